import type { Page } from 'playwright-core';
import { askQuestion, pasteLine } from './browser.ts';

/** Every state of the page that looks different, in an order in which each is reached from the one before. */
export interface PageState {
  readonly name: string;
  reach(page: Page): Promise<void>;
}

const TABLE = 'CR t9 p1 used retreat | Luxray(DP 7) +LLLL ~confused / Shinx@9 +L vs Machamp -40 / Machop';

export const STATES: readonly PageState[] = [
  { name: 'an empty table', reach: async (page) => page.click('#tab-table') },
  {
    name: 'a table by questions',
    async reach(page) {
      await page.click('#by-questions');
      await page.fill('#answer', 'retr');
      await page.click('#answers .row');
      await page.fill('#answer', 'Lux');
      await page.waitForSelector('#answers .row');
    },
  },
  {
    name: 'a line with faults',
    async reach(page) {
      await page.click('.over [aria-label=Close]');
      await pasteLine(page, 'CR | Luxry vs Rioluu');
      await page.waitForSelector('.fault');
    },
  },
  { name: 'a table', reach: (page) => pasteLine(page, TABLE) },
  { name: 'the facts of a Pokémon', reach: (page) => page.click('.near .pokemon.active .pokemon-head') },
  {
    name: 'prizes, hand and deck',
    async reach(page) {
      await page.click('.near .zones summary');
      await page.click('.near .zones .stepper .button');
    },
  },
  {
    name: 'a list of cards',
    async reach(page) {
      await page.click('.near .add');
      await page.fill('#card-name', 'pi');
      await page.waitForSelector('.over .row');
    },
  },
  {
    name: 'the rulebooks',
    async reach(page) {
      await page.click('.over [aria-label=Close]');
      await page.click('.doc');
    },
  },
  {
    name: 'the acts',
    async reach(page) {
      await page.click('.over [aria-label=Close]');
      await page.click('#tab-ask');
      await page.waitForSelector('.act');
    },
  },
  {
    name: 'the choice of a rulebook',
    async reach(page) {
      await page.click('.doc');
      await page.locator('.beside-rulebook').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a question that is not understood',
    async reach(page) {
      await page.click('.over-head .button');
      await page.fill('#question', 'retret sideways');
      await page.click('.typing button[type=submit]');
      await page.waitForSelector('.fault');
    },
  },
  { name: 'a ruling that forbids', reach: async (page) => void (await askQuestion(page, 'retreat')) },
  {
    name: 'a ruling that depends on a coin',
    reach: async (page) => void (await askQuestion(page, 'attack Lightning Star')),
  },
  {
    name: 'the words for the player',
    async reach(page) {
      await page.click('#show');
      await page.waitForSelector('.player');
    },
  },
  {
    name: 'play that goes on',
    async reach(page) {
      await page.click('.player .button');
      await page.click('text=Play it on');
      await page.waitForSelector('.waits');
    },
  },
  {
    name: 'play after the coin',
    async reach(page) {
      await page.click('.waits .button:has-text("heads")');
      await page.waitForFunction('document.querySelectorAll(".step .facts li").length > 0');
    },
  },
  {
    name: 'a ruling beside what another judge says',
    async reach(page) {
      await askQuestion(page, 'retreat');
      await page.fill('#against', 'a confused Pokémon may retreat');
      await page.click('text=Compare');
      await page.waitForSelector('#against-said');
    },
  },
  {
    name: 'a saved dispute',
    async reach(page) {
      await askQuestion(page, 'retreat');
      await page.click('.actions .button:has-text("Share")');
      await page.waitForSelector('.qr');
    },
  },
  { name: 'the rules', reach: (page) => page.click('#tab-rules') },
  {
    name: 'the contents of a rulebook',
    reach: (page) => page.click('.chips .chip:has-text("CR")'),
  },
  {
    name: 'published rulings',
    async reach(page) {
      await page.click('.chips .chip:has-text("All")');
      await page.fill('#search', 'rare candy');
      await page.waitForSelector('h2:has-text("Published rulings")');
      await page.locator('h2:has-text("Published rulings")').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'rules that were found',
    async reach(page) {
      await page.fill('#search', 'asleep retreat');
      await page.waitForSelector('.hit');
    },
  },
  {
    name: 'rulebooks side by side',
    async reach(page) {
      await page.click('text=All rulebooks side by side');
      await page.waitForSelector('.compared');
    },
  },
  {
    name: 'a rule',
    async reach(page) {
      await page.click('.compared .cite');
      await page.waitForSelector('#rule');
    },
  },
  {
    name: 'penalties',
    async reach(page) {
      await page.click('#rule .bar .button');
      await page.click('#main .bar .button');
      await page.fill('#search', '');
      await page.click('text=Which penalty?');
      await page.waitForSelector('#happened');
    },
  },
  {
    name: 'a penalty',
    async reach(page) {
      await page.fill('#happened', 'drew an extra card');
      await page.click('.typing button[type=submit]');
      await page.waitForSelector('#verdict');
    },
  },
];
