import { describe, expect, it } from 'vitest';
import {
  checkDateRange,
  daysBackOf,
  formatDateRange,
  lastDays,
  parseDateRange,
} from '#fields/date/dateRange.ts';

const TODAY = '2026-11-21';

describe('dateRange', () => {
  it('takes the last N days up to today, today counted', () => {
    expect(lastDays(1, TODAY)).toEqual({ from: TODAY, to: TODAY });
    expect(lastDays(30, TODAY)).toEqual({ from: '2026-10-23', to: TODAY });
    expect(daysBackOf(lastDays(30, TODAY), TODAY)).toBe(30);
    expect(daysBackOf({ from: '2026-11-01', to: '2026-11-20' }, TODAY)).toBeUndefined();
  });

  it.each([
    ['21/11/2026', { from: '2026-11-21', to: '2026-11-21' }],
    ['01/11/2026 – 21/11/2026', { from: '2026-11-01', to: '2026-11-21' }],
    ['1/11/2026-5/11/2026', { from: '2026-11-01', to: '2026-11-05' }],
    ['1/11 – 21/11/2026', { from: '2026-11-01', to: '2026-11-21' }],
    ['01/11/2026 đến 05/11/2026', { from: '2026-11-01', to: '2026-11-05' }],
    ['7', lastDays(7, TODAY)],
    ['hôm qua', null],
    ['32/01/2026', null],
  ])('reads %j', (typed, range) => {
    expect(parseDateRange(typed, TODAY)).toEqual(range);
  });

  it('names what is wrong with a range, with the days', () => {
    expect(checkDateRange({ from: '2026-01-01', to: '2026-12-26' }, 360)).toBeNull();
    expect(checkDateRange({ from: '2026-01-01', to: '2026-12-27' }, 360)).toEqual({
      code: 'range_too_long',
      params: { days: 361, limit: 360 },
    });
    expect(checkDateRange({ from: '2026-11-21', to: '2026-11-20' }, 360)?.code).toBe('wrong_range');
    expect(checkDateRange({ from: '2020-01-01' }, 360)).toBeNull();
  });

  it('writes days first', () => {
    expect(formatDateRange({ from: '2026-11-01', to: '2026-11-21' })).toBe('01/11/2026 – 21/11/2026');
    expect(formatDateRange({ to: '2026-11-21' })).toBe('… – 21/11/2026');
    expect(formatDateRange(lastDays(1, TODAY))).toBe('21/11/2026');
  });
});
