import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DataProvider } from 'react-admin';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Mock } from 'vitest';
import { AppContext, type AppParts } from '#web/app/AppContext.ts';
import { theme } from '#web/app/theme.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { Toasts } from '#web/feedback/Toasts.tsx';

/** Messages that are their own key, with their placeholders' values. */
function translate(key: string, params: Record<string, unknown> = {}): string {
  const values = Object.entries(params).filter(([name, value]) => name !== '_' && value !== undefined);
  return values.length === 0
    ? key
    : `${key}(${values.map(([name, value]) => `${name}=${String(value)}`).join(',')})`;
}

/** Draws a part of a page for visitors, without a session, over a data provider with this `call`. */
export function openPublic(element: ReactNode, call: Mock, address = '/') {
  const app = { screens: [{ path: '/terms', public: true }] } as unknown as AppParts['app'];
  const page = (
    <ThemeProvider theme={theme}>
      <AppContext value={{ app } as AppParts}>
        <CoreAdminContext
          dataProvider={{ call } as unknown as DataProvider}
          i18nProvider={{ translate, changeLocale: async () => undefined, getLocale: () => 'vi' }}
          queryClient={createQueryClient()}
          store={memoryStore()}
        >
          {element}
          <Toasts />
        </CoreAdminContext>
      </AppContext>
    </ThemeProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}
