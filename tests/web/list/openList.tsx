import { ThemeProvider } from '@mui/material/styles';
import { configure, render } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi, type Mock } from 'vitest';
import type { Row } from '#contract/logic.ts';
import type { Session } from '#contract/session.ts';
import type { BulkPreview, ListSettings } from '#contract/wire.ts';
import { theme } from '#web/app/theme.ts';
import { TopSlot, TopSlotProvider } from '#web/app/TopSlot.tsx';
import { AppContext, type AppParts } from '#web/app/AppContext.ts';
import { SessionContext } from '#web/auth/session.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { RealtimeContext, type Realtime } from '#web/data/realtime.ts';
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { aSession, anAuthProvider } from '../auth/aSession.ts';
import { tripList, tripRows } from './aList.ts';
import { firstEntry } from '../firstEntry.ts';

// Screens come in parts that are loaded when they are asked for: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 8_000 });

/** Messages that are their own key, with their placeholders' values: `kit.list.total(total=3)`. */
function translate(key: string, params: Record<string, unknown> = {}): string {
  const values = Object.entries(params).filter(([name]) => name !== '_');
  return values.length === 0
    ? key
    : `${key}(${values.map(([name, value]) => `${name}=${String(value)}`).join(',')})`;
}

const i18nProvider = { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'vi' };

/** A list's answer over some rows. */
export function listAnswer(rows: readonly Row[] = tripRows, more: Row = {}) {
  const meta = {
    total: rows.length,
    totalPage: 1,
    views: ['code', 'plate', 'fee', 'status', 'started_at', 'driver_id'],
    sum: { fee: 1250000 },
    counts: { running: 7 },
    counted_at: '2026-11-21T07:05:00Z',
    ...more,
  };
  return { data: rows, total: meta.total, meta };
}

const silent = {
  on: () => () => undefined,
  follow: () => () => undefined,
  connect: () => () => undefined,
} as unknown as Realtime;

/** The calls of a list screen. */
export type FakeProvider = Record<
  | 'getList'
  | 'getOne'
  | 'update'
  | 'lookup'
  | 'transition'
  | 'bulk'
  | 'count'
  | 'download'
  | 'saveCustomView'
  | 'ask'
  | 'call'
  | 'readFile',
  Mock
>;

/** What the screen says, as text. */
function Notes() {
  const { notifications } = useNotificationContext();
  return notifications.map(({ message, type }, index) => (
    <p key={index} data-toast={type}>
      {String(message)}
    </p>
  ));
}

/** Nobody refuses, unless a test says so. */
const noRefusal: BulkPreview = { total: 0, checked: 0, refused: [] };

export interface OpenOptions {
  /** What the server keeps of the user for the screen. */
  settings?: ListSettings;
  /** What a bulk action would be told. */
  preview?: BulkPreview;
  realtime?: Realtime;
  list?: ListDefinition;
  address?: string;
  session?: Partial<Session>;
  dataProvider?: Partial<FakeProvider>;
}

/** Draws a list screen over a data provider that answers as told; gives both. */
/** How the provider is reached, of what the app is made of. */
const parts = {
  app: { screens: [], dialogs: {} },
  texts: { load: async () => undefined },
  settings: { providerContact: '1900 0000' },
} as unknown as AppParts;

export function openList({
  list = tripList,
  address = '/fleet/trip',
  session,
  dataProvider,
  settings = { widths: {}, views: [] },
  preview = noRefusal,
  realtime,
}: OpenOptions = {}) {
  const provider: FakeProvider = {
    getList: vi.fn(async () => listAnswer()),
    getOne: vi.fn(async (_: string, { id }: { id: number }) => ({ data: { id } })),
    update: vi.fn(async (_: string, { data }: { data: Row }) => ({ data })),
    lookup: vi.fn(async () => [{ id: 4, label: 'Lê Văn Ân' }]),
    transition: vi.fn(async () => ({ id: 1 })),
    bulk: vi.fn(async () => ({ done: [1], refused: [] })),
    count: vi.fn(async () => listAnswer().meta),
    download: vi.fn(async () => null),
    saveCustomView: vi.fn(async () => undefined),
    ask: vi.fn(async (url: string) => (url === '/list-settings' ? settings : preview)),
    call: vi.fn(async () => ({ id: 31 })),
    readFile: vi.fn(async () => new Blob(['x'])),
    ...dataProvider,
  };
  const element = (
    <ThemeProvider theme={theme}>
      <SessionContext value={aSession({ permissions: ['trip_manager', 'trip_cost'], ...session })}>
        <CoreAdminContext
          dataProvider={provider as unknown as DataProvider}
          authProvider={anAuthProvider()}
          i18nProvider={i18nProvider}
          queryClient={createQueryClient()}
          store={memoryStore()}
        >
          <AppContext value={parts}>
            <RealtimeContext value={realtime ?? silent}>
              <TopSlotProvider>
                <TopSlot />
                <ListScreen list={list} />
              </TopSlotProvider>
              <Notes />
            </RealtimeContext>
          </AppContext>
        </CoreAdminContext>
      </SessionContext>
    </ThemeProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [firstEntry(address)] });
  render(<RouterProvider router={router} />);
  return { provider, router };
}

/** Sets the size of the window, in px. */
export function resizeTo(width: number, height: number): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width, height });
}
