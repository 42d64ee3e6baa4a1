import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManualEntry, ManualModel, ManualPage } from '#contract/page.ts';
import type { AppModel } from '#web/app/AppModel.ts';
import { helpRoute } from '#web/app/HelpLink.tsx';
import { findEntries } from '#web/manual/findEntries.ts';
import { openApp } from '../app/openApp.tsx';
import { tinyApp } from '../app/tinyApp.tsx';
import { aSession } from '../auth/aSession.ts';
import { fakeApi, json } from '../data/fakeApi.ts';

const entries: ManualEntry[] = [
  { screen: 'fleet/trip', module: 'fleet', title: 'Chuyến xe', words: ['Biển số', 'Khởi hành'] },
  { screen: 'fuel/list', module: 'fuel', title: 'Nhiên liệu', words: ['Biển số', 'Số lít'] },
  { screen: 'shop/list', module: 'shop', title: 'Cửa hàng', words: ['Biển số nhà'] },
];

const page: ManualPage = {
  screen: 'fleet/trip',
  title: 'Chuyến xe',
  path: '/fleet/trip',
  keys: ['list'],
  blocks: [
    { kind: 'heading', level: 2, id: 'columns', inlines: ['Các cột'] },
    { kind: 'facts', items: [{ name: 'Biển số', marks: ['bắt buộc'], inlines: ['Mã.'] }] },
    {
      kind: 'flow',
      states: [
        {
          id: 'state-open',
          name: 'Chờ đi',
          tone: 'info',
          marks: ['bắt đầu'],
          steps: [
            { name: 'Khởi hành', to: [{ id: 'state-gone', name: 'Đã đi', tone: 'success' }], marks: [] },
          ],
        },
        { id: 'state-gone', name: 'Đã đi', tone: 'success', marks: [], steps: [] },
      ],
    },
  ],
};

const inAll = <Part,>(part: Part) => {
  const load = async () => ({ default: part });
  return { vi: load, en: load, zh: load };
};
const manual: ManualModel = { entries: inAll(entries), pages: { fleet: inAll([page]) } };
const app: AppModel = { ...tinyApp, manual: async () => ({ manual }) };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(address: string, of: AppModel = app) {
  fakeApi({ '/me': json(aSession({ permissions: ['trip_manager', 'fuel'] })) });
  const router = await openApp(address, 'tok', of);
  await waitFor(() => expect(document.querySelector('[data-menu=TripList]')).toBeTruthy());
  return router;
}

const help = () => document.querySelector<HTMLElement>('[data-control=help]');
const links = () =>
  [...document.querySelectorAll('main a[href^="/manual/"]')].map((each) => each.getAttribute('href'));

describe('the help button', () => {
  it('leads to the page on the screen that is open, records included; elsewhere to the contents', () => {
    expect(helpRoute(app, '/fleet/trip')).toBe('/manual/fleet/trip');
    expect(helpRoute(app, '/fleet/trip/7')).toBe('/manual/fleet/trip-detail');
    expect(helpRoute(app, '/')).toBe('/manual');
  });

  it('opens it', async () => {
    const router = await open('/fleet/trip');
    await waitFor(() => expect(help()).toBeTruthy());
    act(() => help()?.click());
    await waitFor(() => expect(router.state.location.pathname).toBe('/manual/fleet/trip'));
    const heading = { level: 2, name: 'Các cột' };
    expect(await screen.findByRole('heading', heading, { timeout: 10_000 })).toBeTruthy();
  });

  it('is not there where the app has no manual', async () => {
    await open('/fleet/trip', tinyApp);
    expect(help()).toBeNull();
  });
});

describe('a page', () => {
  it('tells facts with their marks, and each state with the way to the next', async () => {
    await open('/manual/fleet/trip');
    expect((await screen.findByText('Biển số')).textContent).toContain('bắt buộc');
    const flow = document.querySelector('[data-part=flow]');
    expect(flow?.querySelectorAll(':scope > li')).toHaveLength(2);
    expect(flow?.querySelector('#state-open a')?.getAttribute('href')).toBe('#state-gone');
    expect(document.querySelector('[data-action=open-screen]')?.getAttribute('href')).toBe('/fleet/trip');
  });

  it('of a screen that the reader may not open is not shown', async () => {
    await open('/manual/shop/list');
    expect(await screen.findByText(/kit\.manual\.(denied|not_found)/)).toBeTruthy();
  });
});

describe('the contents', () => {
  it('have what the reader may open, as the menu has it', async () => {
    await open('/manual');
    await waitFor(() => expect(links()).toEqual(['/manual/fleet/trip', '/manual/fuel/list']));
  });

  it('are searched without accents, in titles and in names', async () => {
    await open('/manual');
    const input = await screen.findByRole('searchbox');
    await waitFor(() => expect(links()).toHaveLength(2));
    fireEvent.change(input, { target: { value: 'so lit' } });
    expect(links()).toEqual(['/manual/fuel/list']);
    fireEvent.change(input, { target: { value: 'bien so' } });
    expect(links()).toEqual(['/manual/fleet/trip', '/manual/fuel/list']);
  });

  it('titles come before names', () => {
    const found = findEntries(
      [...entries, { screen: 'x', module: 'x', title: 'Biển số', words: [] }],
      'bien',
    );
    expect(found.map(({ entry }) => entry.screen)).toEqual(['x', 'fleet/trip', 'fuel/list', 'shop/list']);
    expect(findEntries(entries, ' ')).toEqual([]);
  });
});

it('the palette offers pages that speak of what is typed', async () => {
  const router = await open('/fleet/note');
  act(() => void fireEvent.keyDown(window, { key: 'k', ctrlKey: true }));
  const input = await screen.findByRole('combobox');
  fireEvent.change(input, { target: { value: 'khoi hanh' } });
  const command = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-command="/manual/fleet/trip"]');
    if (!found) throw new Error('not there yet');
    return found;
  });
  act(() => command.click());
  await waitFor(() => expect(router.state.location.pathname).toBe('/manual/fleet/trip'));
});
