import type { Citation } from '../../corpus/index.ts';
import { citeOne, citeShown, nameWithEdition, titleOf } from '../cite.ts';
import { PLAIN_FACE, signsOf } from '../face.ts';
import { escaped } from '../page/escape-html.ts';
import { anchorOf, page } from '../page/page.ts';
import { shownQuote } from '../quoted.ts';
import type { ShowReport, SideJson } from '../report/types.ts';
import { beneath, type Row as DrawnRow, hpOf, nameOf, rowsOf } from '../screen/board-rows.ts';
import { notGiven, standing, standOfGame, UNKNOWN_FACT } from '../screen/board-show.ts';
import { quotedWord } from '../shell-word.ts';
import { ownCardsWords } from '../words/own-cards.ts';
import { VERDICT_WORDS } from '../words/verdicts.ts';
import { type CitedRule, type Part, playersOf, type Row, type Sheet } from './sheet.ts';

/** A sheet as one page that prints. Rules that are cited lead to their words at its end. */

type Known = (rule: Citation) => boolean;

const citation = (rule: Citation, known: Known): string =>
  known(rule) ? `<a href="#${anchorOf(rule)}">${escaped(citeShown(rule))}</a>` : escaped(citeShown(rule));

const cites = (rules: readonly Citation[], known: Known): string =>
  rules.length === 0 ? '' : `<span class="cites">${rules.map((rule) => citation(rule, known)).join(', ')}</span>`;

const labelled = ({ label }: Row): string =>
  label === undefined ? '' : `<span class="label">${escaped(label)}</span> `;

const rowHtml = (row: Row, known: Known): string => {
  const under = row.under ?? [];
  const text = row.quoted === true ? `<blockquote>${escaped(row.text)}</blockquote>` : escaped(row.text);
  const said = `<div class="row"><div>${labelled(row)}${text}</div>${cites(row.cites, known)}</div>`;
  return `<li>${said}${under.length === 0 ? '' : `<ul class="bare">${under.map((one) => rowHtml(one, known)).join('')}</ul>`}</li>`;
};

/** A step: word, number and what it is stand in columns, each running total beneath its line. */
const reckoning = (rows: readonly Row[], known: Known): string => {
  const cells = rows.flatMap((row) => [
    `<tr><th scope="row">${escaped(row.label ?? '')}</th><td class="number">${escaped(row.figure ?? '')}</td><td>${
      row.quoted === true ? `<blockquote>${escaped(row.text)}</blockquote>` : escaped(row.text)
    }${(row.under ?? []).length === 0 ? '' : `<ul class="bare">${(row.under ?? []).map((one) => rowHtml(one, known)).join('')}</ul>`}</td><td>${cites(row.cites, known)}</td></tr>`,
    ...(row.sum === undefined
      ? []
      : [`<tr><th scope="row"></th><td class="number sum">${row.sum}</td><td></td><td></td></tr>`]),
  ]);
  const head = ['what', 'number', 'how', 'rule'].map((word) => `<th scope="col">${word}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${cells.join('')}</tbody></table>`;
};

const partHtml = (part: Part, known: Known): string => {
  const list = part.each === undefined ? 'ul class="bare"' : 'ol';
  const body =
    part.sums === true
      ? reckoning(part.rows, known)
      : `<${list}>${part.rows.map((row) => rowHtml(row, known)).join('')}</${list.split(' ')[0]}>`;
  return `<section><h2>${escaped(part.title)}</h2>${body}</section>`;
};

const placeRow = (row: DrawnRow): string => {
  const { pokemon } = row;
  const name = nameOf(row);
  const place = pokemon.place.startsWith('active') ? pokemon.place : `bench ${row.mark}`;
  const print = pokemon.print === null ? '' : ` <span class="muted">${escaped(pokemon.print)}</span>`;
  const more = [...pokemon.conditions.map((one) => one.toUpperCase()), ...beneath(pokemon)].join(', ');
  const damage = pokemon.damage === 0 ? '' : `-${pokemon.damage}`;
  return `<tr><th scope="row">${escaped(place)}</th><td><b>${escaped(name)}</b>${print}</td><td class="number">${escaped(hpOf(pokemon))}</td><td class="number">${damage}</td><td>${escaped(pokemon.energy.join(' '))}</td><td>${escaped(more)}</td></tr>`;
};

const sideRows = (side: SideJson, far: boolean): string => {
  const who = side.name ?? side.seat;
  const rest = [...standing(side), ...notGiven(side).map((place) => UNKNOWN_FACT[place] ?? place)].join(', ');
  const head = `<tr><th scope="rowgroup" class="side" colspan="6">${escaped(rest === '' ? who : `${who}: ${rest}`)}</th></tr>`;
  const bench = rowsOf(PLAIN_FACE, side.bench ?? []).map(placeRow);
  const active = (side.active ?? []).map((pokemon) => placeRow({ mark: '', count: 1, pokemon }));
  return `<tbody>${head}${(far ? [...bench.reverse(), ...active] : [...active, ...bench]).join('')}</tbody>`;
};

/** The table seen by the first player: the other side above, the Stadium between, the first player's side below. */
const drawn = (title: string, show: ShowReport): string => {
  const { where, who, phase, used } = standOfGame(show);
  const stadium =
    show.stadium === null
      ? 'no Stadium'
      : `Stadium ${show.stadium.name}, played by ${show.stadium.owner}${show.stadium.used === true ? ', used this turn' : ''}`;
  const [near, ...far] = show.sides;
  const heads = ['place', 'Pokémon', 'HP left', 'damage', 'Energy', 'conditions, other cards'];
  return [
    `<section><h2>${escaped(title)}</h2><table>`,
    `<caption>${escaped([...where.slice(1), who, phase, used].join(', '))}</caption>`,
    `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    ...far.map((side) => sideRows(side, true)),
    `<tbody><tr><td colspan="6" class="muted">${escaped(stadium)}</td></tr></tbody>`,
    near === undefined ? '' : sideRows(near, false),
    '</table></section>',
  ].join('');
};

const ruleHtml = (rule: CitedRule): string => {
  const own =
    rule.original === null || rule.original === undefined
      ? ''
      : `<blockquote class="own">${escaped(shownQuote(rule.original.text))}</blockquote><p class="muted">${escaped(rule.original.source)}</p>`;
  const [first = '', ...others] = rule.text.split(/\n+/u);
  const more = others.map((line) => `<p>${escaped(line.replace(/^- /u, '· '))}</p>`).join('');
  return `<div id="${anchorOf(rule)}">${own}<p><b>${escaped(citeOne(rule))}</b> <i>${escaped(rule.title)}.</i> ${escaped(first)}</p>${more}</div>`;
};

/** Words with room to write beside them by hand. */
const blanks = (words: readonly string[]): string =>
  words.length === 0 ? '' : `<div class="sign">${words.map((word) => `<span>${escaped(word)}</span>`).join('')}</div>`;

const line = (text: string): string => `<div class="line" tabindex="0">${escaped(text)}</div>`;

export const sheetPage = (sheet: Sheet): string => {
  const cited = new Set(sheet.rules.map(citeOne));
  const known: Known = (rule) => cited.has(citeOne(rule));
  const document = `${titleOf(sheet.ruleset)}${sheet.byOption ? ', by --ruleset' : ''}`;
  const verdict =
    sheet.verdict === null ? '' : `${signsOf(PLAIN_FACE)[sheet.verdict]} ${VERDICT_WORDS[sheet.verdict]}${sheet.more} `;
  // The line stands right above; on paper it is not printed twice.
  const again = sheet.board === '' ? sheet.again : sheet.again.replace(quotedWord(sheet.board), () => "'…'");
  const own = sheet.ownCards === null ? '' : `<p>${escaped(ownCardsWords(sheet.ownCards))}</p>`;
  const body = [
    `<header><div class="top"><span>${escaped(sheet.what)}</span><span>ruled by ${escaped(document)}, ${escaped(nameWithEdition(sheet.ruleset))}</span></div>`,
    `<h1>${verdict === '' ? '' : `<span class="verdict">${escaped(verdict.trim())}</span> `}${escaped(sheet.headline)}</h1>`,
    sheet.asked === null ? '' : `<p><span class="label">asked</span> ${escaped(sheet.asked)}</p>`,
    sheet.say.length === 0 ? '' : `<p class="say">“${escaped(sheet.say.join(' '))}”</p>`,
    blanks(['Date', 'Event', 'Round', 'Table']),
    blanks(playersOf(sheet)),
    '</header><main>',
    ...sheet.tables.map(({ title, show }) => drawn(title, show)),
    ...sheet.parts.map((part) => partHtml(part, known)),
    sheet.rules.length === 0
      ? ''
      : `<section class="small"><h2>The rules cited, in our words</h2><div class="rules">${sheet.rules.map(ruleHtml).join('')}</div></section>`,
    `<section>${sheet.board === '' ? '' : `<h2>The table in one line</h2>${own}${line(sheet.board)}`}<p class="small">check again: <code>${escaped(again)}</code></p></section>`,
    '</main><footer>',
    `<div class="sign"><span>Judge</span><span>Time</span><span class="wide">Appeal ☐ upheld ☐ overturned</span></div>`,
    `<p class="small muted">headjudge ${escaped(sheet.version)}. Not official.</p></footer>`,
  ];
  return page(`${verdict}${sheet.headline}`, body.filter((part) => part !== '').join('\n'));
};
