import type { Device } from '../device.ts';

/** The browser as a device. What it forbids is answered, never thrown. */

/** Milliseconds after which a browser that does not tell is taken to be idle. */
const IDLE_AFTER = 200;

/** Milliseconds without a key after which what is typed is looked at: fewer than a thumb takes from the keys to the button, so that its ruling is there by then. */
const PAUSE = 100;

const PREFIX = 'headjudge-pocket-';

/** A sheet is shown in a frame of its own, which no script runs in, and printed from there. */
const printed = (html: string): void => {
  document.getElementById('print-frame')?.remove();
  const frame = document.createElement('iframe');
  frame.id = 'print-frame';
  frame.title = 'The ruling sheet';
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.srcdoc = html;
  const whole = document.createElement('div');
  whole.id = 'print-over';
  whole.setAttribute('role', 'dialog');
  whole.setAttribute('aria-label', 'The ruling sheet');
  const bar = document.createElement('div');
  bar.className = 'print-bar';
  const button = (words: string, kind: string, act: () => void): HTMLButtonElement => {
    const one = document.createElement('button');
    one.type = 'button';
    one.className = `button ${kind}`;
    one.textContent = words;
    one.addEventListener('click', act);
    return one;
  };
  const back = button('Back', 'plain', () => whole.remove());
  bar.append(
    back,
    button('Print', 'primary', () => frame.contentWindow?.print()),
  );
  whole.append(frame, bar);
  document.body.append(whole);
  back.focus();
};

const saved = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Where the clipboard is closed to a page from a file, an older way may still be open. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
};

/** A page that is one file has no stores: its cards and copies came with it. */
export const browserDevice = ({
  allParts,
  readsSketches,
  cards,
  copies,
}: Pick<Device, 'allParts' | 'readsSketches' | 'cards' | 'copies'>): Device => ({
  kept(name) {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  keep(name, text) {
    try {
      localStorage.setItem(PREFIX + name, text);
      return true;
    } catch {
      return false;
    }
  },
  save: saved,
  copy: copied,
  async share(title, text) {
    if (typeof navigator.share !== 'function') return false;
    try {
      await navigator.share({ title, text });
      return true;
    } catch (error) {
      // Closing the list of programs is an answer too.
      return error instanceof DOMException && error.name === 'AbortError';
    }
  },
  print: printed,
  now: () => new Date().toISOString(),
  toTop(focus) {
    // What is to be in sight is drawn first.
    setTimeout(() => {
      window.scrollTo(0, 0);
      if (focus === null) return;
      const place = document.getElementById(focus);
      place?.focus({ preventScroll: true });
      if (focus === 'sharing' || focus === 'against-said') place?.scrollIntoView({ block: 'nearest' });
    }, 0);
  },
  drawn: () =>
    new Promise((drawn) => {
      // A page in the background is not drawn, and goes on all the same.
      const wait = setTimeout(drawn, 100);
      requestAnimationFrame(() => {
        clearTimeout(wait);
        setTimeout(drawn, 0);
      });
    }),
  pause: () => new Promise((passed) => setTimeout(passed, PAUSE)),
  idle: () =>
    new Promise((idle) => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => idle());
      else setTimeout(idle, IDLE_AFTER);
    }),
  allParts,
  readsSketches,
  mark: (moment) => void performance.mark(moment),
  takeOver() {
    navigator.serviceWorker?.getRegistration().then((found) => found?.waiting?.postMessage('take-over'));
  },
  cards,
  copies,
});
