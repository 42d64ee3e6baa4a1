import { describe, expect, it } from 'vitest';
import { toFilters } from '#web/data/listCalls.ts';
import { pageNumbers, parsePage } from '#web/list/pageNumbers.ts';
import { updateBlock } from '#web/list/updateBlock.ts';
import { toListCall } from '#web/list/toListCall.ts';
import { modeOf, recordIdOf } from '#web/list/viewMode.ts';
import { tripList } from './aList.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 251, [1, 2, 3, 4, 5]],
    [100, 251, [98, 99, 100, 101, 102]],
    [251, 251, [247, 248, 249, 250, 251]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('page %i of %i offers %j', (page, total, offered) => {
    expect(pageNumbers(page, total)).toEqual(offered);
  });

  it.each([
    ['7', 7],
    ['0', 1],
    ['9999', 251],
    ['', null],
    ['x', null],
  ])('reads %j as page %s', (typed, page) => {
    expect(parsePage(typed, 251)).toBe(page);
  });
});

describe('updateBlock', () => {
  it.each([
    ['2026-11-21T07:05:00Z', 7, '2026-11-21T14:00:00.000Z', '2026-11-21T14:20:00.000Z'],
    ['2026-11-21T16:59:59Z', 7, '2026-11-21T23:40:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T07:20:00Z', 5.5, '2026-11-21T12:40:00.000Z', '2026-11-21T13:00:00.000Z'],
  ])('%s at UTC+%d lies between %s and %s', (now, offset, last, next) => {
    const block = updateBlock(new Date(now), offset);
    expect([block.last.toISOString(), block.next.toISOString()]).toEqual([last, next]);
  });
});

describe('view mode', () => {
  const { viewModes } = tripList;

  it('is the one that the filters name, else the first', () => {
    expect(modeOf(viewModes, { viewMode: 'loads' })?.key).toBe('loads');
    expect(modeOf(viewModes, { viewMode: 'gone' })?.key).toBe('trips');
    expect(modeOf([], {})).toBeUndefined();
  });

  it('of a call is the usual one where the filters name none, or one that is gone', () => {
    const call = toListCall(tripList, () => true);
    expect(toFilters(call, { status: [10] })).toEqual({ filters: { status: [10] }, viewMode: 'trips' });
    expect(toFilters(call, { viewMode: 'loads' }).viewMode).toBe('loads');
    expect(toFilters(call, { viewMode: 'gone' }).viewMode).toBe('trips');
    expect(toFilters({ ...call, viewModes: [] }, {}).viewMode).toBe('default');
  });

  it('says whose record a row is', () => {
    expect(recordIdOf(tripList, viewModes[0], { id: 5 })).toBe(5);
    expect(recordIdOf(tripList, viewModes[1], { id: 5, trip_id: 2 })).toBe(2);
  });
});
