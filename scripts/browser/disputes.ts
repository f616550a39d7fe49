import type { Hands } from './hands.ts';

/** Ten usual disputes, described and ruled on by taps from an empty table. Only names are typed. */

/** The taps of a finger. Typing a name is counted apart. */
export class Finger {
  taps = 0;
  typed = 0;
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  async tap(selector: string): Promise<void> {
    this.taps += 1;
    await this.#hands.tap(selector);
  }

  /** Adds a Pokémon: the place, its name, the card. */
  async pokemon(
    side: 'near' | 'far',
    place: 'Active Pokémon' | 'Benched Pokémon' | 'Another',
    name: string,
  ): Promise<void> {
    await this.tap(`.side.${side} .add:has-text("${place}")`);
    this.typed += 1;
    await this.#hands.type('#card-name', name);
    await this.tap(`.over .row:has-text("${name}")`);
    await this.#hands.seen(`.side.${side} .pokemon-head:has-text("${name}")`);
  }

  condition(name: string): Promise<void> {
    return this.tap(`.pokemon.open .chip:has-text("${name}")`);
  }

  energy(name: string): Promise<void> {
    return this.tap(`.pokemon.open .energy[aria-label="${name} Energy"]`);
  }

  used(what: string): Promise<void> {
    return this.tap(`.middle .chip:has-text("${what}")`);
  }

  /** A line of a list that the device itself opens. */
  async choose(selector: string, value: string): Promise<void> {
    this.taps += 1;
    await this.#hands.choose(selector, value);
  }

  async acts(): Promise<void> {
    await this.tap('#to-ask');
    await this.#hands.seen('.act');
  }

  /** The row of an act: by its verb alone, or by what it is about. */
  act(words: string): Promise<void> {
    const verb = /^[a-z]+$/u.test(words);
    return this.tap(verb ? `.act > .row b:text-is("${words}")` : `.act > .row:has-text("${words}")`);
  }

  /** An act that takes a card from the hand: which one is typed. */
  async actWith(words: string, card: string): Promise<void> {
    await this.act(words);
    this.typed += 1;
    await this.#hands.type('#card-name', card);
    await this.tap(`.over .row:has-text("${card}")`);
  }
}

export interface Dispute {
  readonly name: string;
  readonly verdict: string;
  /** A paragraph that the ruling cites. */
  readonly cites: string;
  play(finger: Finger): Promise<void>;
}

export const DISPUTES: readonly Dispute[] = [
  {
    name: 'retreat while Asleep',
    verdict: 'ILLEGAL',
    cites: 'CR 311.2b',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Cyndaquil');
      await finger.condition('asleep');
      await finger.acts();
      await finger.act('retreat');
    },
  },
  {
    name: 'attack while Paralyzed',
    verdict: 'ILLEGAL',
    cites: 'CR 311.5b',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Machop');
      await finger.condition('paralyzed');
      await finger.acts();
      await finger.act('attack');
    },
  },
  {
    name: 'a second retreat',
    verdict: 'ILLEGAL',
    cites: 'CR 309.2',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Luxray');
      await finger.used('Retreat');
      await finger.acts();
      await finger.act('retreat');
    },
  },
  {
    name: 'a second Energy',
    verdict: 'ILLEGAL',
    cites: 'CR 305.3',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Pikachu');
      await finger.used('Energy');
      await finger.acts();
      await finger.act('attach');
      await finger.tap('.over .energy[aria-label="Lightning Energy"]');
    },
  },
  {
    name: 'a second Supporter',
    verdict: 'ILLEGAL',
    cites: 'CR 313.2',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Pikachu');
      await finger.used('Supporter');
      await finger.acts();
      await finger.act('Supporter');
      await finger.tap('.over .rows .row');
    },
  },
  {
    name: 'attack without the Energy',
    verdict: 'ILLEGAL',
    cites: 'CR 603.4a',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Luxray');
      await finger.energy('Lightning');
      await finger.acts();
      await finger.act('Lightning Star');
    },
  },
  {
    name: 'attack while Confused',
    verdict: 'DEPENDS',
    cites: 'CR 311.4',
    async play(finger) {
      await finger.pokemon('far', 'Active Pokémon', 'Machamp');
      await finger.pokemon('near', 'Active Pokémon', 'Machop');
      await finger.energy('Fighting');
      await finger.condition('confused');
      await finger.acts();
      await finger.act('attack');
    },
  },
  {
    name: 'evolve a Pokémon played this turn',
    verdict: 'ILLEGAL',
    cites: 'CR 307.2',
    async play(finger) {
      await finger.tap('.middle .stepper .button');
      await finger.pokemon('near', 'Active Pokémon', 'Shinx');
      await finger.tap('.pokemon.open .selects .since:has-text("Played") .select');
      await finger.choose('.pokemon.open .selects .since:has-text("Played") .select', '3');
      await finger.acts();
      await finger.actWith('evolve', 'Luxio');
    },
  },
  {
    name: 'a power at the wrong moment',
    verdict: 'ILLEGAL',
    cites: 'CR 408.3',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Luxray');
      await finger.acts();
      await finger.act('Gleam Eyes');
    },
  },
  {
    name: 'retreat, and pay for it',
    verdict: 'LEGAL',
    cites: 'CR 309.4',
    async play(finger) {
      await finger.pokemon('near', 'Active Pokémon', 'Luxray');
      await finger.energy('Lightning');
      await finger.pokemon('near', 'Benched Pokémon', 'Shinx');
      await finger.acts();
      await finger.act('retreat');
    },
  },
];
