/**
 * A text as a QR code of bytes in UTF-8 (ISO/IEC 18004, error correction M), so that a line goes from one telephone to another without a network.
 * Versions 1 to 20; null for a text that is too long for them (666 bytes).
 */

/** Of each version at level M: codewords of correction in a block, and how many blocks. */
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
];

/** Modules of a version that carry codewords, in bits. */
const roomOf = (version: number): number => {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const all = (16 * version + 128) * version + 64;
  const patterns = version === 1 ? 0 : (25 * aligned - 10) * aligned - 55;
  return all - patterns - (version >= 7 ? 36 : 0);
};

const codewordsOf = (version: number): { readonly all: number; readonly data: number } => {
  const [correction, blocks] = BLOCKS[version - 1] ?? [0, 0];
  const all = Math.floor(roomOf(version) / 8);
  return { all, data: all - correction * blocks };
};

/** Multiplication in the field of 256 elements that the codes are reckoned in. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

const divisorOf = (degree: number): readonly number[] => {
  const result: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++)
      result[at] = times(result[at] ?? 0, root) ^ (at + 1 < degree ? (result[at + 1] ?? 0) : 0);
    root = times(root, 2);
  }
  return result;
};

const remainderOf = (data: readonly number[], divisor: readonly number[]): readonly number[] => {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((one, at) => {
      result[at] = (result[at] ?? 0) ^ times(one, factor);
    });
  }
  return result;
};

/** Head, bytes and filling, as codewords of this version. */
const dataOf = (bytes: Uint8Array, version: number): readonly number[] => {
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let at = width - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const { data } = codewordsOf(version);
  put(0, Math.min(4, data * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let fill = 0xec; bits.length < data * 8; fill ^= 0xec ^ 0x11) put(fill, 8);
  return Array.from({ length: data }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
};

/** The blocks with their correction, dealt out one codeword at a time. */
const dealt = (data: readonly number[], version: number): readonly number[] => {
  const [correction, blocks] = BLOCKS[version - 1] ?? [0, 1];
  const { all } = codewordsOf(version);
  const short = Math.floor(all / blocks) - correction;
  const shorts = blocks - (all % blocks);
  const divisor = divisorOf(correction);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const length = short + (block < shorts ? 0 : 1);
    const own = data.slice(at, at + length);
    at += length;
    return { own, more: remainderOf(own, divisor) };
  });
  const order = (of: (part: (typeof parts)[number]) => readonly number[], longest: number): readonly number[] =>
    Array.from({ length: longest }, (_, place) => parts.flatMap((part) => of(part)[place] ?? [])).flat();
  return [...order(({ own }) => own, short + 1), ...order(({ more }) => more, correction)];
};

type Grid = (boolean | null)[][];

const alignedAt = (version: number): readonly number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
};

/** The patterns that a reader finds the code by; `null` is free for data. */
const patterns = (version: number): Grid => {
  const side = version * 4 + 17;
  const grid: Grid = Array.from({ length: side }, () => Array.from({ length: side }, () => null));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < side) row[x] = dark;
  };
  for (let at = 0; at < side; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        if (cy + dy >= 0 && cy + dy < side) set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  const places = alignedAt(version);
  const last = places.length - 1;
  places.forEach((cy, i) => {
    places.forEach((cx, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    });
  });
  if (version >= 7) {
    let rest = version;
    for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >>> at) & 1) === 1;
      set(side - 11 + (at % 3), Math.floor(at / 3), dark);
      set(Math.floor(at / 3), side - 11 + (at % 3), dark);
    }
  }
  return grid;
};

/** Level M and the mask, written twice. */
const writeFormat = (grid: Grid, mask: number): void => {
  const side = grid.length;
  let rest = mask;
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const set = (x: number, y: number, at: number): void => {
    const row = grid[y];
    if (row !== undefined) row[x] = ((bits >>> at) & 1) === 1;
  };
  for (let at = 0; at <= 5; at++) set(8, at, at);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let at = 9; at < 15; at++) set(14 - at, 8, at);
  for (let at = 0; at < 8; at++) set(side - 1 - at, 8, at);
  for (let at = 8; at < 15; at++) set(8, side - 15 + at, at);
  const row = grid[side - 8];
  if (row !== undefined) row[8] = true;
};

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const filled = (version: number, codewords: readonly number[], mask: number): boolean[][] => {
  const grid = patterns(version);
  const side = grid.length;
  writeFormat(grid, mask);
  let bit = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? side - 1 - step : step;
        const row = grid[y];
        if (row === undefined || row[x] !== null) continue;
        const dark = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== (MASKS[mask]?.(x, y) ?? false);
        bit += 1;
      }
  }
  return grid.map((row) => row.map((dark) => dark === true));
};

/** How hard a code is to read: long runs, blocks of four, what looks like a finder, too much of one shade. */
const penaltyOf = (grid: readonly (readonly boolean[])[]): number => {
  const side = grid.length;
  const at = (x: number, y: number): boolean => grid[y]?.[x] === true;
  let penalty = 0;
  for (const read of [at, (x: number, y: number) => at(y, x)])
    for (let y = 0; y < side; y++) {
      let run = 0;
      let line = '';
      for (let x = 0; x < side; x++) {
        run = x > 0 && read(x, y) === read(x - 1, y) ? run + 1 : 1;
        if (run === 5) penalty += 3;
        else if (run > 5) penalty += 1;
        line += read(x, y) ? '1' : '0';
      }
      for (const found of ['10111010000', '00001011101'])
        for (let from = line.indexOf(found); from >= 0; from = line.indexOf(found, from + 1)) penalty += 40;
    }
  let dark = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (at(x, y)) dark += 1;
      if (
        x + 1 < side &&
        y + 1 < side &&
        at(x, y) === at(x + 1, y) &&
        at(x, y) === at(x, y + 1) &&
        at(x, y) === at(x + 1, y + 1)
      )
        penalty += 3;
    }
  return penalty + Math.floor(Math.abs(dark * 20 - side * side * 10) / (side * side)) * 10;
};

/** Rows of modules, true for a dark one. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | null => {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_one, at) => bytes.length + (at + 1 < 10 ? 2 : 3) <= codewordsOf(at + 1).data) + 1;
  if (version === 0) return null;
  const codewords = dealt(dataOf(bytes, version), version);
  const all = MASKS.map((_mask, mask) => filled(version, codewords, mask));
  return all.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
};
