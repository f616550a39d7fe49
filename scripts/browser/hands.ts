import type { Page } from 'playwright-core';

/** What a person does with a page, in whatever browser it is open. Selectors are those of playwright, as far as `:has-text("…")` and `:text-is("…")`. */
export interface Hands {
  /** Opens an address, or opens it again, and waits until the page can be asked. */
  open(address: string): Promise<void>;
  tap(selector: string): Promise<void>;
  /** Types into a field in place of what is in it. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses a line of a list that the device itself opens. */
  choose(selector: string, value: string): Promise<void>;
  /** Gives files on disk to a field that takes files. */
  give(selector: string, ...paths: readonly string[]): Promise<void>;
  /** Waits until something is on the page. */
  seen(selector: string): Promise<void>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
}

/** How long anything may take that a person waits for, in milliseconds. */
const PATIENCE = 120_000;

const LOOK_AGAIN = 30;

/** Waits until something is so. A page that is being opened again cannot be asked, and is asked again. */
export const untilTrue = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + PATIENCE;
  for (let last = ''; ; ) {
    try {
      if (await isSo()) return;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end) throw new Error(`never came: ${what} ${last}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
};

export const handsOn = (page: Page): Hands => ({
  async open(address) {
    await page.goto(address);
    await page.waitForSelector('html[data-ready]');
  },
  tap: (selector) => page.locator(selector).first().click(),
  type: (selector, text) => page.fill(selector, text),
  choose: async (selector, value) => void (await page.locator(selector).first().selectOption(value)),
  give: (selector, ...paths) => page.setInputFiles(selector, paths),
  seen: async (selector) => void (await page.waitForSelector(selector)),
  // Waiting inside the page would evaluate text there, which its policy forbids.
  until: (expression) => untilTrue(() => page.evaluate<boolean>(`Boolean(${expression})`), expression),
  evaluate: (expression) => page.evaluate(expression),
});

/** A line put on the table as a person pastes it. */
export const putLine = async (hands: Hands, line: string): Promise<void> => {
  await hands.tap('#tab-table');
  await hands.type('#line', line);
  await hands.tap('button:text-is("Use this line")');
  // The button is there as long as what is written is not yet the table.
  await hands.until(
    "document.querySelector('.fault') !== null || ![...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'Use this line')",
  );
};

/** Types a question, and says what the page rules. */
export const ruledOn = async (hands: Hands, question: string): Promise<string> => {
  await hands.tap('#tab-ask');
  await hands.type('#question', question);
  await hands.tap('.typing button[type=submit]');
  await hands.seen('#verdict h2');
  return hands.evaluate("document.querySelector('#verdict h2').textContent");
};
