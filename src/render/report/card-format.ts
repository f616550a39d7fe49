import type { Announced, Attack, Card, Json, Power, Resistance, Script, Weakness } from '../../state/index.ts';

/** Cards in the keys of a card file. Every key that the reader takes is written, so that reading gives the same cards. */

/** A key with its value, or nothing. */
const key = <T>(name: string, value: T | undefined, write: (value: T) => Json): { readonly [key: string]: Json } =>
  value === undefined ? {} : { [name]: write(value) };

const same = <T extends Json>(value: T): Json => value;

const letters = (run: readonly string[]): string => (run.length === 0 ? 'none' : run.join(' '));

const amounts = (all: readonly string[]): string => (all.length === 0 ? 'none' : all.join(', '));

const weakness = ({ type, times, plus }: Weakness): string =>
  times !== undefined ? `${type} x${times}` : plus !== undefined ? `${type} +${plus}` : type;

const resistance = ({ type, minus }: Resistance): string => (minus === undefined ? type : `${type} -${minus}`);

const script = (one: Script): { readonly [key: string]: Json } => ({
  ...key('text', one.text, same),
  ...key('does', one.does, same),
  ...key('touches', one.touches, same),
  ...key('while', one.while, same),
  ...key('upon', one.upon, same),
  ...key('repeats', one.repeats, same),
});

const damage = ({ damage: points, mark }: Attack): { readonly [key: string]: Json } => {
  if (mark !== undefined) return { damage: `${points ?? ''}${mark}` };
  return points === null ? {} : { damage: points };
};

const attack = (one: Attack): Json => ({
  name: one.name,
  cost: letters(one.cost),
  ...damage(one),
  ...key('base', one.base, same),
  ...key('despite', one.despite, same),
  ...key('cost-when', one.costWhen, same),
  ...key('cost-then', one.costThen, same),
  ...key('free-when', one.freeWhen, same),
  ...key('only-if', one.onlyIf, same),
  ...key('gx', one.gx, same),
  ...key('vstar', one.vstar, same),
  ...key('spares-bench', one.sparesBench, same),
  ...key('choose', one.choose, same),
  ...key('activate', one.activate, same),
  ...key('discards', one.discards, same),
  ...key('ignores', one.ignores, same),
  ...script(one),
});

const announced = (one: Announced): Json => ({
  ...key('once-per-turn', one.oncePerTurn, same),
  ...key('when', one.when, same),
  ...script(one),
});

const power = (one: Power): Json => ({
  name: one.name,
  kind: one.kind,
  ...key('on', one.on, same),
  ...key('vstar', one.vstar, same),
  ...key('once-per-turn', one.oncePerTurn, same),
  ...key('as-often-as-liked', one.asOften, same),
  ...key('opposing-turn', one.opposingTurn, same),
  ...key('leaves', one.leaves, same),
  ...key('in', one.zone, same),
  ...key('as-it-comes', one.comes, same),
  ...key('one-of-name-per-turn', one.oneOfNamePerTurn, same),
  ...key('when', one.when, same),
  ...key('always', one.always, same),
  ...script(one),
});

const cardObject = (card: Card): Json => ({
  ...(card.key === `own:${card.name}` ? {} : { id: card.key }),
  ...key('print', card.print, same),
  ...key('released', card.released, same),
  kind: card.kind,
  ...key('stage', card.stage, same),
  ...key('from', card.from, same),
  ...key('into', card.into, (names) => names.join(', ')),
  ...key('hp', card.hp, same),
  ...key('type', card.types, letters),
  ...key('weakness', card.weakness, (all) => amounts(all.map(weakness))),
  ...key('resistance', card.resistance, (all) => amounts(all.map(resistance))),
  ...key('retreat', card.retreat, same),
  ...key('prizes', card.prizes, same),
  ...key('tags', card.tags, (tags) => tags.join(', ')),
  ...key('per-deck', card.perDeck, ({ most, of }) => ({ most, ...(of === undefined ? {} : { of }) })),
  ...key('short', card.short, same),
  ...key('provides', card.provides, same),
  ...key('attaches-to', card.attachesTo, same),
  ...key('attaches', card.attaches, same),
  ...key('discards-to-play', card.discardsToPlay, same),
  ...key('discards-of', card.discardsOf, same),
  ...key('plays-only-if', card.playsOnlyIf, same),
  ...key('ruled-only-if', card.ruledOnlyIf, same),
  ...key('plays-despite', card.playsDespite, same),
  ...key('evolves-despite', card.evolvesDespite, same),
  ...key('discard-at-end-of-turn', card.discardAtEndOfTurn, same),
  ...key('discard-at-end-of-opponents-turn', card.discardAtEndOfOpponentsTurn, same),
  ...key('discard-if-it-attacks', card.discardIfItAttacks, same),
  ...key('one-of-its-name', card.oneOfItsName, same),
  ...key('stays-discarded', card.staysDiscarded, same),
  ...key('ends-turn', card.endsTurn, same),
  ...key('discard-unless', card.discardUnless, same),
  ...key('burden', card.burden, same),
  ...key('item', card.item, same),
  ...key('always', card.always, same),
  ...key('as-tool', card.asTool, same),
  ...key('announced', card.announced, announced),
  ...key('play', card.play, script),
  ...key('powers', card.powers, (powers) => powers.map(power)),
  ...key('attacks', card.attacks, (attacks) => attacks.map(attack)),
  ...key('lends', card.lends, (attacks) => attacks.map(attack)),
  ...key('lends-powers', card.lendsPowers, (powers) => powers.map(power)),
  ...key('unread', card.unread, (scripts) => scripts.map(script)),
});

/** Cards by name, as under `cards:`; several prints of one name are a list. */
export const cardsObject = (cards: readonly Card[]): { readonly [name: string]: Json } => {
  const names = [...new Set(cards.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const prints = cards.filter((card) => card.name === name).map(cardObject);
      const [only] = prints;
      return [name, prints.length === 1 && only !== undefined ? only : prints];
    }),
  );
};
