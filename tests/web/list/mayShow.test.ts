import { expect, it } from 'vitest';
import { filter } from '#web/list/ListDefinition.ts';
import { mayShow } from '#web/list/mayShow.ts';
import { tripFields } from './aList.ts';

const holding =
  (...held: string[]) =>
  (codes?: readonly string[] | null): boolean =>
    codes === undefined || (codes?.some((code) => held.includes(code)) ?? false);

it.each([
  ['its own gate', { permissions: ['trip_boss'] }],
  ['the records that it leads over', { key: 'car_id.plate', walls: [['trip_boss']] }],
])('shows a filter to who passes %s alone', (_, gate) => {
  const one = filter(tripFields.plate, { label: 'trip.plate', kind: 'text', place: 'panel', ...gate });
  expect(mayShow(holding('trip_manager'), one)).toBe(false);
  expect(mayShow(holding('trip_manager', 'trip_boss'), one)).toBe(true);
});

it('shows one to who sees its field', () => {
  const fee = filter(tripFields.fee, { label: 'trip.fee', kind: 'number_range', place: 'panel' });
  expect(mayShow(holding(), fee)).toBe(false);
  expect(mayShow(holding('trip_cost'), fee)).toBe(true);
});
