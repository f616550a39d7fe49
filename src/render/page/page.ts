import { escaped } from './escape-html.ts';

/** Black on white in sizes that print: no meaning depends on colour, and nothing is loaded from anywhere. */
const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 48rem; padding: 1rem; color: #000; background: #fff;
  font: 1rem/1.4 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", Arial, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1rem; margin: 1rem 0 .25rem; border-bottom: 1px solid #767676; }
h3 { font-size: 1rem; margin: .75rem 0 .125rem; }
p { margin: .25rem 0; }
ul, ol { margin: .25rem 0; padding-left: 1.5rem; }
ul.bare { list-style: none; padding-left: 0; }
ul.bare ul.bare { padding-left: 1.5rem; }
li { margin: .125rem 0; }
a { color: #000; }
blockquote { margin: .25rem 0 .25rem .25rem; padding-left: .75rem; border-left: 3px solid #767676; }
.own { white-space: pre-line; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: left; padding: .125rem 0; }
th, td { text-align: left; vertical-align: top; padding: .125rem .5rem .125rem 0; border-top: 1px solid #d0d0d0; font-weight: normal; }
thead th { border-top: 0; color: #444; font-size: .8rem; }
th.side { font-weight: bold; padding-top: .4rem; }
th[scope=row] { white-space: nowrap; }
td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td.sum { font-weight: bold; }
.top { display: flex; justify-content: space-between; gap: 1rem; color: #444; }
.say { font-size: 1.2rem; margin: .5rem 0; }
.row { display: flex; justify-content: space-between; gap: 1rem; }
.cites { color: #444; text-align: right; flex: none; max-width: 45%; font-size: .9rem; }
.label { color: #444; }
.verdict { margin-right: .75rem; }
.line { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: .85rem; white-space: pre-wrap; overflow-wrap: anywhere;
  border: 1px solid #767676; padding: .4rem; user-select: all; }
.small { font-size: .85rem; }
.muted { color: #444; }
.rules p { margin: .2rem 0; }
.rules p + p { padding-left: 1rem; }
.sign { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; margin-top: 1.5rem; }
.sign span { flex: 1 1 6rem; border-bottom: 1px solid #000; padding-bottom: .1rem; min-height: 1.6rem; }
.sign span.wide { flex: 2 1 14rem; }
@media (max-width: 34rem) {
  table, tbody, caption { display: block; }
  thead { position: absolute; left: -9999px; }
  tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; border-top: 1px solid #d0d0d0; }
  th, td { border-top: 0; padding-right: 0; }
  td:empty, th:empty { display: none; }
}
@media print {
  @page { margin: 11mm; }
  html { font-size: 8.5pt; }
  body { max-width: none; padding: 0; line-height: 1.25; }
  p, li, ul, ol { margin-top: .05rem; margin-bottom: .05rem; }
  th, td { padding-top: 0; padding-bottom: 0; }
  .rules { columns: 2; column-gap: 2rem; font-size: 7.5pt; }
  .rules > div { break-inside: avoid; }
  .line { font-size: 7pt; padding: .2rem; }
  .sign { margin-top: .75rem; }
  h2, h3, .row, tr, li { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  h2 { margin-top: .6rem; }
  a { text-decoration: none; }
  .screen { display: none; }
}
`.trim();

/** One page that needs nothing beside it: no script, no picture, and a policy that lets nothing in. `body` is HTML already. */
export const page = (title: string, body: string): string =>
  `${[
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>\n${STYLE}\n</style>`,
    '</head>',
    '<body>',
    body,
    '</body>',
    '</html>',
  ].join('\n')}\n`;

/** The anchor of a rule on a page: letters, digits and hyphens, the same for the same rule and for no other. */
export const anchorOf = ({ document, id }: { readonly document: string; readonly id: string }): string =>
  `r-${document}-${[...id].map((sign) => (/[A-Za-z0-9]/u.test(sign) ? sign : `-${sign.codePointAt(0)?.toString(16)}-`)).join('')}`;
