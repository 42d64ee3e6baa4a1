import { describe, expect, it } from 'vitest';
import {
  countDay,
  isCutoffOutside,
  overlaps,
  planDay,
  stateOf,
  weekdayOf,
  windowsMeet,
  workDateOf,
} from '#modules/office/workTime.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const OFFICE = { start_at: '08:00', end_at: '17:30', cutoff: '04:00' };
const NIGHT = { start_at: '22:00', end_at: '06:00', cutoff: '10:00' };

/** An instant of 2 March 2026 in Vietnam; hours over 24 are those of the next day. */
const at = (time: string | null): string | null => {
  if (time === null) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(2026, 2, 2, hour - 7, minute, 20)).toISOString();
};

type Told = [first: string | null, last: string | null, away: number, grace: number];
type Counted = [worked: number, late: number, early: number, types: string[]];

describe('what a day comes to', () => {
  // First in, last out, minutes away, grace; then minutes worked, late and early, and the types.
  it.each<[name: string, Told, Counted]>([
    ['as the book counts it', ['08:12', '17:05', 0, 5], [443, 12, 25, ['late', 'early_leave']]],
    ['to the minute', ['08:00', '17:30', 0, 0], [480, 0, 0, []]],
    ['within the grace', ['08:05', '17:25', 0, 5], [470, 0, 0, []]],
    ['a minute beyond it, all of them count', ['08:06', '17:24', 0, 5], [468, 6, 6, ['late', 'early_leave']]],
    ['early in and late out', ['07:40', '18:30', 0, 5], [560, 0, 0, []]],
    ['away within the shift', ['08:00', '17:30', 45, 5], [435, 0, 0, ['mid_shift_leave']]],
    ['half a day: no break', ['08:00', '12:00', 0, 5], [240, 0, 330, ['early_leave']]],
    ['some minutes over half a day', ['08:00', '12:20', 0, 5], [240, 0, 310, ['early_leave']]],
    ['never went', ['08:20', null, 0, 5], [0, 20, 0, ['late']]],
    ['never came', [null, '17:30', 0, 5], [0, 0, 0, []]],
    [
      'away for longer than there',
      ['08:00', '09:00', 90, 5],
      [0, 0, 510, ['early_leave', 'mid_shift_leave']],
    ],
  ])('%s', (_, [first, last, mid_minutes, grace_minutes], [worked, late, early, types]) => {
    const plan = planDay(OFFICE, '2026-03-02', ZONE);
    const facts = { ...plan, break_minutes: 90, grace_minutes, mid_minutes };
    expect(countDay({ ...facts, first_in: at(first), last_out: at(last) })).toEqual({
      worked_minutes: worked,
      late_minutes: late,
      early_minutes: early,
      lateness_types: types,
    });
  });

  it.each([
    [['08:00', '17:30'], [240, 60], false],
    [['22:00', '06:00'], [300, 300], false],
    [['06:00', '20:00'], [300, 300], true],
    [['06:00', '20:00'], [240, 300], false],
  ] as const)(
    'of %j, with minutes to leave and to come %j, windows meet: %s',
    ([start_at, end_at], [checkout_after, checkin_before], is) => {
      expect(windowsMeet({ start_at, end_at, checkin_before, checkout_after })).toBe(is);
    },
  );

  it('counts a night over midnight', () => {
    const facts = {
      ...planDay(NIGHT, '2026-03-02', ZONE),
      break_minutes: 30,
      grace_minutes: 10,
      mid_minutes: 0,
    };
    expect(countDay({ ...facts, first_in: at('22:21'), last_out: at('29:40') })).toMatchObject({
      worked_minutes: 409,
      late_minutes: 21,
      early_minutes: 20,
    });
  });
});

it('plans a day in the zone of the company', () => {
  expect(planDay(NIGHT, '2026-03-02', ZONE)).toEqual({
    planned_in: '2026-03-02T15:00:00.000Z',
    planned_out: '2026-03-02T23:00:00.000Z',
    closes_at: '2026-03-03T03:00:00.000Z',
  });
  expect(planDay(OFFICE, '2026-03-02', ZONE).closes_at).toBe('2026-03-02T21:00:00.000Z');
});

it.each([
  ['06:02', '10:00', '2026-03-02'],
  ['09:59', '10:00', '2026-03-02'],
  ['10:00', '10:00', '2026-03-03'],
  ['21:50', '10:00', '2026-03-03'],
  ['07:40', '04:00', '2026-03-03'],
  ['03:10', null, '2026-03-03'],
])('what is clocked at %s with a cutoff of %s belongs to %s', (time, cutoff, date) => {
  expect(workDateOf({ date: '2026-03-03', time }, cutoff)).toBe(date);
});

it.each([
  ['08:00', '17:30', '04:00', true],
  ['08:00', '17:30', '08:00', true],
  ['08:00', '17:30', '12:00', false],
  ['08:00', '17:30', '20:00', false],
  ['22:00', '06:00', '10:00', true],
  ['22:00', '06:00', '06:00', true],
  ['22:00', '06:00', '02:00', false],
  ['22:00', '06:00', '23:00', false],
])('a shift %s–%s may have the cutoff %s: %s', (start_at, end_at, cutoff, is) => {
  expect(isCutoffOutside({ start_at, end_at, cutoff })).toBe(is);
});

it.each([
  [{ state: 'expected', first_in: null, last_out: null }, 'expected', 'absent'],
  [{ state: 'expected', first_in: '1', last_out: null }, 'working', 'incomplete'],
  [{ state: 'working', first_in: '1', last_out: '2' }, 'present', 'present'],
  [{ state: 'expected', first_in: null, last_out: '2' }, 'incomplete', 'incomplete'],
  [{ state: 'leave', first_in: null, last_out: null }, 'leave', 'leave'],
  [{ state: 'day_off', first_in: '1', last_out: '2' }, 'present', 'present'],
] as const)('a day of %o is %s, and %s once it is over', (day, before, after) => {
  expect([stateOf(day, false), stateOf(day, true)]).toEqual([before, after]);
});

it('knows days of the week and periods that meet', () => {
  expect([weekdayOf('2026-03-02'), weekdayOf('2026-03-08')]).toEqual([1, 7]);
  const march = { starts_on: '2026-03-01', ends_on: '2026-03-31' };
  expect(overlaps(march, { starts_on: '2026-03-31', ends_on: null })).toBe(true);
  expect(overlaps(march, { starts_on: '2026-04-01', ends_on: null })).toBe(false);
  expect(overlaps({ starts_on: '2026-01-01', ends_on: null }, march)).toBe(true);
});
