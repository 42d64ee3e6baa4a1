import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { localStorageStore } from 'react-admin';
import type { Store } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { Language } from '#contract/session.ts';
import { createAuthProvider } from '#web/auth/authProvider.ts';
import { SessionStore } from '#web/auth/SessionStore.ts';
import { createActivity } from '#web/data/createActivity.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { createRealtime } from '#web/data/createRealtime.ts';
import { createDataProvider } from '#web/data/dataProvider.ts';
import { createHttp } from '#web/data/http.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';
import { readPageSettings } from '#web/data/pageSettings.ts';
import { createTexts } from '#web/i18n/createTexts.ts';
import type { Texts } from '#web/i18n/createTexts.ts';
import { readLanguage } from '#web/i18n/language.ts';
import { App } from './App.tsx';
import type { AppModel } from './AppModel.ts';
import { applyDensity } from './density.ts';
import { findScreen } from './findScreen.ts';
import { loadChunk } from './loadChunk.ts';
import { showBootFailure } from './showBootFailure.ts';

/**
 * The browser's composition: makes every part, hands each what it needs and draws the app. Session, texts and the
 * first screen are asked for at the same time.
 */
export async function startApp(app: AppModel, root: HTMLElement): Promise<void> {
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
  const store = localStorageStore('1', 'khuon');
  const sessions = new SessionStore(http, restart);
  sessions.subscribe(() => forgetOthers(sessions, store));
  if (sessions.state().status === 'idle') void sessions.load();
  applyDensity();
  try {
    texts = await readTexts(app, language);
  } catch {
    return showBootFailure(root, language);
  }
  const admin = {
    authProvider: createAuthProvider(sessions),
    dataProvider: createDataProvider(http),
    queryClient: createQueryClient(),
    store,
  };
  const parts = { app, texts, activity, settings };
  const realtime = createRealtime(settings.apiBase);
  const element = <App parts={parts} sessions={sessions} realtime={realtime} {...admin} />;
  const router = createBrowserRouter([{ path: '*', element }]);
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css', nonce: settings.nonce })}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>,
  );
}

/** Throws the page away with all that it knows. */
const restart = () => window.location.assign('/');

/** Texts of the menu and of the first screen; the screen's own code starts loading beside them. */
function readTexts(app: AppModel, language: Language): Promise<Texts> {
  const screen = findScreen(app, window.location.pathname);
  // What fails here fails again, and is shown, when the screen is drawn.
  screen?.load().catch(() => undefined);
  const withMenu = app.modules.filter((module) => module.menu.length > 0);
  const modules = withMenu.flatMap((module) => [module.name, module.tab ?? module.name]);
  return loadChunk(() => createTexts(app.messages, language, [...modules, ...(screen?.texts ?? [])]));
}

/** Filters and pages that one person left in the browser are not the next one's. */
function forgetOthers(sessions: SessionStore, store: Store): void {
  const state = sessions.state();
  if (state.status !== 'ready') return;
  const identity = String(state.session.identity_id);
  if (readLocal('identity') === identity) return;
  store.reset();
  writeLocal('identity', identity);
}
