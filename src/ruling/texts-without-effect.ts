import {
  type ClaimKind,
  type Condition,
  type Facts,
  type Force,
  gapMutedBy,
  gapsInPlay,
  inPlay,
  matches,
  mutedBy,
  namedApart,
  playerOf,
  pokemonOf,
  type View,
} from '../claims/index.ts';
import { type Action, paragraphOf, statesLaw } from '../engine/index.ts';
import { cards, findAttack, isTool, powers, TOOL_WITHOUT_EFFECT, unmetTerms } from '../rules/index.ts';
import type { Power, Uid } from '../state/index.ts';
import type { Ground, Way } from './ruling.ts';
import {
  bansNotNow,
  cheaperNotNow,
  isAboutAct,
  meantBy,
  OF_THE_ACTING,
  OF_THE_ATTACKED,
  permitsNotNow,
  textsNotNow,
} from './texts-not-now.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The codes of texts that the players may count on or fear, and that say nothing now. */
export const CODES = {
  way: ['text-without-effect'],
} as const;

/** What else such a text would have said of a Pokémon that is attacked, or of nobody in particular. */
const ALSO_OF_THE_ATTACKED: readonly ClaimKind[] = ['hp', 'prizes', 'weakness', 'no-weakness', 'no-resistance'];
const OF_THE_CHECKUP: readonly ClaimKind[] = ['checkup'];

const actingIn = (action: Action): Uid | null =>
  action.kind === 'attack' ? action.attacker : action.kind === 'retreat' ? action.pokemon : null;

/** The Pokémon that an attack is made against, as it begins. */
export const attackedIn = (view: View, action: Action): readonly Uid[] => {
  if (action.kind !== 'attack') return [];
  const opponents = view.readings.opponents(view, view.state.toMove);
  return opponents.flatMap((seat) =>
    playerOf(view.state, seat).active.flatMap((one) => (one === null ? [] : [one.uid])),
  );
};

/** Its text does something on the Bench, or to one of several Pokémon. */
const REACHES_BENCH = /"bench"|"side":"theirs"/u;

/** All that an attack may do something to: the Pokémon that is attacked, and Benched ones where its text speaks of them. */
export const reachedBy = (view: View, action: Action, attacked: readonly Uid[]): readonly Uid[] => {
  const attack = action.kind === 'attack' ? findAttack(view, action)?.attack : undefined;
  if (!REACHES_BENCH.test(JSON.stringify([attack?.choose, attack?.does]))) return attacked;
  return [...attacked, ...view.state.players.flatMap(({ bench }) => bench.map(({ uid }) => uid))];
};

const isAbout = (view: View, { claim, from }: Force, uid: Uid): boolean =>
  unlessUnknown(
    () => matches(view, claim.on ?? 'self', from, uid),
    () => false,
  );

/** Texts of a kind that would bear on the act, of those that this list has. */
const bearing = (view: View, action: Action, textsOf: (kind: ClaimKind) => readonly Force[]): readonly Force[] => {
  const acting = actingIn(action);
  const attacked = reachedBy(view, action, attackedIn(view, action));
  const own = (OF_THE_ACTING[action.kind] ?? []).flatMap((kind) =>
    textsOf(kind).filter((force) => acting !== null && isAbout(view, force, acting) && isAboutAct(force.claim, action)),
  );
  const theirs = [...OF_THE_ATTACKED, ...ALSO_OF_THE_ATTACKED].flatMap((kind) =>
    attacked.length === 0 ? [] : textsOf(kind).filter((force) => attacked.some((uid) => isAbout(view, force, uid))),
  );
  const later = action.kind === 'end-turn' ? OF_THE_CHECKUP.flatMap(textsOf) : [];
  return [...own, ...theirs, ...later];
};

/** The prohibitions of an attack that lacks Energy. */
const OF_ITS_COST: readonly string[] = ['attack-cost', 'attack-is-illegal', 'energy-by-its-text'];

/** Which texts count that ask for what is not there: all of them where its Retreat Cost alone keeps from the act, those on the cost where the Energy of an attack does. */
export const countedBeside = (codes: readonly string[]): boolean | 'price' => {
  if (codes.every((code) => code === 'retreat-cost')) return true;
  return codes.every((code) => OF_ITS_COST.includes(code)) ? 'price' : false;
};

const cardOf = (view: View, { card, name }: Force): string => (card === null ? null : view.cardAt(card)?.name) ?? name;

/** Those of them that would forbid the act, or let it be done in spite of what now stands in its way. */
const onTheAct = (view: View, action: Action, bars: readonly string[]): readonly Force[] =>
  [...view.muted('cannot'), ...view.muted('may')].filter((force) =>
    unlessUnknown(
      () => cards.wouldBearOn(view, action, force, bars),
      () => false,
    ),
  );

/** Those that would let a Pokémon carry more Tools, where the one it has keeps another off. */
const onItsTools = (view: View, action: Action, bars: readonly string[]): readonly Force[] => {
  const card = action.kind === 'play-trainer' ? view.cardAt(action.card) : null;
  if (action.kind !== 'play-trainer' || card === null || !isTool(card) || !bars.includes('target')) return [];
  const hosts =
    action.to === undefined ? inPlay(playerOf(view.state, view.state.toMove)).map(({ uid }) => uid) : [action.to];
  return view.muted('tool-limit').filter((force) => hosts.some((uid) => isAbout(view, force, uid)));
};

/** What another text leaves without effect, where it would bear on the act: the players will ask why it says nothing. */
const silenced = (view: View, action: Action, bars: readonly string[]): readonly Way[] =>
  [
    ...bearing(view, action, (kind) => view.muted(kind)),
    ...onTheAct(view, action, bars),
    ...onItsTools(view, action, bars),
  ].map((force) => ({
    legal: false,
    code: 'text-without-effect',
    facts: { text: force.origin === 'body' ? force.name : cardOf(view, force), by: mutedBy(view, force).join(' and ') },
    rule: paragraphOf(force.kind === null ? TOOL_WITHOUT_EFFECT : powers.withoutEffect(force.kind), view),
  }));

/** Texts that would let the act be done in spite of this bar, did not another one leave them without effect: it may leave play in the same turn. */
export const allowedWithoutMuting = (view: View, action: Action, bar: string): Ground['allowances'] =>
  view
    .muted('may')
    .filter((force) =>
      unlessUnknown(
        () => cards.wouldBearOn(view, action, force, [bar]),
        () => false,
      ),
    )
    .map((force) => ({
      rule: paragraphOf(force.kind === null ? TOOL_WITHOUT_EFFECT : powers.withoutEffect(force.kind), view),
      code: 'muting-text-gone' as const,
      facts: {
        text: force.origin === 'body' ? force.name : cardOf(view, force),
        by: mutedBy(view, force).join(' and '),
      },
    }));

/** Powers that a card asks about when it is played, and that are left without effect: it finds none of them. */
const askedAboutSilenced = (view: View, action: Action): readonly Way[] => {
  const card = action.kind === 'play-trainer' || action.kind === 'play-supporter' ? view.cardAt(action.card) : null;
  const asked = /"has":"(?<kind>[a-z-]+)"/u.exec(JSON.stringify([card?.playsOnlyIf ?? null, card?.play?.does ?? null]))
    ?.groups?.kind;
  if (asked === undefined) return [];
  return view.state.players.flatMap((player) =>
    inPlay(player).flatMap((pokemon) => {
      const from = { seat: player.seat, uid: pokemon.uid };
      const powersOf = unlessUnknown(
        () => view.readings.features(view, pokemon).powers,
        () => [],
      );
      return powersOf.flatMap(({ power: { name, kind }, card: printed }): readonly Way[] => {
        const by = kind === asked ? mutedBy(view, { from, card: printed, name, origin: 'body', kind }) : [];
        const facts = { text: name, by: by.join(' and ') };
        const rule = paragraphOf(powers.withoutEffect(kind), view);
        return by.length === 0 ? [] : [{ legal: false, code: 'text-without-effect', facts, rule }];
      });
    }),
  );
};

/** The same of texts that are not read. */
const unreadSilenced = (view: View, action: Action): readonly Way[] =>
  gapsInPlay(view).flatMap((gap): readonly Way[] => {
    const { touches, text = '' } = gap.script;
    const by = unlessUnknown(
      () => gapMutedBy(view, gap),
      () => [],
    );
    if (by.length === 0 || touches?.includes(action.kind) === false || text === '') return [];
    const isPower = 'name' in gap.script;
    return [
      {
        legal: false,
        code: 'text-without-effect',
        facts: {
          text: isPower ? String(gap.script.name) : (view.cardAt(gap.card)?.name ?? ''),
          by: by.join(' and '),
        },
        rule: paragraphOf(isPower ? powers.withoutEffect((gap.script as Power).kind) : TOOL_WITHOUT_EFFECT, view),
      },
    ];
  });

/** Powers that are not read and would bear on the act, where what they say of themselves keeps them silent. */
const unreadNotNow = (view: View, action: Action): readonly Way[] =>
  gapsInPlay(view).flatMap(({ script, from, uid }): readonly Way[] => {
    const { touches, while: asked } = script;
    if (!('name' in script) || asked === undefined || touches?.includes(action.kind) === false) return [];
    const pokemon = uid === null ? null : pokemonOf(view.state, uid);
    const unmet = unlessUnknown(
      () => unmetTerms(view, asked as Condition, from),
      () => ({}) as Facts,
    );
    if (pokemon === null || unmet.unmet === undefined || unmet.unmet === 'self-place') return [];
    const facts = { text: String(script.name), of: namedApart(view, pokemon), ...unmet };
    const law = powers.byItselfWhileConditionsAreMet('body');
    const stated = statesLaw(law, view.doc) ? paragraphOf(law, view) : null;
    const rule = meantBy(view, asked as Condition, from) ?? stated;
    return [{ legal: false, code: 'text-not-now', facts, rule }];
  });

/**
 * Texts on the table that bear on the act and say nothing now; each once. `notNow`: also those that ask for what is not there, which count only where
 * nothing keeps from the act, or only its cost does (`price`). `bars`: what does keep from it.
 */
export const textsWithoutEffect = (
  view: View,
  action: Action,
  notNow: boolean | 'price',
  bars: readonly string[] = [],
): readonly Way[] => {
  if (view.state.players.every((player) => inPlay(player).length === 0)) return [];
  const attacked = attackedIn(view, action);
  const all = [
    ...silenced(view, action, bars),
    ...askedAboutSilenced(view, action),
    ...unreadSilenced(view, action),
    ...unreadNotNow(view, action),
    ...permitsNotNow(view, action, bars),
    ...(notNow === 'price' ? cheaperNotNow(view, action, actingIn(action)) : []),
    ...(notNow === true
      ? textsNotNow(view, action, actingIn(action), attacked, reachedBy(view, action, attacked))
      : []),
    ...(notNow === true ? bansNotNow(view, action, actingIn(action)) : []),
  ];
  return all.filter((one, at) => all.findIndex(({ facts }) => facts.text === one.facts.text) === at);
};
