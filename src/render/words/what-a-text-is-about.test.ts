import { expect, it } from 'vitest';
import { aboutSomethingElse } from './what-a-text-is-about.ts';

/** What a text waits for is its reason where nothing of the kind is on the screen; a Knock Out in another way is none of those that it names. */

it('names the event, and only where the screen has none like it', () => {
  expect(aboutSomethingElse(['trigger-retreated'], 'Heal 30 from Cat.')).toBe('its text waits for a retreat');
  expect(aboutSomethingElse(['trigger-retreated'], 'Cat retreats.')).toBe(null);
  expect(aboutSomethingElse(['damage'], 'Cat retreats.')).toBe('its text is about damage');
  expect(aboutSomethingElse(['prizes'], 'Cat is Knocked Out.')).toBe(null);
});

it('says whole which Energy it waits for', () => {
  expect(aboutSomethingElse(['trigger-energy-attached-R'], 'Water Energy is attached.')).toBe(
    'its text waits for Fire Energy to be attached',
  );
  expect(aboutSomethingElse(['trigger-energy-attached'], 'Water Energy is attached.')).toBe(null);
});

it('says whole which Knock Out it waits for', () => {
  for (const kind of ['fallen-go-by-damage', 'trigger-knocked-out-by-damage', 'prizes-by-damage'])
    expect(aboutSomethingElse([kind], 'Poison acts; Cat is Knocked Out.')).toBe(
      'its text waits for a Knock Out by damage from an attack',
    );
  expect(aboutSomethingElse(['fallen-go-by-damage', 'damage'], '')).toBe(null);
});
