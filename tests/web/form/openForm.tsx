import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { vi, type Mock } from 'vitest';
import type { Session } from '#contract/session.ts';
import { AppContext, type AppParts } from '#web/app/AppContext.ts';
import type { AppModel } from '#web/app/AppModel.ts';
import { theme } from '#web/app/theme.ts';
import { Toasts } from '#web/feedback/Toasts.tsx';
import { SessionContext } from '#web/auth/session.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { aSession, anAuthProvider } from '../auth/aSession.ts';
import { bill, billForm, recallForm } from './aForm.ts';

/** Messages that are their own key, with their placeholders' values: `messages.is_empty(label=bill.buyer)`. */
function translate(key: string, params: Record<string, unknown> = {}): string {
  const values = Object.entries(params).filter(([name, value]) => name !== '_' && value !== undefined);
  return values.length === 0
    ? key
    : `${key}(${values.map(([name, value]) => `${name}=${String(value)}`).join(',')})`;
}

const i18nProvider = { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'vi' };

const app: AppModel = {
  modules: [],
  resources: [],
  messages: {},
  reports: [],
  dialogs: { 'bill-recall': () => Promise.resolve({ form: recallForm }) },
  screens: [
    {
      screen: 'shop/bills',
      path: '/shop/bills',
      kind: 'list',
      module: 'shop',
      texts: [],
      resource: 'bill',
      permissions: ['bill_manager'],
      load: () => Promise.reject(new Error('not drawn')),
    },
    {
      screen: 'shop/closed',
      path: '/shop/closed',
      kind: 'page',
      module: 'shop',
      texts: [],
      permissions: ['bill_boss'],
      load: () => Promise.reject(new Error('not drawn')),
    },
  ],
};

/** The calls of a form. */
export type FakeProvider = Record<
  | 'getOne'
  | 'update'
  | 'create'
  | 'delete'
  | 'transition'
  | 'bulk'
  | 'call'
  | 'find'
  | 'lookup'
  | 'ask'
  | 'count'
  | 'readFile'
  | 'upload',
  Mock
>;

export interface OpenOptions {
  form?: FormDefinition;
  address?: string;
  session?: Partial<Session>;
  dataProvider?: Partial<FakeProvider>;
  /** Drawn instead of the form's screen. */
  element?: React.ReactNode;
}

export function fakeProvider(change: Partial<FakeProvider> = {}): FakeProvider {
  const next = { ...bill, version: 4 };
  return {
    getOne: vi.fn(async () => ({ data: bill })),
    update: vi.fn(async (_resource, { data }) => ({ data: { ...next, ...data, version: 4 } })),
    create: vi.fn(async (_resource, { data }) => ({ data: { ...data, id: 8, version: 1 } })),
    delete: vi.fn(async () => ({ data: {} })),
    find: vi.fn(async () => []),
    transition: vi.fn(async () => ({ ...next, state: 10 })),
    bulk: vi.fn(async () => ({ done: [7], refused: [] })),
    call: vi.fn(async () => ({})),
    lookup: vi.fn(async (entity: string) => [
      { id: 11, label: `${entity} 11`, sku: 'S1' },
      { id: 13, label: `${entity} 13`, sku: 'S13' },
    ]),
    ask: vi.fn(async () => ({ entries: [], next: null })),
    count: vi.fn(async () => ({ sum: null, total: 0, counts: {}, counted_at: '' })),
    readFile: vi.fn(async () => new Blob(['x'], { type: 'image/png' })),
    upload: vi.fn(async () => 'files/1'),
    ...change,
  };
}

/** Draws a form's screen over a data provider that answers as told; gives both. */
export function openForm({
  form = billForm,
  address = '/shop/bill/7',
  session,
  dataProvider,
  element,
}: OpenOptions = {}) {
  const provider = fakeProvider(dataProvider);
  const queries = createQueryClient();
  const given = form.mode === 'dialog' ? { [form.screen]: () => Promise.resolve({ form }) } : {};
  const model = { ...app, dialogs: { ...app.dialogs, ...given } };
  const frame = (
    <ThemeProvider theme={theme}>
      <AppContext value={{ app: model } as AppParts}>
        <SessionContext value={aSession({ permissions: ['bill_manager', 'bill_price'], ...session })}>
          <CoreAdminContext
            dataProvider={provider as unknown as DataProvider}
            authProvider={anAuthProvider()}
            i18nProvider={i18nProvider}
            queryClient={queries}
            store={memoryStore()}
          >
            <Outlet />
            <Toasts />
          </CoreAdminContext>
        </SessionContext>
      </AppContext>
    </ThemeProvider>
  );
  const screen = element ?? <FormScreen form={form} />;
  const children = [
    { path: '/shop/bills', element: <p>the list</p> },
    { path: '/shop/bill/create', element: screen },
    { path: '/shop/bill/:id', element: screen },
    { path: '*', element: screen },
  ];
  const router = createMemoryRouter([{ path: '/', element: frame, children }], { initialEntries: [address] });
  const view = render(<RouterProvider router={router} />);
  return { provider, router, queries, ...view };
}
