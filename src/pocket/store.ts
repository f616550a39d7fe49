import type { World } from '../asking/index.ts';
import type { UsualRulebook } from '../asking/world.ts';
import type { CardPool } from '../state/index.ts';
import { type App, beginning, rulesetOf } from './app.ts';
import type { Device } from './device.ts';
import { later } from './later.ts';
import type { OwnParts, Parts } from './parts.ts';
import type { State } from './state.ts';

/** What a judge chose to rule by, for tables that name no document or name this one. */
const usualOf = ({ usual, fallback, format }: State, device: Device): UsualRulebook => ({
  ruleset: usual,
  from: 'chosen',
  ...(fallback === null ? {} : { fallback }),
  ...(format === null ? {} : { format: { name: format, said: 'your choice', day: device.now().slice(0, 10) } }),
});

/** The app over its parts and a device. `draw` is called after every change. Its world is made when it is first asked for. */
export const openApp = (parts: Parts, device: Device, draw: (app: App) => void): App => {
  let state: State = beginning(parts.about, device);
  let imported: string | null = null;
  let own: readonly OwnParts[] = [];
  let world: World | null = null;
  /** What was brought is not in that world yet. */
  let old = true;
  let pool: ((document: string) => CardPool) | null = null;
  const tables = async (): Promise<World> => {
    const { pocketWorld } = await later();
    if (world === null || old) {
      old = false;
      world = pocketWorld(parts, { imported, own, usual: () => usualOf(state, device) });
      pool = (await world.cards()).ruledBy;
    }
    return world;
  };
  const app: App = {
    get state() {
      return state;
    },
    get world() {
      if (world === null) throw new Error('the world was asked for before it was made');
      return world;
    },
    tables,
    async whole() {
      await device.allParts();
      return tables();
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
      old = true;
      state = {
        ...state,
        page: { ...state.page, broughtCards: { cards, names, on } },
        ask: { ...state.ask, overview: null },
      };
      tables().then(() => draw(app));
    },
    broughtCopies(copies) {
      if (copies.length === 0 && own.length === 0) return;
      own = copies.map((copy) => copy.own);
      old = true;
      const shown = copies.map(({ own: _, ...copy }) => copy);
      app.set({ page: { ...state.page, copies: shown } });
      tables();
    },
  };
  return app;
};
