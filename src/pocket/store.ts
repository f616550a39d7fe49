import type { World } from '../asking/index.ts';
import type { CardPool } from '../state/index.ts';
import { type App, beginning, rulesetOf } from './app.ts';
import type { Device } from './device.ts';
import type { Parts } from './parts.ts';
import type { State } from './state.ts';
import { pocketWorld } from './world.ts';

/** The app over its parts and a device. `draw` is called after every change. */
export const openApp = async (parts: Parts, device: Device, draw: (app: App) => void): Promise<App> => {
  let state: State = beginning(parts.about, device);
  let world: World = pocketWorld(parts);
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
      world = pocketWorld(parts, { imported: text });
      state = {
        ...state,
        page: { ...state.page, broughtCards: { cards, names, on } },
        ask: { ...state.ask, overview: null },
      };
      poolNow().then(() => draw(app));
    },
  };
  await poolNow();
  return app;
};
