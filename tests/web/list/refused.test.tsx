import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedView } from '#contract/wire.ts';
import { REFUSALS, refusing } from '../data/refusing.ts';
import { find } from '../find.ts';
import { tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

beforeEach(() => {
  resizeTo(1440, 900);
  localStorage.clear();
  // react-admin writes every failed call to the console.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
const shown = () => waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));

/** Does it once for every refusal; nothing on the page says that it was done. */
async function refuseAll(
  call: ReturnType<typeof refusing>,
  act: () => unknown,
  stays: () => void = () => undefined,
) {
  for (const [index, [code]] of REFUSALS.entries()) {
    await act();
    await waitFor(() => expect(call, code).toHaveBeenCalledTimes(index + 1), { interval: 1 });
    await settle();
    await waitFor(() => expect(document.body.textContent).toContain(`because ${code}`));
    expect(document.querySelector('[data-toast=success]'), code).toBeNull();
    stays();
  }
}

const view: SavedView = {
  id: 12,
  name: 'Chuyến đang chạy',
  is_shared: false,
  is_own: true,
  is_default: false,
  owner: 'Lê Văn Ân',
  state: { filters: {}, viewMode: 'running', sort: tripList.sort, columns: ['code', 'fee'] },
};
const headings = () =>
  [...document.querySelectorAll<HTMLElement>('th[data-field]')].map(({ dataset }) => dataset['field']);
const openMenu = async () => {
  fireEvent.click(find('[data-control=saved-views]'));
  return screen.findByRole('dialog', { name: 'kit.list.saved_views' });
};

describe('a refused call of a list never looks done', () => {
  it('bulk: the selection stays', async () => {
    const bulk = refusing();
    openList({ dataProvider: { bulk } });
    await shown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await waitFor(() => find('[data-action=confirm]'));
    await refuseAll(
      bulk,
      () => fireEvent.click(find('[data-action=confirm]')),
      () => expect(find('[data-control=selected]').textContent).toContain('total=3'),
    );
  });

  it('transition of a row', async () => {
    const transition = refusing();
    openList({ dataProvider: { transition } });
    await shown();
    fireEvent.mouseOver(find('[data-row="1"]'));
    fireEvent.click(find('[data-row="1"] [data-action=start]'));
    await waitFor(() => find('[data-action=confirm]'));
    await refuseAll(transition, () => fireEvent.click(find('[data-action=confirm]')));
  });

  it('a call that the schema names', async () => {
    const call = refusing();
    const toolbar = [{ key: 'plan', label: 'trip.plan', url: '/trip-plan' }];
    openList({ list: { ...tripList, toolbar }, dataProvider: { call } });
    await shown();
    await refuseAll(call, () => fireEvent.click(find('[data-action=plan]')));
  });

  it('columns: those from before stand again', async () => {
    const saveCustomView = refusing();
    openList({ dataProvider: { saveCustomView } });
    await shown();
    const before = headings();
    fireEvent.click(find('[data-control=columns]'));
    await waitFor(() => find('[data-column=plate] input'));
    await refuseAll(
      saveCustomView,
      () => fireEvent.click(find('[data-column=plate] input')),
      () => expect(headings()).toEqual(before),
    );
  });

  it('keeping a new view: its name stays', async () => {
    const call = refusing();
    openList({ dataProvider: { call } });
    await shown();
    const menu = await openMenu();
    fireEvent.click(find('[data-action=new-view]'));
    const name = within(menu).getByRole('textbox');
    fireEvent.change(name, { target: { value: 'Của tôi' } });
    await refuseAll(
      call,
      () => fireEvent.submit(find('.kl-view-form')),
      () => expect(name).toHaveProperty('value', 'Của tôi'),
    );
  });

  it.each([
    ['changing', 'update-view'],
    ['deleting', 'delete'],
    ['starting with', 'default'],
  ])('%s a view: it stays open as it is', async (_name, action) => {
    const call = refusing();
    openList({ settings: { widths: {}, views: [view] }, dataProvider: { call } });
    await shown();
    fireEvent.click(within(await openMenu()).getByText('Chuyến đang chạy'));
    await waitFor(() => expect(headings()).toEqual(['code', 'fee']));
    fireEvent.click(within(find('th[data-field=fee]')).getByRole('button'));
    await waitFor(() => find('.kl-changed'));
    await openMenu();
    if (action === 'delete') fireEvent.click(find('[data-action=delete]'));
    await refuseAll(
      call,
      () => fireEvent.click(find(`[data-action=${action}]`)),
      () => expect(headings()).toEqual(['code', 'fee']),
    );
    expect(find('[data-control=saved-views]').textContent).toContain('Chuyến đang chạy');
  });
});

describe('rows that are refused', () => {
  const refusedBy = (status: number, code: string, message: string) =>
    vi.fn(() => Promise.reject(new HttpError(message, status, { error: { code, message } })));

  it('for a missing licence say so', async () => {
    const getList = refusedBy(403, 'license_missing', 'Công ty chưa đăng ký tính năng này.');
    openList({ dataProvider: { getList } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Công ty chưa đăng ký tính năng này.');
    expect(alert.querySelector('[data-control=provider-contact]')?.textContent).toContain(
      'kit.license.contact',
    );
  });

  it('for a missing right say that', async () => {
    openList({ dataProvider: { getList: refusedBy(403, 'no_permission', 'x') } });
    expect((await screen.findByRole('alert')).textContent).toBe('kit.list.no_permission');
  });
});
