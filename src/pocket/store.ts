import type { World } from '../asking/index.ts';
import type { CardPool } from '../state/index.ts';
import { type App, beginning, rulesetOf } from './app.ts';
import type { Device } from './device.ts';
import type { OwnParts, Parts } from './parts.ts';
import type { State } from './state.ts';
import { pocketWorld } from './world.ts';

/** The app over its parts and a device. `draw` is called after every change. */
export const openApp = async (parts: Parts, device: Device, draw: (app: App) => void): Promise<App> => {
  let state: State = beginning(parts.about, device);
  let imported: string | null = null;
  let own: readonly OwnParts[] = [];
  const worldNow = (): World => pocketWorld(parts, { imported, own });
  let world: World = worldNow();
  let pool: ((document: string) => CardPool) | null = null;
  const poolNow = async (): Promise<void> => {
    pool = (await world.cards()).ruledBy;
  };
  const app: App = {
    get state() {
      return state;
    },
    get world() {
      return world;
    },
    async whole() {
      await device.allParts();
      return world;
    },
    device,
    set(change) {
      state = { ...state, ...change };
      draw(app);
    },
    printsOf(name) {
      const all = pool?.(rulesetOf(state)).named(name) ?? [];
      return [...new Set(all.flatMap(({ print }) => (print === undefined ? [] : [print])))];
    },
    brought({ text, cards, names, on }) {
      imported = text;
      world = worldNow();
      state = {
        ...state,
        page: { ...state.page, broughtCards: { cards, names, on } },
        ask: { ...state.ask, overview: null },
      };
      poolNow().then(() => draw(app));
    },
    broughtCopies(copies) {
      if (copies.length === 0 && own.length === 0) return;
      own = copies.map((copy) => copy.own);
      world = worldNow();
      const shown = copies.map(({ own: _, ...copy }) => copy);
      app.set({ page: { ...state.page, copies: shown } });
      poolNow();
    },
  };
  await poolNow();
  return app;
};
