import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, fromWallClock, todayIn, toWallClock } from '#fields/date_time/zone.ts';

const ZONES = [
  'Asia/Ho_Chi_Minh',
  'Asia/Manila',
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];

describe('zone', () => {
  it('brings a shown time back to a moment that shows the same', () => {
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const wall = toWallClock(instant, zone);
        expect(toWallClock(fromWallClock(wall, zone), zone)).toEqual(wall);
      }),
    );
  });

  it('moves a time that a clock change skips past the gap', () => {
    const skipped = fromWallClock({ date: '2026-03-08', time: '02:30' }, 'America/New_York');
    expect(skipped.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  it('begins the day at midnight of the zone', () => {
    expect(fromWallClock({ date: '2026-11-21', time: '00:00' }, 'Asia/Ho_Chi_Minh').toISOString()).toBe(
      '2026-11-20T17:00:00.000Z',
    );
    expect(todayIn('Asia/Ho_Chi_Minh', new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  it('counts days over month ends, both ends included', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3);
  });
});
