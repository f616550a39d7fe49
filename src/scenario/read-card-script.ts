import type { Card } from '../state/index.ts';
import { SCRIPT_READERS, type ScriptDraft } from './read-verbs.ts';
import type { Source } from './source.ts';
import type { MapNode } from './yaml-node.ts';

type CardDraft = { -readonly [K in keyof Card]: Card[K] };

/** What may be written beside the facts of a card instead of under `play`. */
const SHORT = ['text', 'does', 'touches'] as const;

/** One of these says what lasts while the card is in play, so the text beside it is carried out and not left open. */
const LASTING = ['always', 'announced', 'lends'] as const;

const { text, does, touches } = SCRIPT_READERS;

/** Readers of a script written beside the facts of its card. */
export const CARD_SCRIPT_READERS = { text, does, touches };

/**
 * Puts such a script where it belongs: what a Trainer card, Supporter or Stadium says is its `play`; of any other card it is one text more. A text with
 * nothing beside it that carries it out is not executed.
 */
export const placeCardScript = (source: Source, map: MapNode, card: CardDraft, script: ScriptDraft): void => {
  const entry = (key: string) => map.entries.find((one) => one.key.text === key)?.key;
  const [written] = SHORT.flatMap((key) => entry(key) ?? []);
  if (written === undefined) return;
  const fault = (message: string, hint: string): void => source.report('misplaced-key', message, written.span, hint);
  const { play } = card;
  const twice =
    play === undefined ? undefined : SHORT.find((key) => entry(key) !== undefined && play[key] !== undefined);
  if (twice !== undefined) {
    fault(`“${twice}” is written here and under “play” too.`, 'write it once');
    return;
  }
  const lasts = script.touches === undefined && LASTING.some((key) => entry(key) !== undefined);
  const whole = script.does === undefined && play?.does === undefined && lasts;
  if (
    play === undefined &&
    (card.kind === 'pokemon' || card.kind === 'energy' || card.tags?.includes('fossil') === true)
  ) {
    if (entry('does') !== undefined) {
      fault('such a card is not played for what it does.', 'expected   does under attacks or powers, or always');
      return;
    }
    card.unread = [...(card.unread ?? []), whole ? { ...script, touches: [] } : script];
    return;
  }
  card.play = { ...play, ...script, ...(whole ? { does: [] } : {}) };
};
