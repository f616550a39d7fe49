import type { App } from '../app.ts';
import {
  closeQuestions,
  explainQuestion,
  giveAnswer,
  type Questions,
  questionAgain,
  questionBefore,
  restIsUsual,
  takeAnswer,
  typeAnswer,
} from '../app-questions.ts';
import { close } from './frame.ts';
import { button, plainText, typedIn, type View } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** A table by questions, over the screen of the table: what was answered, the question, and answers to tap. */

const titled = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

const answeredSoFar = ({ shown }: Questions, app: App): View =>
  shown.rows.length === 0
    ? null
    : h(
        'ul',
        { class: 'rows answered' },
        ...shown.rows.map(({ id, label, says }) =>
          h(
            'li',
            {},
            h(
              'button',
              { type: 'button', class: 'row', onClick: () => questionAgain(app, id) },
              h('span', { class: 'hidden' }, 'Change: '),
              h('span', { class: 'muted' }, plainText(titled(label))),
              h('b', {}, plainText(says)),
            ),
          ),
        ),
      );

const offers = ({ shown }: Questions, app: App): Tree =>
  h(
    'ul',
    { class: 'rows', id: 'answers' },
    shown.usual === null || shown.typed !== ''
      ? null
      : h(
          'li',
          {},
          h(
            'button',
            { type: 'button', class: 'row', id: 'usual-answer', onClick: () => giveAnswer(app) },
            h('b', {}, plainText(shown.usual)),
            h('span', { class: 'tag' }, 'usual'),
          ),
        ),
    ...shown.offers.flatMap(({ says, note }, at) =>
      says === shown.usual && shown.typed === ''
        ? []
        : [
            h(
              'li',
              {},
              h(
                'button',
                { type: 'button', class: 'row', onClick: () => takeAnswer(app, at) },
                h('b', {}, plainText(says)),
                note === undefined ? null : h('span', { class: 'muted' }, plainText(note)),
              ),
            ),
          ],
    ),
    shown.more === 0 ? null : h('li', { class: 'muted pad' }, `${shown.more} more: type the beginning.`),
  );

export const questionsSheet = (questions: Questions, app: App): Tree => {
  const { shown } = questions;
  return h(
    'div',
    { class: 'over cards', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'question-title' },
    h(
      'div',
      { class: 'over-head' },
      h('h2', { id: 'question-title' }, plainText(titled(shown.label))),
      close(() => closeQuestions(app)),
    ),
    h(
      'div',
      { class: 'over-middle' },
      answeredSoFar(questions, app),
      shown.said === null ? null : h('p', { class: 'pad', role: 'status' }, plainText(shown.said)),
      offers(questions, app),
    ),
    h(
      'form',
      {
        class: 'over-foot',
        onSubmit: (event: Event) => {
          event.preventDefault();
          giveAnswer(app);
        },
      },
      h('label', { class: 'hidden', for: 'answer' }, plainText(titled(shown.label))),
      h('input', {
        id: 'answer',
        class: 'field',
        type: 'text',
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: false,
        enterkeyhint: 'next',
        ...(shown.numeric ? { inputmode: 'numeric' } : {}),
        placeholder: 'Type an answer',
        value: shown.typed,
        'aria-controls': 'answers',
        onInput: (event: Event) => typeAnswer(app, typedIn(event)),
      }),
      h(
        'div',
        { class: 'three' },
        button('Back', () => questionBefore(app), { kind: 'quiet' }),
        button('Help', () => explainQuestion(app), { kind: 'quiet' }),
        button('That’s all', () => restIsUsual(app), { kind: 'quiet' }),
      ),
    ),
  );
};
