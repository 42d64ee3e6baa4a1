import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { find } from '../find.ts';
import { tripList, tripRows } from './aList.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

/** Opens a list and waits for its rows; `path` tells where the user is. */
async function open(more: Partial<ListDefinition> = {}) {
  const opened = openList({ list: { ...tripList, ...more } });
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
  return { ...opened, path: () => opened.router.state.location.pathname };
}

describe('a row', () => {
  it('opens its record by a double click on it, not on what is in it', async () => {
    const { path } = await open();
    fireEvent.doubleClick(find('[data-row="2"] .kl-box'));
    fireEvent.doubleClick(find('[data-row="2"] .kl-more'));
    expect(path()).toBe('/fleet/trip');
    fireEvent.doubleClick(find('[data-row="2"] [data-field=plate]'));
    await waitFor(() => expect(path()).toBe('/fleet/trip/2'));
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves a click with %s on its link to the browser',
    async (key) => {
      const { path } = await open();
      let wasFollowed = true;
      // The browser would open a tab; here nothing follows the link.
      const look = (event: Event): void => {
        wasFollowed = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      fireEvent.click(find('[data-row="2"] [data-field=code] a'), { [key]: true });
      expect(wasFollowed).toBe(false);
      expect(path()).toBe('/fleet/trip');
    },
  );

  it('goes to the address of its own action', async () => {
    const print = { key: 'print', label: 'trip.print', route: '/fleet/print/{id}' };
    const { path } = await open({ row: [print] });
    fireEvent.mouseOver(find('[data-row="2"] [data-field=plate]'));
    fireEvent.click(find('[data-row="2"] [data-action=print]'));
    await waitFor(() => expect(path()).toBe('/fleet/print/2'));
  });

  it('of a view, whose id is no number, has its actions too, and fills by its values what they lead to', async () => {
    const pay = { key: 'pay', label: 'trip.pay', route: '/fleet/pay', prefill: { value: 'fee' } };
    const rows = tripRows.slice(0, 2).map((row) => ({ ...row, id: `of-${row.code}` }));
    const getList = vi.fn(async () => listAnswer(rows as never));
    const list = { ...tripList, row: [pay] };
    const { router } = openList({ list, dataProvider: { getList } as never });
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(2));
    fireEvent.mouseOver(find('tbody tr:nth-child(2) [data-field=plate]'));
    expect(document.querySelectorAll('[data-action=pay]')).toHaveLength(1);
    fireEvent.mouseOver(find('tbody tr:nth-child(1) [data-field=plate]'));
    fireEvent.click(find('tbody tr:nth-child(1) [data-action=pay]'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet/pay'));
    expect(router.state.location.search).toBe('?value=1250000');
  });

  it('has the tone of the first condition that is known to hold', async () => {
    await open({
      rowTone: [
        // Of a field that the rows do not carry: nothing is known of it.
        { when: ({ record }) => record['is_late'] !== false, tone: 'danger' },
        { when: ({ record }) => record['status'] === 10, tone: 'progress' },
      ],
    });
    const tones = [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(
      ({ dataset }) => dataset['tone'],
    );
    expect(tones).toEqual([undefined, 'progress', undefined]);
  });
});
