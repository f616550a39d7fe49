// How many distinct card texts are read, by kind, and how many cards whole: npm run readings -- FOLDER [--show WHAT] [--kind KIND] [--most N] [--seed N]
// --show: `read` texts with what they say, drawn by the seed; `blocked` what stops the others, by the first word that fits nothing (`list`: each of
// them); `faults` of what is executed; `shipped` the cards entered by hand that are executed in another way than their printed text is read.
// --text 'TEXT' reads one text, as that of an attack (--damage 20+, as printed) unless --kind says otherwise.
import { existsSync } from 'node:fs';
import { cardOf, ownRules } from '../src/card-data/card-of.ts';
import { textsOf } from '../src/card-data/card-texts.ts';
import { readCardFiles } from '../src/card-data/importing/index.ts';
import { bareText, carriedIn, type Printed, readText, type TextKind } from '../src/card-language/index.ts';
import { cards as builtCards } from '../src/cli/data.ts';
import { checkScripts } from '../src/text/index.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { executedTwice } from '../src/trials/shipped-and-read.ts';

const KINDS = ['attack', 'power', 'trainer', 'tool', 'stadium', 'energy'] as const;
const { values, words: folders } = flagsOf(
  'readings',
  {
    show: { kind: 'text', usual: 'figures', among: ['figures', 'read', 'blocked', 'list', 'faults', 'shipped'] },
    kind: { kind: 'text', among: KINDS },
    most: { kind: 'number', usual: 40 },
    seed: { kind: 'number', usual: 7 },
    text: { kind: 'text' },
    damage: { kind: 'text', word: '20+' },
  },
  { word: 'FOLDER' },
);
const { show: mode, kind: wanted = 'all', most, seed, text: typed, damage: printedDamage = '' } = values;

/** A text as it is read by the grammar: what it says, or the word from which on nothing fits. */
const readAlone = (text: string): number => {
  const kind: TextKind = wanted === 'power' || wanted === 'trainer' || wanted === 'stadium' ? wanted : 'attack';
  const [, points = '', sign = ''] = /^(\d*)([-+x]?)$/u.exec(printedDamage) ?? [];
  const mark = sign === '+' || sign === '-' || sign === 'x' ? sign : null;
  const read = readText(kind, text, {
    name: 'This Pokémon',
    attack: 'This attack',
    damage: points === '' ? null : Number(points),
    mark,
    gx: false,
  });
  if (read.read) console.log(JSON.stringify(read.says, null, 2));
  else if (read.why === 'words') console.log(`${text}\n${' '.repeat(read.at.at)}^ nothing fits from here on`);
  else console.log(`not read: ${read.why}`);
  return read.read ? 0 : 1;
};
if (typed !== undefined) process.exit(readAlone(typed));

const [folder = '', ...others] = folders;
if (folder === '' || others.length > 0 || !existsSync(folder)) {
  const fault =
    folder === ''
      ? 'a folder of card data is missing'
      : others.length > 0
        ? 'one folder is enough'
        : `there is no folder ${folder}`;
  console.error(`${fault}: npm run readings -- FOLDER, or --help`);
  process.exit(2);
}

interface Text {
  readonly id: string;
  readonly kind: TextKind;
  readonly text: string;
  readonly printed: Printed;
  /** A power that is used, or one that is in force, by what its card calls it. */
  readonly used?: boolean;
}

/** That it is used once in a game stands on the card as a mark. */
const VSTAR = / ?\(You can't use more than 1 VSTAR Power in a game\.\)/u;
const GX = / ?\(You can't use more than 1 GX attack in a game\.\)/u;

const { cards, sets } = readCardFiles([folder], () => {});
if (mode === 'faults') {
  for (const card of cards.values())
    for (const fault of checkScripts(cardOf(card, sets.get(card.set)))) console.log(card.id, fault);
  process.exit(0);
}
if (mode === 'shipped') {
  for (const ours of builtCards()) {
    const source = cards.get(ours.key);
    const parts = source === undefined ? [] : executedTwice(ours, cardOf(source, sets.get(source.set)));
    for (const { part, shipped, read } of parts)
      console.log(`${ours.name} (${ours.print ?? ours.key}), ${part}\n  shipped  ${shipped}\n  read     ${read}`);
  }
  process.exit(0);
}

const texts: Text[] = [];
for (const card of cards.values()) {
  const of = { id: card.id };
  const released = sets.get(card.set)?.released;
  const around = {
    name: card.name,
    attack: '',
    damage: null,
    mark: null,
    gx: false,
    ...(released === undefined ? {} : { released }),
  };
  for (const attack of card.attacks ?? []) {
    const text = (attack.text ?? '').replace(GX, '').replace(VSTAR, '').trim();
    const gx = GX.test(attack.text ?? '');
    const { name, damage = null, mark = null } = attack;
    if (text !== '')
      texts.push({
        ...of,
        kind: 'attack',
        text,
        printed: { name: card.name, attack: name, damage, mark, gx, ...(released === undefined ? {} : { released }) },
      });
  }
  for (const { name, type, text } of card.powers ?? [])
    texts.push({
      ...of,
      kind: 'power',
      text,
      printed: { ...around, attack: name },
      ...(type === 'Poké-Power' ? { used: true } : type === 'Poké-Body' ? { used: false } : {}),
    });
  if (card.supertype === 'Trainer' && card.hp === undefined) {
    const made = cardOf(card, sets.get(card.set));
    if (made.kind === 'stadium' || made.attaches === true) continue;
    const text = ownRules(card)
      .filter((rule) => bareText(rule) !== '')
      .join(' ');
    if (text !== '') texts.push({ ...of, kind: 'trainer', text, printed: around });
  }
}

const NOT_READ = { read: false, why: 'not-said' } as const;
const readings: string[] = [];
const blocked = new Map<string, string[]>();
const counts: { [kind: string]: { texts: number; read: number; share: string } } = {};
const seen = new Set<string>();
for (const { id, kind, text, printed, used } of texts) {
  const key = `${kind}${text.replaceAll(printed.name, 'SELF')}`;
  if (seen.has(key) || (wanted !== 'all' && wanted !== kind)) continue;
  seen.add(key);
  const read = readText(kind, text, printed);
  // A Poké-Power is used, and a Poké-Body never.
  const now = read.read && used !== undefined && Array.isArray(read.says) === used ? NOT_READ : read;
  counts[kind] ??= { texts: 0, read: 0, share: '' };
  const count = counts[kind];
  if (count === undefined) continue;
  count.texts += 1;
  if (now.read) count.read += 1;
  count.share = `${((100 * count.read) / count.texts).toFixed(1)} %`;
  if (now.read) {
    const stands = `${id} ${printed.damage ?? ''}${printed.mark ?? ''} ${text}`;
    readings.push(`${stands}\n     ${JSON.stringify(now.says)}`);
    continue;
  }
  const at = now.why === 'words' ? now.at.at : text.length;
  const group = now.why === 'words' ? text.slice(Math.max(0, at - 25), at + 25) : now.why;
  const shown = `${id} ${text.slice(0, at)} ⟨${now.why}⟩ ${text.slice(at)}`;
  blocked.set(group, [...(blocked.get(group) ?? []), shown]);
}
const blockedAt = (kind: string, card: Parameters<typeof ownRules>[0]): string => {
  const text = ownRules(card)
    .filter((rule) => bareText(rule) !== '')
    .join(' ');
  const own = kind === 'stadium' ? text : (carriedIn(text)?.text ?? text);
  const reading = readText(kind === 'stadium' ? 'stadium' : 'attached', own, {
    name: card.name,
    attack: '',
    damage: null,
    mark: null,
    gx: false,
  });
  if (reading.read) return `(read) ${own}`;
  const at = reading.why === 'words' ? reading.at.at : own.length;
  return `${own.slice(0, at)} ⟨${reading.why}⟩ ${own.slice(at)}`;
};

/** Tools, Technical Machines, Stadiums and special Energy cards: is all of their text executed? */
const wholes: { [kind: string]: { texts: number; executed: number } } = {};
for (const card of cards.values()) {
  if (card.hp !== undefined || (card.rules ?? []).length === 0) continue;
  const special = card.supertype === 'Energy' && card.subtypes?.includes('Basic') !== true;
  const made = card.supertype === 'Trainer' || special ? cardOf(card, sets.get(card.set)) : undefined;
  const kind = special ? 'energy' : made?.kind === 'stadium' ? 'stadium' : made?.attaches === true ? 'tool' : null;
  if (made === undefined || kind === null || (wanted !== 'all' && wanted !== kind)) continue;
  const text = (card.rules ?? []).join(' ');
  const key = `${kind}${text.replaceAll(card.name, 'SELF')}`;
  if (seen.has(key)) continue;
  seen.add(key);
  wholes[kind] ??= { texts: 0, executed: 0 };
  const count = wholes[kind];
  if (count === undefined) continue;
  const executed = made.unread === undefined && made.lends?.some(({ touches }) => touches !== undefined) !== true;
  count.texts += 1;
  if (executed) count.executed += 1;
  else if (mode === 'list' || mode === 'blocked') console.log(`  ${card.id} ${blockedAt(kind, card)}`);
  if (executed && mode === 'read')
    console.log(card.id, text, JSON.stringify([made.always, made.announced, made.provides]));
}

/** Cards with words on them, alike ones once: is every text of theirs executed? */
const wholeCards: { [kind: string]: { cards: number; whole: number; share: string } } = {};
const seenCards = new Set<string>();
for (const card of cards.values()) {
  if (wanted !== 'all') break;
  const texts = textsOf(cardOf(card, sets.get(card.set))).filter(({ executed }) => executed !== 'no text');
  const kind = card.supertype;
  const key = `${kind}${card.name}${texts.map(({ name, text }) => `${name}: ${text}`).join('|')}`;
  if (texts.length === 0 || seenCards.has(key)) continue;
  seenCards.add(key);
  for (const row of [kind, 'all']) {
    const { cards: before, whole } = wholeCards[row] ?? { cards: 0, whole: 0 };
    const now = {
      cards: before + 1,
      whole: whole + (texts.every(({ executed }) => executed === 'whole') ? 1 : 0),
    };
    wholeCards[row] = { ...now, share: `${((100 * now.whole) / now.cards).toFixed(1)} %` };
  }
}
console.table(counts);
console.table(wholes);
console.table(wholeCards);
if (mode === 'blocked')
  for (const [group, list] of [...blocked].sort((a, b) => b[1].length - a[1].length).slice(0, most)) {
    const some = list.slice(0, 2).map((one) => `      ${one}`);
    console.log(`${list.length} ${group}\n${some.join('\n')}`);
  }
if (mode === 'list') for (const [, list] of blocked) for (const one of list) console.log(one);
if (mode === 'read') {
  let at = seed;
  for (const left = [...readings]; left.length > 0 && readings.length - left.length < most; ) {
    at = (at * 7919 + 104_729) % 1_000_003;
    console.log(...left.splice(at % left.length, 1));
  }
}
