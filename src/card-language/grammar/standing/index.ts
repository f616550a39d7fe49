// Texts that are in force as long as their card is there.
import { STANDING_ACTS } from './acts.ts';
import { BOTH_PLAYERS } from './both-players.ts';
import { STANDING_COUNTED } from './counted.ts';
import { STANDING_DAMAGE } from './damage.ts';
import { STANDING_EVENTS } from './events.ts';
import { STANDING_FRAMES } from './frames.ts';
import { STANDING_MORE } from './more.ts';
import { STANDING_PRIZES } from './prizes.ts';
import { SUBJECTS_AND_ATTACKS } from './subjects.ts';
import { STANDING_TRIGGERS } from './triggers.ts';
import { STANDING_VALUES } from './values.ts';

/** Every construction of texts in force, by subject. */
export const STANDING = [
  ...SUBJECTS_AND_ATTACKS,
  ...STANDING_DAMAGE,
  ...STANDING_VALUES,
  ...STANDING_ACTS,
  ...STANDING_MORE,
  ...STANDING_PRIZES,
  ...STANDING_COUNTED,
  ...STANDING_EVENTS,
  ...STANDING_TRIGGERS,
  ...BOTH_PLAYERS,
  ...STANDING_FRAMES,
];
