import { describe, expect, it } from 'vitest';
import { startOfDay } from '#fields/date_time/date_time.server.ts';
import { addDays, toWallClock } from '#fields/date_time/zone.ts';

const ZONES = [
  'Asia/Ho_Chi_Minh',
  'Asia/Manila',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Asia/Gaza',
  'America/Havana',
];

describe('startOfDay', () => {
  it.each([
    ['2026-02-28', 'Asia/Ho_Chi_Minh', '2026-02-27T17:00:00.000Z'],
    ['2026-02-28', 'UTC', '2026-02-28T00:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2024-10-27', 'Atlantic/Azores', '2024-10-27T00:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s is %s', (date, zone, instant) => {
    expect(startOfDay(date, zone).toISOString()).toBe(instant);
  });

  it.each(ZONES)('days of %s follow each other without a gap, each instant in one', (zone) => {
    for (const first of ['2011-12-28', '2018-11-01', '2024-03-08', '2024-10-25', '2026-02-27']) {
      for (let day = 0; day < 5; day += 1) {
        const date = addDays(first, day);
        const [start, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
        // Apia had no 30 December 2011: that day is empty.
        if (start.getTime() === end.getTime()) continue;
        expect(toWallClock(start, zone).date, `${date} first`).toBe(date);
        expect(toWallClock(new Date(end.getTime() - 1), zone).date, `${date} last`).toBe(date);
        expect(toWallClock(new Date(start.getTime() - 1), zone).date < date, `${date} before`).toBe(true);
      }
    }
  });
});
