import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, memoryStore, type DataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { Session } from '#contract/session.ts';
import { AppContext, type AppParts } from '#web/app/AppContext.ts';
import { theme } from '#web/app/theme.ts';
import { SessionContext } from '#web/auth/session.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { createSheet, gridForm } from './gridForm.ts';

/*
 * A form with a grid of child rows as the product draws it, without a server: the form kit of the product, its theme
 * and a record in memory.
 */

const sheet = createSheet();
const dataProvider = { getOne: async () => ({ data: sheet }) } as unknown as DataProvider;
const i18nProvider = {
  translate: (key: string, { count }: { count?: number } = {}) =>
    count === undefined ? key : `${key} ${count}`,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'vi',
};

const session = {
  customer: { id: 1, id_identity: 1, id_country: 1 },
  permissions: ['super_admin'],
  warehouses: [],
  pos: [],
  display_name: 'bench',
  identity_id: 1,
  notify: 0,
  auth_key: '',
} as unknown as Session;

const app = {
  app: { modules: [], resources: [], messages: {}, dialogs: {}, screens: [] },
} as unknown as AppParts;

function Frame() {
  return (
    <ThemeProvider theme={theme}>
      <AppContext value={app}>
        <SessionContext value={session}>
          <CoreAdminContext
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={createQueryClient()}
            store={memoryStore()}
          >
            <Outlet />
          </CoreAdminContext>
        </SessionContext>
      </AppContext>
    </ThemeProvider>
  );
}

const children = [{ path: '/bench/grid/:id', element: <FormScreen form={gridForm} /> }];
const router = createMemoryRouter([{ path: '/', element: <Frame />, children }], {
  initialEntries: ['/bench/grid/1'],
});
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
