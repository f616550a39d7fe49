// How many card texts are read, by kind and period, and where the language and the tables differ: npm run readings -- FOLDER
import { readFileSync } from 'node:fs';
import { cardOf } from '../src/card-data/card-of.ts';
import { readCardFiles } from '../src/card-data/importing/index.ts';
import { usualAttack } from '../src/card-data/usual-texts/usual-texts.ts';
import { readAttack } from '../src/card-language/index.ts';
import { checkScripts } from '../src/text/index.ts';

const [folder = '', mode = 'figures', limit = '40'] = process.argv.slice(2);
const CLOSED = new Set(['sv8', 'sv9', 'sv10', 'zsv10pt5', 'me1', 'me2']);

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const { cards } = readCardFiles([folder], () => {});
if (mode === 'faults') {
  for (const card of cards.values())
    for (const fault of checkScripts(cardOf(card, undefined))) console.log(card.id, fault);
  process.exit(0);
}
const seen = new Set<string>();
const counts = { own: [0, 0, 0, 0, 0], closed: [0, 0, 0, 0, 0] };
const differ: string[] = [];
const blocked = new Map<string, string[]>();
const news: string[] = [];
let took = 0;
for (const card of cards.values())
  for (const { name, text, damage, mark } of card.attacks ?? []) {
    if (text === undefined) continue;
    const gx = / ?\(You can't use more than 1 GX attack in a game\.\)/u;
    const bare = text.replace(gx, '').trim();
    if (bare === '') continue;
    const key = `${bare.replaceAll(card.name, 'SELF').replaceAll(name, 'OWN')}`;
    const closed = CLOSED.has(card.set);
    if (seen.has(key + closed)) continue;
    seen.add(key + closed);
    const source = {
      name,
      cost: [],
      text: bare,
      ...(damage === undefined ? {} : { damage }),
      ...(mark === undefined ? {} : { mark }),
    };
    const old = usualAttack(source, card.name, gx.test(text));
    const from = performance.now();
    const now = readAttack(bare, {
      name: card.name,
      attack: name,
      damage: damage ?? null,
      mark: mark ?? null,
      gx: gx.test(text),
    });
    took += performance.now() - from;
    const count = closed ? counts.closed : counts.own;
    count[0] = (count[0] ?? 0) + 1;
    if (old !== null) count[1] = (count[1] ?? 0) + 1;
    if (now.read) count[2] = (count[2] ?? 0) + 1;
    if (old !== null || now.read) count[3] = (count[3] ?? 0) + 1;
    if (old !== null && now.read && same(old, now.says)) count[4] = (count[4] ?? 0) + 1;
    if (closed) continue;
    if (old !== null && now.read && !same(old, now.says))
      differ.push(
        `${card.id} ${damage}${mark ?? ''} ${bare}\n   old ${JSON.stringify(sorted(old))}\n   new ${JSON.stringify(sorted(now.says))}`,
      );
    if (!now.read) {
      const at = now.why === 'words' ? now.at.at : bare.length;
      const shown = `${bare.slice(0, at)} ⟨${now.why === 'words' ? '' : now.why}⟩ ${bare.slice(at)}`;
      const group = now.why === 'words' ? bare.slice(Math.max(0, at - 25), at + 25) : now.why;
      blocked.set(group, [
        ...(blocked.get(group) ?? []),
        `${old === null ? ' ' : 'T'} ${card.id} ${damage ?? ''}${mark ?? ''} ${shown}`,
      ]);
    } else if (old === null)
      news.push(`${card.id} ${damage ?? ''}${mark ?? ''} ${bare}\n     ${JSON.stringify(now.says)}`);
  }
console.log('texts, tables, language, both together, equal', counts, `${took.toFixed(0)} ms`);
const some = Number(limit);
if (mode === 'differ') console.log(differ.length, differ.slice(0, some).join('\n'));
if (mode === 'blocked' || mode === 'lost')
  for (const [group, list] of [...blocked].sort((a, b) => b[1].length - a[1].length).slice(0, some)) {
    const shown = mode === 'lost' ? list.filter((one) => one.startsWith('T')) : list;
    if (shown.length > 0)
      console.log(
        `${shown.length} ${group}\n${shown
          .slice(0, 3)
          .map((one) => `      ${one}`)
          .join('\n')}`,
      );
  }
if (mode === 'new') {
  let at = Number(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').length);
  at = Number(process.argv[5] ?? at);
  for (let n = 0; n < some && news.length > 0; n += 1) {
    at = (at * 7919 + 104729) % 1_000_003;
    console.log(news[at % news.length]);
  }
}
