import { expect, test } from 'vitest';
import { afterOpenMinutes, isOpen, type PageHour } from '#modules/messaging/pageHours.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
/** Mondays to Fridays, with a break at noon; Saturday mornings. 7 December 2026 is a Monday. */
const HOURS: PageHour[] = [
  ...[1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens_at: '08:00', closes_at: '12:00' },
    { weekday, opens_at: '13:00', closes_at: '21:00' },
  ]),
  { weekday: 6, opens_at: '08:00', closes_at: '12:00' },
];
const at = (text: string) => new Date(`${text}:00+07:00`);

test.each([
  ['2026-12-07T08:00', true],
  ['2026-12-07T07:59', false],
  ['2026-12-07T12:00', false],
  ['2026-12-07T20:59', true],
  // After midnight in Vietnam it is still Sunday in Greenwich.
  ['2026-12-07T00:30', false],
  ['2026-12-12T11:00', true],
  ['2026-12-13T11:00', false],
])('at %s a page is open: %s', (text, expected) => {
  expect(isOpen(HOURS, at(text), timeZone)).toBe(expected);
});

test.each([
  ['within a span', '2026-12-07T09:00', 5, '2026-12-07T09:05'],
  ['over the break', '2026-12-07T11:58', 5, '2026-12-07T13:03'],
  ['of the evening', '2026-12-07T22:00', 5, '2026-12-08T08:05'],
  ['of the last minutes of a day', '2026-12-07T20:57', 5, '2026-12-08T08:02'],
  ['of a weekend', '2026-12-12T15:00', 30, '2026-12-14T08:30'],
  ['of more than a day', '2026-12-07T08:00', 13 * 60, '2026-12-08T09:00'],
])('an answer is due %s', (_, since, minutes, due) => {
  expect(afterOpenMinutes(HOURS, at(since), { minutes, timeZone })).toEqual(at(due));
});

test('spans that overlap count once, and a page without hours is always open', () => {
  const twice: PageHour[] = [
    { weekday: 1, opens_at: '08:00', closes_at: '10:00' },
    { weekday: 1, opens_at: '09:00', closes_at: '11:00' },
    { weekday: 2, opens_at: '08:00', closes_at: '09:00' },
  ];
  const due = afterOpenMinutes(twice, at('2026-12-07T08:00'), { minutes: 190, timeZone });
  expect(due).toEqual(at('2026-12-08T08:10'));
  const night = at('2026-12-07T02:00');
  expect(isOpen([], night, timeZone)).toBe(true);
  expect(afterOpenMinutes([], night, { minutes: 5, timeZone })).toEqual(at('2026-12-07T02:05'));
});
