import { render } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { App } from '#web/app/App.tsx';
import type { AppModel } from '#web/app/AppModel.ts';
import { createAuthProvider } from '#web/auth/authProvider.ts';
import { SessionStore } from '#web/auth/SessionStore.ts';
import { createActivity } from '#web/data/createActivity.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { createDataProvider } from '#web/data/dataProvider.ts';
import { createHttp } from '#web/data/http.ts';
import { createTexts } from '#web/i18n/createTexts.ts';
import { tinyApp } from './tinyApp.tsx';
import { firstEntry } from '../firstEntry.ts';

/** Opens an address of an app, the tiny one unless said otherwise; gives the router. */
export async function openApp(address: string, token?: string, app: AppModel = tinyApp) {
  if (token) localStorage.setItem('khuon.token', token);
  const activity = createActivity();
  const texts = await createTexts(app.messages, 'vi', Object.keys(app.messages));
  const http = createHttp({
    base: '/api',
    clientKey: 'khuon',
    activity,
    token: () => sessions.token(),
    language: () => 'vi',
    translate: (key) => key,
    revive: () => sessions.revive(),
  });
  const sessions = new SessionStore(http, () => {});
  const element = (
    <App
      parts={{
        app,
        texts,
        activity,
        settings: { apiBase: '/api', clientKey: 'khuon', isDemo: false, sendsMail: false },
      }}
      sessions={sessions}
      realtime={{ on: () => () => undefined, follow: () => () => undefined, connect: () => () => undefined }}
      authProvider={createAuthProvider(sessions)}
      dataProvider={createDataProvider(http)}
      queryClient={createQueryClient()}
      store={memoryStore()}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [firstEntry(address)] });
  render(<RouterProvider router={router} />);
  return router;
}
