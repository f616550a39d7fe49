import { can, isRefused } from '../asking/index.ts';
import type { World } from '../asking/world.ts';
import type { App } from './app.ts';

/** Rulings on the questions that were asked last or looked at ahead: the same question on the same table has the same one, made ready to be shown. */

type Request = Parameters<typeof can>[0];
type Ruled = Awaited<ReturnType<typeof can>>;

/** More questions than stand on a screen. */
const MOST = 24;

const rulings = new WeakMap<World, Map<string, Ruled>>();

/** The ruling alone; what other documents say is asked for by itself. */
export const ruledBriefly = async (app: App, request: Request): Promise<Ruled> => {
  const world = await app.whole();
  const { usual, fallback, format } = app.state;
  const { ahead: _, ...asked } = request;
  const key = JSON.stringify([asked, usual, fallback, format]);
  const before = rulings.get(world) ?? new Map<string, Ruled>();
  rulings.set(world, before);
  const known = before.get(key);
  if (known !== undefined) return known;
  const ruled = await can({ ...request, brief: true }, world);
  // Why a question is refused is worked out only when it is asked.
  if (!isRefused(ruled)) before.set(key, ruled);
  for (const oldest of before.keys()) if (before.size > MOST) before.delete(oldest);
  return ruled;
};
