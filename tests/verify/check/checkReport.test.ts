import { expect, it } from 'vitest';
import type { Schema, Schemas } from '../../support/schemas/readSchemas.ts';
import type { View } from '../expect/View.ts';
import { checkGroups, tilesFor } from './checkOthers.ts';

/* A report on a small fleet by hand. */

const report = {
  route: '/fleet/report',
  dataset: {
    entity: 'trip',
    dimensions: [{ key: 'state', field: 'state' }],
    measures: [{ key: 'trips' }, { key: 'late' }],
  },
  tiles: [
    { key: 'trips', kind: 'trend', measure: 'trips', drill: '/fleet/trip' },
    { key: 'by_state', kind: 'pie', measure: 'trips', by: 'state', limit: 2, drill: '/fleet/secret' },
    { key: 'states', kind: 'table', measures: ['trips', 'late'], by: 'state' },
  ],
} as unknown as Schema<'report'>;
const view = {
  schemas: {
    entities: new Map([['trip', { properties: { state: { 'x-type': 'enum', 'x-enum': 'trip_state' } } }]]),
    enums: new Map([
      [
        'trip_state',
        {
          values: [
            { value: 1, key: 'planned' },
            { value: 2, key: 'running' },
          ],
        },
      ],
    ]),
    lists: [
      { route: '/fleet/trip', permissions: ['fleet'] },
      { route: '/fleet/secret', permissions: ['fleet_cost'] },
    ],
    texts: {
      vi: new Map([
        ['enum.trip_state.planned', 'Đã lên lịch'],
        ['enum.trip_state.running', 'Đang chạy'],
        ['kit.report.none', 'Chưa có'],
        ['trip.state', 'Trạng thái'],
        ['screen.fleet/report.measure.trips', 'Chuyến'],
        ['screen.fleet/report.measure.late', 'Trễ'],
      ]),
    },
  } as unknown as Schemas,
  held: ['fleet'],
  language: 'vi',
} as const satisfies View;

it('asks of a tile how it draws its numbers, what its table has and the list that it leads to', () => {
  expect(tilesFor(view, report).map(({ key, facts }) => [key, facts])).toEqual([
    ['trips', { leads: '/fleet/trip', shape: 'course' }],
    ['by_state', { leads: '', shape: 'ring' }],
    ['states', { columns: 'Trạng thái | Chuyến | Trễ', leads: '', shape: 'table' }],
  ]);
});

it('names groups that the codes do not have, and more of them than the tile has room for', () => {
  const where = { screen: 'fleet/report', account: 'driver', language: 'vi' };
  const check = (groups: string) =>
    checkGroups(view, report, [{ key: 'by_state', facts: { groups } }], where).map((one) => [
      one.key,
      one.expected,
      one.seen,
    ]);
  expect(check('Đang chạy | Chưa có')).toEqual([]);
  expect(check('')).toEqual([]);
  expect(check('Đang chạy | Shopee')).toEqual([['by_state', 'groups of trip_state', 'Shopee']]);
  expect(check('Đang chạy | Đã lên lịch | Chưa có')).toEqual([['by_state', '2 groups', '3 groups']]);
});
