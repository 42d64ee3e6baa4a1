import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock } from 'vitest';
import { find } from '../find.ts';
import { tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

const list = { ...tripList, scope: { of: 'warehouse', filter: 'driver_id' } as const };
const warehouses = [
  { id: 4, code_name: 'HN1', id_city: null },
  { id: 9, code_name: 'HCM1', id_city: null },
];

beforeEach(() => {
  localStorage.clear();
  resizeTo(1440, 900);
});
afterEach(cleanup);

const lastFilter = (getList: Mock): unknown =>
  (getList.mock.lastCall as [string, { filter: unknown }] | undefined)?.[1].filter;
const picker = () => waitFor(() => find('[data-control=scope]'));

describe('a list of one warehouse at a time', () => {
  it('asks for the one chosen in the top bar, and the next list begins with it', async () => {
    const { provider } = openList({ list, session: { warehouses } });
    fireEvent.click(await picker());
    fireEvent.click(await screen.findByRole('menuitem', { name: 'HCM1' }));
    await waitFor(() => expect(lastFilter(provider.getList)).toMatchObject({ driver_id: [9] }));
    await waitFor(() => expect(find('[data-control=scope]').textContent).toBe('HCM1'));
    cleanup();
    const next = openList({ list, session: { warehouses } });
    await picker();
    expect(lastFilter(next.provider.getList)).toMatchObject({ driver_id: [9] });
  });

  it('shows all again, and forgets one that is not the reader’s any more', async () => {
    localStorage.setItem('khuon.scope.warehouse', '9');
    const { provider } = openList({ list, session: { warehouses } });
    fireEvent.click(await picker());
    fireEvent.click(await screen.findByRole('menuitem', { name: 'kit.list.all_of_warehouse' }));
    await waitFor(() => expect(lastFilter(provider.getList)).not.toHaveProperty('driver_id'));
    cleanup();
    localStorage.setItem('khuon.scope.warehouse', '7');
    const next = openList({ list, session: { warehouses } });
    await picker();
    expect(lastFilter(next.provider.getList)).not.toHaveProperty('driver_id');
  });
});

describe('a list that is scanned into', () => {
  it('looks for what the scanner reads, wherever the focus is, but not behind a dialog', async () => {
    const { provider } = openList({ list: { ...tripList, scan: 'code' } });
    await waitFor(() => expect(find('[data-filter=code]')).toBeTruthy());
    const scan = (text: string) => {
      for (const key of [...text, 'Enter']) fireEvent.keyDown(document.body, { key });
    };
    await waitFor(() => {
      scan('8936001');
      expect(lastFilter(provider.getList)).toMatchObject({ code: '8936001' });
    });
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    scan('8936002');
    dialog.remove();
    expect(lastFilter(provider.getList)).toMatchObject({ code: '8936001' });
  });
});
