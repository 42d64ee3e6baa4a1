import { createAuthProvider } from '#web/auth/authProvider.ts';
import { forgetOthers } from '#web/auth/forgetOthers.ts';
import { SessionStore, followWindows } from '#web/auth/SessionStore.ts';
import { createActivity } from '#web/data/createActivity.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { createRealtime } from '#web/data/createRealtime.ts';
import { createViewStore } from '#web/data/createViewStore.ts';
import { createDataProvider } from '#web/data/dataProvider.ts';
import { createHttp } from '#web/data/http.ts';
import { readPageSettings } from '#web/data/pageSettings.ts';
import { createTexts } from '#web/i18n/createTexts.ts';
import type { Texts } from '#web/i18n/createTexts.ts';
import { readLanguage } from '#web/i18n/language.ts';
import { App } from './App.tsx';
import type { AppModel } from './AppModel.ts';
import { createDrawing } from './createDrawing.tsx';
import { applyDensity } from './density.ts';
import { findScreen } from './findScreen.ts';
import { preloadScreen } from './LazyScreen.tsx';
import { loadChunk } from './loadChunk.ts';
import { showBootFailure } from './showBootFailure.ts';
import { watchStylesheets } from './stylesheets.ts';

/**
 * The browser's composition: makes every part, hands each what it needs and draws the app. Session, texts and the
 * first screen are asked for at the same time. Gives what draws a newer model with the same parts (development), or
 * nothing when the app could not start.
 */
export async function startApp(
  app: AppModel,
  root: HTMLElement,
): Promise<((next: AppModel) => Promise<void>) | undefined> {
  watchStylesheets();
  const settings = readPageSettings(document);
  const language = readLanguage();
  const activity = createActivity();
  let texts: Texts | undefined;
  const http = createHttp({
    base: settings.apiBase,
    clientKey: settings.clientKey,
    activity,
    token: () => sessions.token(),
    language: () => texts?.language() ?? language,
    translate: (key) => texts?.provider().translate(key) ?? key,
    revive: () => sessions.revive(),
  });
  const store = createViewStore();
  const sessions = new SessionStore(http, restart);
  followWindows(sessions);
  const queryClient = createQueryClient();
  sessions.subscribe(() => {
    const state = sessions.state();
    if (state.status === 'ready') forgetOthers(state.session, { store, queryClient });
  });
  if (sessions.state().status === 'idle') void sessions.load();
  applyDensity();
  const first = findScreen(app, window.location.pathname);
  // Its code comes beside the texts. What fails here fails again, and is shown, when the screen is drawn.
  if (first) loadChunk(first.load).catch(() => undefined);
  try {
    texts = await loadChunk(() => createTexts(app.messages, language, first?.texts));
    if (first) void preloadScreen(first, texts);
  } catch {
    showBootFailure(root, language);
    return undefined;
  }
  const admin = {
    authProvider: createAuthProvider(sessions),
    dataProvider: createDataProvider(http),
    queryClient,
    store,
  };
  const known = texts;
  const rest = { texts: known, activity, settings };
  const realtime = createRealtime(settings.apiBase);
  const draw = createDrawing(root, settings.nonce);
  const drawModel = (model: AppModel) =>
    draw(<App parts={{ app: model, ...rest }} sessions={sessions} realtime={realtime} {...admin} />);
  drawModel(app);
  return async (next) => {
    const screen = findScreen(next, window.location.pathname);
    // Its code comes beside the texts.
    if (screen) loadChunk(screen.load).catch(() => undefined);
    await known.replace(next.messages);
    if (screen) await preloadScreen(screen, known);
    // Screens are drawn from nothing and ask by themselves.
    await queryClient.invalidateQueries({ refetchType: 'none' });
    drawModel(next);
  };
}

/** Throws the page away with all that it knows. */
const restart = () => window.location.assign('/');
