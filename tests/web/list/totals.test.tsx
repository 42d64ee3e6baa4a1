import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CountAnswer } from '#contract/wire.ts';
import { toListCall } from '#web/list/toListCall.ts';
import { useTotals } from '#web/list/useTotals.ts';
import { tripList } from './aList.ts';

const counted = vi.hoisted(() => ({ answer: null as CountAnswer | null }));
vi.mock('#web/data/useListCount.ts', () => ({ useListCount: () => counted.answer }));

const at = (time: string, total: number): CountAnswer => ({
  sum: {},
  total,
  counts: {},
  counted_at: `2026-11-21T${time}Z`,
});

it.each([
  ['the count call, worked out later', at('07:05:01', 12), at('07:05:00', 11), 12],
  ['the list, worked out later', at('07:05:00', 12), at('07:05:01', 11), 11],
  ['the list, before the count is there', null, at('07:05:00', 11), 11],
  ['the count call, before the list is there', at('07:05:00', 12), undefined, 12],
])('shows the totals of %s', (_case, count, meta, total) => {
  counted.answer = count;
  const list = meta && { ...meta, totalPage: 1, views: [] };
  const { result } = renderHook(() =>
    useTotals(
      toListCall(tripList, () => true),
      {},
      list,
    ),
  );
  expect(result.current.total).toBe(total);
});
