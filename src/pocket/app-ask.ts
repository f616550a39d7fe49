import { type App, requestOn } from './app.ts';
import { ruledBriefly } from './ruled-ahead.ts';

/** The question as it is typed. */

/**
 * Takes what is typed. When the person stops for a moment, it is ruled on ahead, and nothing of that is seen: by the time the button is tapped, its ruling is
 * there. What is typed on, or left, is not ruled on.
 */
export const typeQuestion = async (app: App, typed: string): Promise<void> => {
  app.set({ ask: { ...app.state.ask, typed } });
  const question = typed.trim();
  if (question === '') return;
  await app.device.pause();
  const { state } = app;
  if (state.tab !== 'ask' || state.ask.typed !== typed) return;
  await ruledBriefly(app, { ...(await requestOn(state, question)), ahead: true });
};
