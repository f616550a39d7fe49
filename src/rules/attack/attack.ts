import {
  claimsOn,
  conditionOf,
  type EndingCode,
  energyIds,
  type Force,
  namedApart,
  type OwnAttack,
  pokemonOf,
  topCard,
} from '../../claims/index.ts';
import {
  type ActionOf,
  lawOf,
  leftOpenBy,
  NotModelled,
  paragraphOf,
  reading,
  statesLaw,
  step,
  unknownFact,
} from '../../engine/index.ts';
import {
  type Attack,
  type CardId,
  hasSignUnexplained,
  isTable,
  type Json,
  type Pokemon,
  sameName,
  sameValue,
  type Uid,
} from '../../state/index.ts';
import { attackCost } from '../attached-cards/energy.ts';
import { remarkOnEnergy } from '../attached-cards/energy-remarks.ts';
import { everyReading, spanOf } from '../attached-cards/unknown-energy.ts';
import { beforeRule } from '../cards/card-before-rule.ts';
import { reckon } from '../damage/damage.ts';
import { inCounters, placeCountersOtherwise } from '../damage/damage-counters.ts';
import { setAsideFor } from '../damage/set-aside-by-text.ts';
import { spendOnDamage } from '../damage/spent.ts';
import { newest } from '../effects/continuous-effects.ts';
import { inOrder } from '../in-order.ts';
import { preventedByCoin, withSurvival } from '../knock-outs/surviving.ts';
import { keepsBy, whyPowerKept } from '../pokemon/pokemon.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';
import type { AttackSteps, T, TextContext, Texts } from '../questions.ts';
import { countersByAText } from '../special-conditions/counters-by-a-text.ts';
import { removeByImmunity } from '../special-conditions/removed-by-immunity.ts';
import { detachToDiscard } from '../zones.ts';
import { againstWhoComesUp } from './aim.ts';
import type { AttackRun } from './attack-run.ts';
import { attacksOnceMore } from './attacks-twice.ts';
import { asSum } from './base-as-sum.ts';
import { coinedDiscards } from './coined-discards.ts';
import { requirementsHold } from './copied-attacks.ts';
import { BEFORE_DAMAGE, energyIfCancelled, FINDS_DAMAGE, isDemanded, isOpenIfCancelled } from './demanded.ts';
import { changesOfCost, findAttack, isAttack, letsUse } from './may-attack.ts';
import { rememberGx } from './own-terms.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  ending: ['cancelled-by-effect', 'confused'],
  need: ['defending-not-told'],
  note: [
    'attack-kept',
    'attack-of-another-card',
    'base-by-effect',
    'base-damage',
    'base-from-text',
    'damage-is',
    'energy-meets-cost',
    'own-energy-not-there',
    'turn-ends-all-the-same',
  ],
  question: ['attack-may-fail'],
} as const;

/** The attack, step by step (CR 603). */

/** The attack phase begins with the declaration; roles are bound there and then. */
export const DECLARE = lawOf({
  'comprehensive-2009': ['603.1', 'Attacking Pokémon'],
  'ex-2003': ['Attack', 'the attack you use'],
  'advanced-2018': ['I.A-01/atk.1', 'announce it to the opponent'],
  'advanced-2025': ['I.A-01/atk.1', 'announce it to the opponent'],
  'neo-2001': ['Order.2', 'which attack your Active Pokémon uses'],
  'xy-2016': ['Attack.A', 'announce the attack'],
  'me-2026': ['Attack.A', 'announces the attack'],
});

const declare = step(
  DECLARE,
  (t: T, action: ActionOf<'attack'>, found: { attack: Attack; card: CardId }): AttackRun => {
    const seat = t.state.toMove;
    const target = action.target ?? t.rules.answers.form.aim(t, action);
    const attacker = pokemonOf(t.state, action.attacker);
    if (attacker !== null) t.rules.answers.form.boundBy(t.view, [attacker], t.why);
    if (t.state.phase !== 'attack') t.put({ kind: 'phase-began', phase: 'attack' });
    const user = attacker === null ? null : (topCard(t.view, attacker)?.name ?? null);
    t.put({ kind: 'attack-declared', uid: action.attacker, attack: found.attack.name, target, user });
    return {
      attacker: action.attacker,
      seat,
      attack: found.attack,
      announced: found.attack,
      copies: 0,
      card: found.card,
      defending: target,
      chosen: null,
      damage: 0,
      ended: null,
    };
  },
);

export const contextOf = (run: AttackRun, required?: TextContext['required']): TextContext => ({
  seat: run.seat,
  uid: run.attacker,
  card: run.card,
  place: `attack ${run.attack.name}`,
  origin: 'attack',
  attack: run,
  required,
  chosen: run.chosen,
  heads: run.heads,
});

export const sayPart = (
  t: T,
  texts: Texts,
  run: AttackRun,
  verbs: readonly Json[] | undefined,
  required: TextContext['required'] = false,
) => {
  if (verbs === undefined || verbs.length === 0 || run.ended !== null) return;
  const context = contextOf(run, required);
  texts.say(t, verbs, context);
  run.chosen = context.chosen;
  if (context.heads !== undefined) run.heads = context.heads;
};

/** Is its text printed, and not written as data? */
export const isUnread = ({ text, does, base, choose, activate, discards, ignores }: Attack): boolean =>
  text !== undefined && [does, base, choose, activate, discards, ignores].every((part) => part === undefined);

/** An attack whose text is printed but not written as data cannot be carried out; nor one whose number has a sign that nothing explains. */
const refuseUnread = (run: AttackRun): void => {
  const { attack } = run;
  if (!isUnread(attack) && !hasSignUnexplained(attack)) return;
  const clause = attack.text ?? `damage ${attack.damage ?? ''}${attack.mark}`;
  throw new NotModelled(run.card, `attack ${attack.name}`, clause, attack.touches ?? null);
};

/** Ends the attack: nothing of it happens from here on. */
export const end = (t: T, run: AttackRun, code: EndingCode): void => {
  run.ended = code;
  t.put({ kind: 'attack-ended', code });
};

/** Coins that effects ask for before this attack: of the attacking Pokémon, and about the one it attacks. */
export const flipsBefore = (t: T, run: AttackRun): readonly Force[] => {
  const pokemon = pokemonOf(t.state, run.attacker);
  if (pokemon === null) return [];
  const defending = run.defending === null ? null : pokemonOf(t.state, run.defending);
  const guards = defending === null ? [] : t.rules.answers.form.guards(t.view, [defending], t.why);
  const found: Force[] = claimsOn(t.view, pokemon, 'flip-to-attack', { why: t.why }).flatMap((force) =>
    Array.from({ length: force.claim.coins ?? 1 }, () => force),
  );
  for (const guard of guards) found.push(...claimsOn(t.view, guard, 'flip-to-be-attacked', { why: t.why }));
  return found;
};

/** Energy makes an attack possible and is not spent by it: nothing comes off unless a rule or text says so. */
const spentByAttacking = reading(
  {
    'comprehensive-2009': ['305.1', 'stays where it is'],
    'ex-2003': { silent: 'Energy is not spent by attacking', near: 'Attack' },
    'advanced-2018': ['I.C#3', 'also when the Pokémon attacks or evolves'],
    'advanced-2025': ['I.C#3', 'also when the Pokémon attacks or evolves'],
    'neo-2001': { silent: 'Energy is not spent by attacking', near: 'Order.2' },
    'xy-2016': { silent: 'Energy is not spent by attacking', near: 'Turn.3A#1' },
    'me-2026': { silent: 'Energy is not spent by attacking', near: 'Turn.3A#1' },
  },
  (_view, _pokemon: readonly [Pokemon]): readonly CardId[] => [],
  (view, [pokemon]) => energyIds(view, pokemon),
);

/** After so many copies of copies they are said to circle. */
const MOST_COPIES = 20;

/** How an attack ends that asks for what cannot be done. */
export const UNMET: ReadonlySet<string | null> = new Set(['cannot-discard', 'cannot-do']);

/** An attack of the card beneath is said to be kept, and by which rule. */
const sayIfKept = (t: T, pokemon: Pokemon, { attack, card }: AttackRun): void => {
  const rule = keepsBy(t.view, pokemon);
  const beneath = t.view.cardAt(pokemon.stack[1] ?? card);
  if (rule === null || beneath === null || pokemon.stack[0] === card) return;
  if (!(beneath.attacks ?? []).some(({ name }) => sameName(name, attack.name))) return;
  t.why(rule, 'attack-kept', { pokemon: namedApart(t.view, pokemon), attack: attack.name, card: beneath.name });
};

/** The same of an Ability of the card beneath that changes the cost. */
const sayIfChangeKept = (t: T, pokemon: Pokemon): void => {
  for (const force of claimsOn(t.view, pokemon, 'cost')) whyPowerKept(t.view, pokemon, force, t.why);
};

/** An attack of another card, and the text by which this Pokémon may use it. */
const sayWhoseItIs = (t: T, pokemon: Pokemon, found: OwnAttack): void => {
  const by = letsUse(t.view, pokemon, found);
  if (by === null) return;
  const whose = t.view.cardAt(found.card)?.name ?? '';
  const facts = { attack: found.attack.name, pokemon: namedApart(t.view, pokemon), whose, by: by.name };
  t.why(paragraphOf(beforeRule(t.view, by), t.view), 'attack-of-another-card', facts);
};

/** The Energy that the attack costs is there, and stays. */
const energyIsThere = step(
  {
    'comprehensive-2009': ['603.4a', 'Energy required'],
    'ex-2003': ['Types: Energy', 'in the quantity and of the type'],
    'advanced-2018': ['I.A-01#2', 'The Attack Cost must be covered'],
    'advanced-2025': ['I.A-01#2', 'The Attack Cost must be covered'],
    'neo-2001': ['Order.2', 'enough Energy cards attached'],
    'xy-2016': ['Attack.A', 'the right Energy is attached'],
    'me-2026': ['Attack.A', 'the right Energy is attached'],
  },
  (t: T, run: AttackRun) => {
    const pokemon = pokemonOf(t.state, run.attacker);
    if (pokemon === null) return;
    const cost = attackCost(t.view, pokemon, run.attack, t.why);
    const readings = everyReading(t.view, pokemon);
    sayIfKept(t, pokemon, run);
    if (!sameValue(cost, run.attack.cost)) sayIfChangeKept(t, pokemon);
    sayWhoseItIs(t, pokemon, run);
    const { least: units } = spanOf(readings, energyIds(t.view, pokemon));
    const changed = sameValue(cost, run.attack.cost)
      ? {}
      : { changedBy: changesOfCost(t.view, pokemon, run.attack.name) };
    t.note('energy-meets-cost', { attack: run.attack.name, cost, units, ...changed });
    remarkOnEnergy(t, pokemon, cost, readings);
    for (const card of spentByAttacking(t.view, [pokemon])) detachToDiscard(t, card, pokemon.uid);
  },
);

/** The choices that its text asks for before anything else. */
const makeChoices = (texts: Texts) =>
  step(
    {
      'comprehensive-2009': ['603.4b', 'choices'],
      'ex-2003': { silent: 'choices are made before anything else of an attack', near: 'Attack' },
      'advanced-2018': {
        silent: 'what an attack lets its player choose is chosen before its damage is calculated',
        near: 'I.A-01/atk.3',
      },
      'advanced-2025': {
        silent: 'what an attack lets its player choose is chosen before its damage is calculated',
        near: 'I.A-01/atk.3',
      },
      'neo-2001': ['Order.3', 'choices'],
      'xy-2016': ['Attack.C', 'choices'],
      'me-2026': ['Attack.D', 'choices'],
    },
    (t: T, run: AttackRun) => {
      // A text may choose another attack to perform, whose choices are made then.
      for (let seen: number | null = null; seen !== run.copies && run.ended === null; ) {
        seen = run.copies;
        if (seen > MOST_COPIES) throw new NotModelled(run.card, `attack ${run.attack.name}`, 'copies without end');
        refuseUnread(run);
        sayPart(t, texts, run, run.attack.choose);
      }
    },
  );

/** What its text has done before the damage. */
const activate = (t: T, run: AttackRun, texts: Texts): void => {
  againstWhoComesUp(t, run, () => sayPart(t, texts, run, run.attack.activate, true));
  if (run.copies > 0 && UNMET.has(run.ended)) requirementsHold(t, run);
};

const actToFindDamage = step(FINDS_DAMAGE, activate);

const actBeforeDamage = step(BEFORE_DAMAGE, activate);

/** What the attack demands in order to be used. */
const meetDemands = (texts: Texts) =>
  step(
    {
      'comprehensive-2009': ['603.4c', 'prerequisite'],
      'ex-2003': { silent: 'what an attack asks for comes before its damage', near: 'Attack' },
      'neo-2001': ['Order.4', 'in order to use it'],
      'xy-2016': ['Attack.D', 'whatever the attack demands'],
    },
    (t: T, run: AttackRun) => {
      if (isDemanded(texts, run.attack, t.view)) activate(t, run, texts);
      ownEnergyDemanded(t, run, texts);
    },
  );

/** Coins of effects that may cancel the attack. */
const flipForEffects = (texts: Texts) =>
  step(
    {
      'comprehensive-2009': ['603.4d', 'alter or cancel'],
      'advanced-2018': ['I.A-01/atk.2a', 'a coin is flipped'],
      'advanced-2025': ['I.A-01/atk.2a', 'a coin is flipped'],
      'neo-2001': ['Order.5', 'alter the attack or cancel it'],
      'xy-2016': ['Attack.E', 'might change the attack or cancel it'],
      'me-2026': ['Attack.B', 'might change the attack or cancel it'],
    },
    (t: T, run: AttackRun) => {
      const pokemon = pokemonOf(t.state, run.attacker);
      if (pokemon === null) return;
      for (const { name } of flipsBefore(t, run)) {
        const coin = t.ask({
          kind: 'coin',
          by: run.seat,
          code: 'attack-may-fail',
          facts: { by: name, pokemon: namedApart(t.view, pokemon) },
        });
        if (coin === 'heads') continue;
        end(t, run, 'cancelled-by-effect');
        if (isOpenIfCancelled(texts, run.attack, t.view)) energyIfCancelled(t);
        return;
      }
    },
  );

/** The coin of a Confused attacker. */
export const flipForConfusion = step(
  {
    'comprehensive-2009': ['603.4e', 'Confused'],
    'ex-2003': ['Status.Confused', 'a coin must be flipped'],
    'advanced-2018': ['I.A-01/atk.2b', 'Confused'],
    'advanced-2025': ['I.A-01/atk.2b', 'Confused'],
    'xy-2016': ['Attack.B', 'Confused'],
    'me-2026': ['Attack.C', 'Confused'],
  },
  (t: T, run: AttackRun) => {
    removeByImmunity(t);
    const pokemon = pokemonOf(t.state, run.attacker);
    if (pokemon === null || conditionOf(pokemon, 'confused') === null) return;
    const coin = t.ask({
      kind: 'coin',
      by: run.seat,
      code: 'confusion',
      facts: { pokemon: namedApart(t.view, pokemon) },
    });
    if (coin !== 'tails') return;
    confusedTails(t, run);
  },
);

/** Where the damage is calculated. */
export const COMPUTED = lawOf({
  'comprehensive-2009': ['603.4f', 'damage'],
  'ex-2003': ['Attack', 'Declare how much damage it will do'],
  'advanced-2018': ['I.A-01/atk.4', 'Calculate the damage'],
  'advanced-2025': ['I.A-01/atk.4', 'Calculate the damage'],
  'neo-2001': ['Math.A', 'base damage'],
  'xy-2016': ['Damage.1', 'base damage'],
  'me-2026': ['Damage.1a', 'base damage'],
});

/** The damage, before anything of it is done. */
const computeDamage = (texts: Texts) =>
  step(COMPUTED, (t: T, run: AttackRun) => {
    if (run.attack.activate !== undefined && !isDemanded(texts, run.attack, t.view)) {
      const act = run.attack.base === undefined ? actBeforeDamage : actToFindDamage;
      act(t, run, texts);
      if (run.ended !== null) return;
    }
    const base = baseDamage(t, run, texts);
    if (base === null) return;
    if (run.defending === null) {
      unknownFact(t.view, DECLARE, 'defending-not-told', { attack: run.attack.name });
      return;
    }
    const { attacker, defending: target, attack: performed } = run;
    const ignores = setAsideFor(t.view, attacker, target, performed.ignores);
    const blow = {
      attacker,
      target,
      attack: performed.name,
      ...(ignores === undefined ? {} : { ignores }),
    };
    run.damage = reckon(t.view, t.rules.answers, base, blow, t.why);
    t.note('damage-is', { damage: run.damage });
  });

/** What is discarded before the damage is done. */
const discardBefore = (texts: Texts) =>
  step(
    {
      'comprehensive-2009': ['603.4g', 'discard'],
      'neo-2001': ['Order.4', 'in order to use it'],
      'xy-2016': ['Attack.F', 'effects that happen before damage'],
    },
    (t: T, run: AttackRun) => {
      sayPart(t, texts, run, run.attack.discards, true);
      run.discardedEarly = coinedDiscards(t, run);
      sayPart(t, texts, run, run.discardedEarly);
      if (run.copies > 0 && run.ended !== null) requirementsHold(t, run);
    },
  );

/** The damage counters are put on the Pokémon that is attacked. */
const putCounters = step(
  {
    'comprehensive-2009': ['603.4h', 'damage counter'],
    'ex-2003': { silent: 'the damage of an attack is done before its other effects', near: 'Attack' },
    'advanced-2018': ['I.A-01/dmg.6', 'put the damage counters'],
    'advanced-2025': ['I.A-01/dmg.6', 'put the damage counters'],
    'neo-2001': ['Math.I', '1 damage counter'],
    'xy-2016': ['Attack.F', 'damage counters are placed'],
    'me-2026': ['Attack.F2', 'damage counters are placed'],
  },
  (t: T, run: AttackRun) => {
    if (run.defending === null || pokemonOf(t.state, run.defending) === null) return;
    const ignores = setAsideFor(t.view, run.attacker, run.defending, run.attack.ignores);
    if (!isDamage(run.damage)) {
      const isAny = run.damage !== null && (run.attack.damage ?? 0) > 0;
      return spendOnDamage(t, run.defending, run.attacker, { ...(ignores && { ignores }), isLeft: false, isAny });
    }
    const amount = inCounters(t.view, run.damage, t.why);
    if (preventedByCoin(t, run.defending, ignores)) return;
    const done = withSurvival(t, run.defending, amount, ignores, run.attacker);
    spendOnDamage(t, run.defending, run.attacker, { ...(ignores && { ignores }), isLeft: true, isAny: true });
    if (isDamage(done)) t.put({ kind: 'damaged', uid: run.defending, amount: done, by: run.attacker });
  },
);

/** Everything else that the text says. */
const carryOutRest = (texts: Texts) =>
  step(
    {
      'comprehensive-2009': ['603.4i', 'other effects'],
      'ex-2003': { silent: 'the damage of an attack is done before its other effects', near: 'Attack' },
      'advanced-2018': ['I.A-01/atk.5', 'Carry out everything else'],
      'advanced-2025': ['I.A-01/atk.5', 'Carry out everything else'],
      'neo-2001': ['Order.7', 'then all other effects'],
      'xy-2016': ['Attack.F', 'all other effects'],
      'me-2026': ['Attack.F3', 'all other effects'],
    },
    (t: T, run: AttackRun) => {
      textInOrder(t, run, texts, 0);
    },
  );

/** With how many instructions of damage does the text begin? */
const damageFirst = ({ does = [] }: AttackRun['attack']): number => {
  const other = does.findIndex((verb) => !isTable(verb) || verb.damage === undefined);
  return other < 0 ? does.length : other;
};

/** Damage with which the text begins is damage calculation, not one of the effects that follow. */
export const damageByText = (texts: Texts) =>
  step(
    {
      'advanced-2018': ['I.A-01/atk.4', 'details about the damage'],
      'advanced-2025': ['I.A-01/atk.4', 'details about the damage'],
      'xy-2016': ['Attack.F', 'damage counters are placed'],
      'me-2026': ['Attack.F2', 'the damage is done'],
    },
    (t: T, run: AttackRun) => sayPart(t, texts, run, run.attack.does?.slice(0, damageFirst(run.attack))),
  );

const EVERYTHING_ELSE = lawOf({
  'advanced-2018': ['I.A-01/atk.5', 'Carry out everything else'],
  'advanced-2025': ['I.A-01/atk.5', 'Carry out everything else'],
});

export const restAfterDamage = (texts: Texts) =>
  step(
    { ...EVERYTHING_ELSE, 'xy-2016': ['Attack.F', 'all other effects'], 'me-2026': ['Attack.F3', 'all other effects'] },
    (t: T, run: AttackRun) => textInOrder(t, run, texts, damageFirst(run.attack)),
  );

/** The steps of an attack, over the door to card texts. */
export const attackSteps = (texts: Texts) =>
  ({
    energy: energyIsThere,
    choices: makeChoices(texts),
    activate: meetDemands(texts),
    alter: flipForEffects(texts),
    confusion: flipForConfusion,
    compute: computeDamage(texts),
    discard: discardBefore(texts),
    apply: putCounters,
    rest: carryOutRest(texts),
  }) satisfies AttackSteps<'comprehensive-2009'>;

/** What comes before the damage, where the attack does not depend on it: what cannot be followed is left out. */
export const beforeDamage = (texts: Texts) =>
  step(
    {
      'advanced-2018': ['I.A-01/atk.3', 'carry out those instructions of the card now'],
      'advanced-2025': ['I.A-01/atk.3', 'carry out those instructions of the card now'],
    },
    (t: T, run: AttackRun) => {
      againstWhoComesUp(t, run, () => sayPart(t, texts, run, run.attack.activate));
    },
  );

/**
 * Energy that an attack takes off its own Pokémon, as one more of its effects: what is not there is not removed, and the attack goes on. Texts that
 * make the attack depend on it are a prerequisite.
 */
export const discardAsEffect = (texts: Texts) =>
  step(EVERYTHING_ELSE, (t: T, run: AttackRun) => {
    sayPart(t, texts, run, run.attack.discards);
  });

const OWN_ENERGY = {
  'xy-2016': { open: 'whether an attack demands the Energy that it takes off its own Pokémon', near: 'Attack.D' },
  'me-2026': { open: 'whether an attack demands the Energy that it takes off its own Pokémon', near: 'Attack.E' },
} as const;

const DEMANDED = lawOf({
  ...OWN_ENERGY,
  'neo-2001': ['Order.4', 'in order to use it'],
  'comprehensive-2009': ['603.4g', 'discard'],
});

const ONE_MORE_EFFECT = lawOf({
  ...OWN_ENERGY,
  'advanced-2018': ['I.A-01/atk.5', 'Carry out everything else'],
  'advanced-2025': ['I.A-01/atk.5', 'Carry out everything else'],
});

const endForEnergy = step(DEMANDED, (t: T, run: AttackRun) => end(t, run, 'cannot-discard'));

/** Does the document that fills silences state that it is one more effect? */
export const filledAsEffect = ({ fallback }: T['view']): boolean =>
  fallback !== null && statesLaw(ONE_MORE_EFFECT, fallback);

/**
 * After what the attack demands: if the Energy that it takes off its own Pokémon is not there, whether that is demanded decides whether anything is done at
 * all, the damage too. Breaks off where nothing that is in force says it.
 */
export const ownEnergyDemanded = (t: T, run: AttackRun, texts: Texts): void => {
  if (run.ended !== null || leftOpenBy(ONE_MORE_EFFECT, t.view) === null) return;
  if (texts.lacksEnergy(t, run.attack.discards ?? [], contextOf(run))) endForEnergy(t, run);
};

/** The same where only carrying it out shows that it is not there, after a coin. */
export const discardWhereThere = (texts: Texts) =>
  step(
    { 'xy-2016': ['Attack.F', 'all other effects'], 'me-2026': ['Attack.F3', 'all other effects'] },
    (t: T, run: AttackRun) => {
      if (filledAsEffect(t.view)) discardAsFilled(t, run, texts);
      else sayPart(t, texts, run, run.attack.discards, () => endForEnergy(t, run));
    },
  );

/** As one more effect, by the document that fills the silence. */
export const discardAsFilled = step(ONE_MORE_EFFECT, (t: T, run: AttackRun, texts: Texts) => {
  if (texts.lacksEnergy(t, run.attack.discards ?? [], contextOf(run))) t.note('own-energy-not-there', {});
  sayPart(t, texts, run, run.attack.discards);
});

export const TEXT_IN_ORDER = lawOf({
  'comprehensive-2009': ['302.5', 'order of the text'],
  'ex-2003': { silent: 'the effects of an attack come in the order of its text', near: 'Attack' },
  'advanced-2018': ['I.A-01/atk.5', 'in the order in which it is written'],
  'advanced-2025': ['I.A-01/atk.5', 'in the order in which it is written'],
  'neo-2001': ['Math.J', 'anything besides damage'],
  'xy-2016': ['Turn.3C#1', 'Whatever else the text of the attack asks for'],
  'me-2026': ['Attack.F3', 'all other effects are carried out'],
});

/** The effects of the text, in the order of the text, none depending on another unless it says so. */
const textInOrder = step(TEXT_IN_ORDER, (t: T, run: AttackRun, texts: Texts, from: number) => {
  const left = run.attack.does?.slice(from);
  sayPart(
    t,
    texts,
    run,
    left?.filter((verb) => run.discardedEarly?.includes(verb) !== true),
  );
});

/** The number of counters of a Confusion by the text that brought it, which decides in every document; null: the usual one. */
export const otherConfusion = (t: T, uid: Uid): number | null => {
  const pokemon = pokemonOf(t.state, uid);
  return pokemon === null ? null : countersByAText.confused(t.view, [pokemon, 'confused'], t.why);
};

export const confusedTails = step(
  {
    'comprehensive-2009': ['311.4b', 'On tails, 3 damage counters are placed'],
    'ex-2003': ['Status.Confused', 'your turn is over at once'],
    'advanced-2018': ['I.A-01/atk.2b', 'On tails the attack does nothing'],
    'advanced-2025': ['I.A-01/atk.2b', 'On tails the attack does nothing'],
    'xy-2016': ['SC.Confused#2', 'On tails'],
    'me-2026': ['SC.Confused#2b', 'On tails'],
  },
  (t: T, run: AttackRun) => {
    const usual = t.rules.answers.confusionCounters(t.view, []);
    placeCountersOtherwise(t, run.attacker, otherConfusion(t, run.attacker) ?? usual);
    end(t, run, 'confused');
  },
);

/** What an effect on the Pokémon sets the base damage of this attack to; null where none does. */
const setByEffect = (t: T, run: AttackRun): { readonly damage: number; readonly by: string } | null => {
  const pokemon = pokemonOf(t.state, run.attacker);
  const claims =
    pokemon === null
      ? []
      : claimsOn(t.view, pokemon, 'base-damage', { only: ({ claim }) => sameName(claim.attack, run.attack.name) });
  const last = newest(t.view, claims, t.why);
  if (last === undefined) return null;
  if (run.attack.base !== undefined)
    throw new NotModelled(run.card, `attack ${run.attack.name}`, 'a base damage that its own text and an effect tell');
  return { damage: last.claim.set, by: last.name };
};

/** With a sign beside the number, or without a number, the text of the attack says how much it is. */
const baseFromText = step(
  {
    'comprehensive-2009': ['603.5a', 'base damage'],
    'ex-2003': ['Attack', 'Declare how much damage it will do'],
    'advanced-2018': ['I.A-01/dmg.1b', 'the text of that attack tells how the damage is calculated'],
    'advanced-2025': ['I.A-01/dmg.1b', 'the text of that attack tells how the damage is calculated'],
    'neo-2001': ['Math.A', 'the base damage is as much as'],
    'xy-2016': ['Damage.1', 'the text of the attack says what damage to do'],
    'me-2026': ['Damage.1a', 'the text of the attack says how much it is'],
  },
  (t: T, run: AttackRun, texts: Texts): number | null => {
    const base = texts.base(t, run);
    t.note('base-from-text', { attack: run.attack.name, damage: base, ...asSum(run.attack, base) });
    return base;
  },
  (_t: T, _run: AttackRun, _texts: Texts): number | null => null,
);

/** The number beside the attack. */
const printedDamage = step(
  {
    'comprehensive-2009': ['603.5a', 'base damage'],
    'ex-2003': ['Attack', 'Declare how much damage it will do'],
    'advanced-2018': ['I.A-01/dmg.1a', "The number to the right of the attack's name"],
    'advanced-2025': ['I.A-01/dmg.1a', "The number to the right of the attack's name"],
    'neo-2001': ['Math.A', 'base damage'],
    'xy-2016': ['Damage.1', 'base damage'],
    'me-2026': ['Damage.1a', 'base damage'],
  },
  (t: T, run: AttackRun): number | null => {
    const set = setByEffect(t, run);
    if (set !== null) {
      t.note('base-by-effect', set);
      return set.damage;
    }
    const { name, damage } = run.attack;
    if (damage !== null) t.note('base-damage', { attack: name, damage });
    return damage;
  },
  (_t: T, _run: AttackRun): number | null => null,
);

/** Null for an attack that does no damage of its own. */
const baseDamage = (t: T, run: AttackRun, texts: Texts): number | null =>
  run.attack.base !== undefined && setByEffect(t, run) === null ? baseFromText(t, run, texts) : printedDamage(t, run);

/** Carries out a declared attack, step by step in the document's order, until a step ends it. */
const resolveAttack = (t: T, run: AttackRun) => {
  for (const attackStep of inOrder(t.rules.answers.attack)) {
    attackStep?.(t, run);
    if (run.ended !== null) return;
  }
};

/** The turn is over after an attack that has no effect, too. */
const endsTheTurn = step(
  {
    'comprehensive-2009': ['600.1', 'turn'],
    'ex-2003': ['Attack', 'the last thing in your turn'],
    'advanced-2018': ['I.A-01#1', 'Attacking ends the turn'],
    'advanced-2025': ['I.A-01#1', 'Attacking ends the turn'],
    'neo-2001': ['Play.9', 'Your turn consists of'],
    'xy-2016': ['Turn.3#1', 'An attack ends the turn'],
    'me-2026': ['Turn.3#1', 'An attack ends the turn'],
  },
  (t: T): void => {
    t.note('turn-ends-all-the-same', { player: t.state.toMove });
  },
);

export const attack = (t: T, action: ActionOf<'attack'>) => {
  const found = findAttack(t.view, action);
  if (found === null || !isAttack(t.view, [found.attack])) return;
  if (!t.rules.answers.beforeAnnouncing(t, action)) return;
  const run = declare(t, action, found);
  resolveAttack(t, run);
  rememberGx(t, run.seat, [found.attack, run.attack], run.ended);
  if (run.ended !== null && !attacksOnceMore(t, run.attacker)) endsTheTurn(t);
};
