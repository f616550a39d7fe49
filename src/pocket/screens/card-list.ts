import { CARD_HOLE } from '../../ruling/index.ts';
import { BASIC_LETTERS, ENERGY_NAMES } from '../../state/index.ts';
import { type App, askFor, editTable, typeName } from '../app.ts';
import { playStep } from '../app-rules.ts';
import { attachedTo, inHand, placed, stadiumIs, withBeneath } from '../edit-table.ts';
import type { State, Wanted } from '../state.ts';
import { close } from './frame.ts';
import { plainText, typedIn } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** A list of cards to choose from, over the screen it was opened on. */

const TITLES: Readonly<Record<Exclude<Wanted['for'], 'question'>, string>> = {
  pokemon: 'Which Pokémon?',
  beneath: 'Which card is beneath it?',
  energy: 'Which Energy card?',
  tool: 'Which Pokémon Tool?',
  stadium: 'Which Stadium?',
  hand: 'Which card is in the hand?',
};

const titleOf = (wanted: Wanted): string =>
  wanted.for === 'question' ? `Which card? It takes ${wanted.ask.card ?? 'a card'}.` : TITLES[wanted.for];

/** What a card that was tapped does. */
export const take = async (state: State, app: App, name: string): Promise<void> => {
  const { sheet } = state;
  if (sheet === null) return;
  const { wanted } = sheet;
  app.set({ sheet: null });
  switch (wanted.for) {
    case 'pokemon':
      return editTable(app, (setup) => placed(setup, wanted.place, name), wanted.place);
    case 'energy':
      return editTable(app, (setup) => attachedTo(setup, wanted.place, { card: { name } }));
    case 'tool':
      return editTable(app, (setup) => attachedTo(setup, wanted.place, { card: { name }, as: 'tool' }));
    case 'beneath':
      return editTable(app, (setup) => {
        const there = setup.sides[wanted.place.seat]?.[wanted.place.zone]?.[wanted.place.at]?.under ?? [];
        return withBeneath(setup, wanted.place, [...there, { name }]);
      });
    case 'stadium':
      return editTable(app, (setup) => stadiumIs(setup, name));
    case 'hand':
      return editTable(app, (setup) => inHand(setup, wanted.seat, name));
    case 'question': {
      const question = wanted.ask.question.replace(CARD_HOLE, name);
      return state.play === null ? askFor(app, question) : playStep(app, question);
    }
  }
};

export const cardList = (state: State, app: App): Tree | null => {
  const { sheet } = state;
  if (sheet === null) return null;
  const { wanted, typed, offers } = sheet;
  const letters = wanted.for === 'hand' || (wanted.for === 'question' && wanted.ask.card === 'an Energy card');
  return h(
    'div',
    { class: 'over cards', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'list-title' },
    h(
      'div',
      { class: 'over-head' },
      h('h2', { id: 'list-title' }, titleOf(wanted)),
      close(() => app.set({ sheet: null })),
    ),
    letters
      ? h(
          'div',
          { class: 'letters' },
          ...BASIC_LETTERS.map((letter) =>
            h(
              'button',
              {
                type: 'button',
                class: `energy e-${letter}`,
                'aria-label': `${ENERGY_NAMES[letter]} Energy`,
                onClick: () => take(state, app, letter),
              },
              letter,
            ),
          ),
        )
      : null,
    h(
      'ul',
      { class: 'rows', id: 'offers' },
      ...offers.map((name) =>
        h(
          'li',
          {},
          h(
            'button',
            { type: 'button', class: 'row', onClick: () => take(state, app, name) },
            h('b', {}, plainText(name)),
          ),
        ),
      ),
    ),
    offers.length > 0
      ? null
      : h(
          'p',
          { class: 'muted pad' },
          typed === '' ? 'No card of that kind is on file.' : 'No card on file is called that.',
        ),
    h(
      'form',
      {
        class: 'over-foot',
        onSubmit: (event: Event) => {
          event.preventDefault();
          const [first] = offers;
          if (first !== undefined) take(state, app, first);
        },
      },
      h('label', { class: 'hidden', for: 'card-name' }, 'Name of the card'),
      h('input', {
        id: 'card-name',
        class: 'field',
        type: 'search',
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: false,
        enterkeyhint: 'done',
        placeholder: 'Type a name',
        value: typed,
        'aria-controls': 'offers',
        onInput: (event: Event) => typeName(app, typedIn(event)),
      }),
    ),
  );
};
