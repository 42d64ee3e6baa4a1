import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, useGetList, useGetOne, type DataProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { besideKey, isOfMany, listKey, recordKey } from '#web/data/queryKeys.ts';

afterEach(cleanup);

function openHooks() {
  const queries = createQueryClient();
  const dataProvider = {
    getList: vi.fn(async () => ({ data: [{ id: 7 }], total: 1 })),
    getOne: vi.fn(async () => ({ data: { id: 7 } })),
  } as unknown as DataProvider;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queries}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </CoreAdminContext>
  );
  return { queries, wrapper };
}

describe('react-admin remembers', () => {
  it('a page of a list under its key', async () => {
    const { queries, wrapper } = openHooks();
    const question = {
      pagination: { page: 2, perPage: 20 },
      sort: { field: 'fee', order: 'ASC' as const },
      filter: { plate: '51C' },
      meta: { list: { screen: 'fleet/trip' } },
    };
    const { result } = renderHook(() => useGetList('trip', question), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual([{ id: 7 }]));
    expect(queries.getQueryData(listKey('trip', question))).toMatchObject({ data: [{ id: 7 }] });
    const keys = queries.getQueryCache().findAll({ queryKey: listKey('trip') });
    expect(keys.map(({ queryKey }) => isOfMany('trip', queryKey))).toEqual([true]);
  });

  it('one record under its key', async () => {
    const { queries, wrapper } = openHooks();
    const { result } = renderHook(() => useGetOne('trip', { id: 7 }), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual({ id: 7 }));
    expect(queries.getQueryData(recordKey('trip', '7'))).toEqual({ id: 7 });
    expect(isOfMany('trip', recordKey('trip', '7'))).toBe(false);
  });
});

it('what stands beside a resource is asked for again with its lists', () => {
  expect(isOfMany('trip', besideKey('trip', 'child-rows', 'stops', 7))).toBe(true);
  expect(isOfMany('truck', besideKey('trip', 'child-rows', 'stops', 7))).toBe(false);
});
