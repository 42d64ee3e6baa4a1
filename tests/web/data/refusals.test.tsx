import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, useDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';
import { createAuthProvider } from '#web/auth/authProvider.ts';
import { SessionStore } from '#web/auth/SessionStore.ts';
import { createActivity } from '#web/data/createActivity.ts';
import { createDataProvider, type KitDataProvider } from '#web/data/dataProvider.ts';
import { createHttp } from '#web/data/http.ts';
import * as files from '#web/data/saveFile.ts';
import { EVERY_CALL } from './everyCall.ts';
import { failure } from './fakeApi.ts';

beforeEach(() => {
  localStorage.clear();
  // react-admin writes every failed call to the console.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The data provider as screens get it: through react-admin, which asks the auth provider about every failure. */
function useProvider(): KitDataProvider {
  const http = createHttp({
    base: '/api',
    clientKey: 'khuon',
    activity: createActivity(),
    token: () => 'tok',
    language: () => 'vi',
    translate: (key) => key,
    revive: () => Promise.resolve(false),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(http)}
        authProvider={createAuthProvider(new SessionStore(http, () => undefined))}
      >
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  return renderHook(() => useDataProvider<KitDataProvider>(), { wrapper }).result.current;
}

describe.each(Object.keys(EVERY_CALL))('a refused call: %s', (name) => {
  it('is rejected with its code, whatever the code is', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    const provider = useProvider();
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      vi.stubGlobal('fetch', async () => failure(status, code, `because ${code}`));
      const refused = EVERY_CALL[name]?.(provider);
      await expect(refused, code).rejects.toMatchObject({
        status,
        message: `because ${code}`,
        body: { error: { code } },
      });
    }
    expect(saved).not.toHaveBeenCalled();
  });
});
