import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListCall } from '#web/data/listCalls.ts';
import { useListCount } from '#web/data/useListCount.ts';

afterEach(cleanup);

const list: ListCall = {
  screen: 'fleet/trip',
  urls: { list: '/fleet/trip', count: '/fleet/trip/count' },
  downloadName: 'a.xlsx',
  sort: { field: 'id', order: 'ASC' },
  pageSize: 20,
  viewModes: ['all', 'cost'],
};
const withoutCount: ListCall = { ...list, urls: { list: '/fleet/trip' } };

function Total({ list, filter }: { list: ListCall; filter: Record<string, unknown> }) {
  return <p>{useListCount(list, filter)?.total ?? 'none'}</p>;
}

function show(list: ListCall, count: () => Promise<unknown>) {
  const dataProvider = { count } as never;
  const at = (filter: Record<string, unknown>) => (
    <CoreAdminContext dataProvider={dataProvider}>
      <Total list={list} filter={filter} />
    </CoreAdminContext>
  );
  const { rerender } = render(at({ plate: '51' }));
  return (filter: Record<string, unknown>) => rerender(at(filter));
}

it('asks when the screen opens and again only when filters or view mode change (interface 4)', async () => {
  const count = vi.fn(async () => ({ total: count.mock.calls.length }));
  const draw = show(list, count);
  await screen.findByText('1');
  draw({ plate: '51', other: '' });
  draw({ plate: '52' });
  await screen.findByText('2');
  draw({ plate: '52', viewMode: 'cost' });
  await screen.findByText('3');
  expect(count).toHaveBeenCalledTimes(3);
});

it('asks nothing without a count address, and lives with a failed answer', async () => {
  const count = vi.fn(() => Promise.reject(new Error('busy')));
  show(withoutCount, count);
  expect(count).not.toHaveBeenCalled();
  cleanup();
  show(list, count);
  await waitFor(() => expect(count).toHaveBeenCalledTimes(1));
  expect(screen.getByText('none')).toBeTruthy();
});
