import { deflateSync } from 'node:zlib';

/** The icon of the pocket edition, drawn by computation: a gavel of two bars over a block, white on a dark ground. */

type Colour = readonly [number, number, number];

const GROUND: Colour = [27, 34, 82];
const GLOW: Colour = [76, 96, 226];
const INK: Colour = [255, 255, 255];
const GOLD: Colour = [255, 200, 61];

/** How far a point lies inside a bar with round ends, of this half length and half width, turned by an angle; negative inside. */
const bar = (
  x: number,
  y: number,
  { at: [cx, cy], turn, length, width }: { at: readonly [number, number]; turn: number; length: number; width: number },
): number => {
  const [dx, dy] = [x - cx, y - cy];
  const along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - length;
  const across = Math.abs(-dx * Math.sin(turn) + dy * Math.cos(turn)) - width;
  const round = Math.min(0.022, width);
  return Math.hypot(Math.max(along + round, 0), Math.max(across + round, 0)) - round;
};

/** All lengths in parts of the side. */
const HEAD = { at: [0.43, 0.39], turn: -Math.PI / 4, length: 0.165, width: 0.088 } as const;
const RINGS = [
  { at: [0.331, 0.489], turn: Math.PI / 4, length: 0.125, width: 0.026 },
  { at: [0.529, 0.291], turn: Math.PI / 4, length: 0.125, width: 0.026 },
] as const;
const HANDLE = { at: [0.6, 0.56], turn: Math.PI / 4, length: 0.2, width: 0.036 } as const;
const BLOCK = { at: [0.42, 0.77], turn: 0, length: 0.2, width: 0.04 } as const;

const mixed = (below: Colour, above: Colour, share: number): Colour => [
  below[0] + (above[0] - below[0]) * share,
  below[1] + (above[1] - below[1]) * share,
  below[2] + (above[2] - below[2]) * share,
];

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
};

/** A PNG of `side` × `side`. `square` fills it to the corners, for systems that cut their own shape. */
export const drawIcon = (side: number, shape: 'round' | 'square'): Uint8Array => {
  const rows = new Uint8Array(side * (side * 4 + 1));
  const soft = 1.2 / side;
  const cover = (inside: number): number => Math.min(1, Math.max(0, 0.5 - inside / soft));
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [px, py] = [(column + 0.5) / side, (row + 0.5) / side];
      // A shape that may be cut keeps its drawing within the middle.
      const zoom = shape === 'square' ? 1.22 : 1;
      const [x, y] = [(px - 0.5) * zoom + 0.48, (py - 0.5) * zoom + 0.52];
      let colour = mixed(GLOW, GROUND, Math.min(1, Math.hypot(px - 0.2, py - 0.1)));
      colour = mixed(colour, GOLD, cover(bar(x, y, BLOCK)));
      colour = mixed(colour, INK, cover(bar(x, y, HANDLE)));
      colour = mixed(colour, INK, cover(bar(x, y, HEAD)));
      for (const ring of RINGS) colour = mixed(colour, GOLD, cover(bar(x, y, ring)));
      const corner = Math.hypot(Math.max(Math.abs(px - 0.5) - 0.28, 0), Math.max(Math.abs(py - 0.5) - 0.28, 0)) - 0.22;
      const at = row * (side * 4 + 1) + 1 + column * 4;
      rows.set([...colour.map(Math.round), shape === 'square' ? 255 : Math.round(255 * cover(corner))], at);
    }
  const size = new Uint8Array(13);
  const view = new DataView(size.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  size.set([8, 6, 0, 0, 0], 8);
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return Buffer.concat(parts);
};
