import { expect, it } from 'vitest';
import { distanceOf, findSite, flagsOf, type Site } from '#modules/office/places.ts';
import { isInWindow, kindsOf } from '#modules/office/workTime.ts';

const OFFICE: Site = { id: 1, name: 'Văn phòng', geo_point: { lat: 21.0278, lng: 105.8342 }, radius_m: 100 };
const SHOP: Site = { id: 2, name: 'Cửa hàng', geo_point: { lat: 21.0245, lng: 105.8528 }, radius_m: 50 };

it('measures on the earth', () => {
  expect(distanceOf(OFFICE.geo_point, OFFICE.geo_point)).toBe(0);
  expect(distanceOf({ lat: 21, lng: 105 }, { lat: 21.001, lng: 105 })).toBe(111);
  expect(distanceOf(OFFICE.geo_point, SHOP.geo_point)).toBe(1965);
});

it.each([
  // Metres north of the office, accuracy, within.
  [0, 10, true],
  [100, 0, true],
  [150, 60, true],
  [161, 60, false],
  [400, 100, false],
])('%i m away with an accuracy of %i m: %s', (metres, accuracy, isWithin) => {
  const point = { lat: OFFICE.geo_point.lat + metres / 111_195, lng: OFFICE.geo_point.lng };
  expect(findSite([SHOP, OFFICE], point, accuracy)).toEqual({ site: OFFICE, distance_m: metres, isWithin });
});

it('prefers a place that one is in to a nearer one, and finds none where there is none', () => {
  const wide = { ...OFFICE, id: 3, geo_point: { lat: 21.0288, lng: 105.8342 }, radius_m: 500 };
  const point = { lat: 21.0278 + 110 / 111_195, lng: 105.8342 };
  expect(
    findSite(
      [
        { ...OFFICE, radius_m: 30 },
        { ...wide, geo_point: { lat: 21.0314, lng: 105.8342 } },
      ],
      point,
      5,
    ),
  ).toMatchObject({
    site: { id: 3 },
    isWithin: true,
  });
  expect(findSite([], point, 5)).toBeNull();
});

it('notes what looks odd about a position', () => {
  const point = { lat: 21.1, lng: 105.8 };
  expect(flagsOf(point, 12, null)).toEqual([]);
  expect(flagsOf(point, 0, { ...point })).toEqual(['mock_place', 'same_place']);
});

it('offers what can be clocked', () => {
  const day = { first_in: null, last_out: null, out_since: null };
  expect(kindsOf(null)).toEqual(['in']);
  expect(kindsOf({ ...day, first_in: '1' })).toEqual(['out', 'out_mid']);
  expect(kindsOf({ ...day, first_in: '1', out_since: '2' })).toEqual(['back_mid', 'out']);
  expect(kindsOf({ ...day, first_in: '1', last_out: '2' })).toEqual(['out']);
});

it.each([
  ['in', '2026-03-02T00:00:00.000Z', true],
  ['in', '2026-03-01T23:59:00.000Z', false],
  ['in', '2026-03-02T03:00:00.000Z', true],
  ['in', '2026-03-02T03:01:00.000Z', false],
  ['out', '2026-03-02T08:29:00.000Z', false],
  ['out', '2026-03-02T14:30:00.000Z', true],
  ['out_mid', '2026-03-02T05:00:00.000Z', true],
] as const)('%s at %s is within the windows: %s', (kind, at, is) => {
  const plan = { planned_in: '2026-03-02T01:00:00.000Z', planned_out: '2026-03-02T10:30:00.000Z' };
  const windows = { checkin_before: 60, checkin_after: 120, checkout_before: 120, checkout_after: 240 };
  expect(isInWindow(kind, at, plan, windows)).toBe(is);
});
