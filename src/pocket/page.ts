import { TEXT_PARTS } from './parts.ts';

/** The page as HTML: whole, with every part inside it, or as the first file of a folder. It knows neither disk nor browser. */

/** A part as JSON inside a script element. A `<` could end the element, and JSON may spell it as an escape; what is text becomes one JSON string first. */
const jsonInside = (name: string, text: string): string =>
  (TEXT_PARTS.has(name) ? JSON.stringify(text) : text).replaceAll('<', '\\u003c');

/** What stands in the head of every page. `policy` lets in what the page brings itself and nothing else. */
const head = (policy: string, more: readonly string[]): readonly string[] => [
  '<!DOCTYPE html>',
  '<html lang="en">',
  '<head>',
  '<meta charset="utf-8">',
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  '<meta name="referrer" content="no-referrer">',
  '<meta name="theme-color" content="#f3f4f8" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#0d1017" media="(prefers-color-scheme: dark)">',
  '<meta name="mobile-web-app-capable" content="yes">',
  '<meta name="apple-mobile-web-app-title" content="headjudge">',
  '<title>headjudge pocket</title>',
  ...more,
  '</head>',
];

const BODY = [
  '<body>',
  '<div id="app"><main class="waiting"><h1>headjudge</h1><p role="status">Opening the rulebooks …</p></main></div>',
  '<noscript><p>headjudge rules by itself on this device, and needs JavaScript for it.</p></noscript>',
];

/** What the browser is sent: its program, its style and the icon as a data URL. */
export interface Program {
  readonly script: string;
  readonly style: string;
  /** `sha256-…` of `script`, as the policy of a page names it. */
  readonly scriptHash: string;
  readonly icon: string;
}

/** Parts by name, in the order in which they stand in a page; `imported` is text, the others JSON. */
export type PartTexts = readonly (readonly [name: string, text: string])[];

const partsInside = (parts: PartTexts): readonly string[] =>
  parts.map(([name, text]) => `<script type="application/json" id="part-${name}">${jsonInside(name, text)}</script>`);

/** The style of a page that was built, so that another page can be made with it. */
export const styleOf = (page: string): string => /<style>(.*?)<\/style>/su.exec(page)?.[1] ?? '';

/** One page with everything in it. */
export const onePage = ({ script, style, scriptHash, icon }: Program, parts: PartTexts): string => {
  const policy = [
    "default-src 'none'",
    `script-src '${scriptHash}'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `${[
    ...head(policy, [`<link rel="icon" href="${icon}">`, `<style>${style}</style>`]),
    ...BODY,
    ...partsInside(parts),
    `<script>${script}</script>`,
    '</body>',
    '</html>',
  ].join('\n')}\n`;
};

/** The page of a folder. It is small, so that a browser has read it before its program is there. Program, parts and icons are beside it. */
export const folderPage = (style: string): string => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `${[
    ...head(policy, [
      '<script defer src="app.js"></script>',
      '<link rel="manifest" href="manifest.webmanifest">',
      '<link rel="icon" href="icon-192.png">',
      '<link rel="apple-touch-icon" href="icon-180.png">',
      `<style>${style}</style>`,
    ]),
    ...BODY,
    '</body>',
    '</html>',
  ].join('\n')}\n`;
};

export const MANIFEST: string = `${JSON.stringify(
  {
    id: './',
    name: 'headjudge pocket',
    short_name: 'headjudge',
    description: 'Rulings for Pokémon TCG judges, with the numbers of the rules, without a network',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    background_color: '#0d1017',
    theme_color: '#0d1017',
    categories: ['utilities', 'reference'],
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  null,
  2,
)}\n`;
