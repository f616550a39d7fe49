import { expect, it } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { ruled } from '../screen/rulings.fixture.ts';

/** Where a power asks for Energy of a type and a card could give it, what that card gives now is said beside the power. */

const FLOAT = '"Poké-Body Float: If Frog has any Water Energy attached to it, the Retreat Cost for Frog is 0."';

const shown = (energy: string): string => {
  const board = `EX t9 p1 | Frog{50HP, W, retreat 1, ${FLOAT}, "Hop C 10"} ${energy} / Pup{50HP} vs Gull{90HP} / -`;
  return rulingScreen(PLAIN_FACE, ruled('retreat to bench 1', board)).map(textOf).join(' ').replace(/\s+/gu, ' ');
};

it('is said of a card that gives only Colorless beside another Special Energy', () => {
  expect(shown('+Multi Energy +Darkness Energy')).toMatch(
    /Float, applies only if .+ \(Multi Energy gives 1 Colorless here\)/u,
  );
});

it('is not said of a basic Energy card of another type', () => {
  const screen = shown('+R');
  expect(screen).toContain('Float, applies only if');
  expect(screen).not.toContain('gives 1 Colorless');
});
