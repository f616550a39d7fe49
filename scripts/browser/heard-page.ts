import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** A copy of the page that notes its own errors from the first line on, for browsers whose console no driver shows. */

const LISTENER = `window.heard = [];
addEventListener('error', (one) => heard.push('script: ' + (one.message || one.target?.outerHTML?.slice(0, 120))), true);
addEventListener('unhandledrejection', (one) => heard.push('script: ' + one.reason));
addEventListener('securitypolicyviolation', (one) => heard.push('asks for ' + one.blockedURI + ' against ' + one.violatedDirective));
for (const kind of ['error', 'warn']) {
  const before = console[kind];
  console[kind] = (...all) => { heard.push('console: ' + all.map(String).join(' ')); before.apply(console, all); };
}
for (const kind of ['alert', 'confirm', 'prompt']) window[kind] = (text) => void heard.push('dialog: ' + text);`;

/** Its policy lets in this one script more. The page itself is as it was. */
export const writeHeardPage = (from: string, to: string): void => {
  const mark = createHash('sha256').update(LISTENER).digest('base64');
  const page = readFileSync(from, 'utf8');
  // A page from a folder lets in its own files; there the listener is one more of them.
  const heard = page
    .replace("script-src '", `script-src 'sha256-${mark}' '`)
    .replace('</title>', () => `</title>\n<script>${LISTENER}</script>`);
  if (heard.length < page.length + LISTENER.length) throw new Error(`${from} has no place for the listener`);
  writeFileSync(to, heard);
};
