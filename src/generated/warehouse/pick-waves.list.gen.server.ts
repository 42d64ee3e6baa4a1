// Generated from schemas/warehouse/pick-waves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { pickWaveLineFields } from './pick-wave-line.entity.gen.ts';
import { pickWaveFields } from './pick-wave.entity.gen.ts';

export const pickWavesList = createList({
  screen: 'warehouse/pick-wave',
  route: '/warehouse/pick-wave',
  module: 'warehouse',
  entity: 'pick_wave',
  permissions: ['order_manager'],
  urls: { list: '/pick-wave-list', count: '/pick-wave-count', download: '/pick-wave-download' },
  downloadName: 'pick-waves.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(pickWaveFields.code, { label: 'pick_wave.code', show: 'always', sort: true }),
    column(pickWaveFields.kind, { label: 'pick_wave.kind' }),
    column(pickWaveFields.delivery_company, { label: 'pick_wave.delivery_company' }),
    column(pickWaveFields.ship_by, { label: 'pick_wave.ship_by', sort: true }),
    column(pickWaveFields.status, { label: 'pick_wave.status', sort: true }),
    column(pickWaveFields.order_count, { label: 'pick_wave.order_count', sort: true, sum: true }),
    column(pickWaveFields.picked_count, { label: 'pick_wave.picked_count', sum: true }),
    column(pickWaveFields.pieces, { label: 'pick_wave.pieces', sum: true }),
    column(pickWaveFields.distance, { label: 'pick_wave.distance', sum: true }),
    column(pickWaveFields.distance_alone, { label: 'pick_wave.distance_alone', sum: true }),
    column(pickWaveFields.scans, { label: 'pick_wave.scans', show: 'optional' }),
    column(pickWaveFields.scans_alone, { label: 'pick_wave.scans_alone', show: 'optional' }),
    column(pickWaveFields.picker_id, { label: 'pick_wave.picker_id' }),
    column(pickWaveFields.started_at, { label: 'pick_wave.started_at', show: 'optional' }),
    column(pickWaveFields.warehouse_id, { label: 'pick_wave.warehouse_id' }),
    column(pickWaveFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(pickWaveLineFields.order_id, {
      key: 'lines.order_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_wave_line' }],
      label: 'pick_wave_line.order_id',
    }),
    column(pickWaveLineFields.place, {
      key: 'lines.place', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_wave_line' }],
      label: 'pick_wave_line.place',
    }),
    column(pickWaveLineFields.ship_by, {
      key: 'lines.ship_by', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_wave_line' }],
      label: 'pick_wave_line.ship_by',
    }),
  ],
  filters: [
    filter(pickWaveFields.code, { label: 'pick_wave.code', kind: 'code_list' }),
    filter(pickWaveFields.warehouse_id, { label: 'pick_wave.warehouse_id', kind: 'reference' }),
    filter(pickWaveFields.kind, { label: 'pick_wave.kind', kind: 'multi_select' }),
    filter(pickWaveFields.status, { label: 'pick_wave.status', kind: 'multi_select' }),
    filter(pickWaveFields.delivery_company, { label: 'pick_wave.delivery_company', kind: 'multi_select' }),
    filter(pickWaveFields.picker_id, { label: 'pick_wave.picker_id', kind: 'reference' }),
    filter(pickWaveLineFields.order_id, {
      key: 'lines.order_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_wave_line' }],
      label: 'pick_wave_line.order_id', kind: 'reference',
    }),
    filter(pickWaveFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(pickWaveFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'open', where: { status: ['proposed', 'picking'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'open', where: { status: ['proposed', 'picking'] }, badge: 'open' },
    {
      key: 'orders', columns: ['code', 'status', 'lines.order_id', 'lines.place', 'lines.ship_by', 'picker_id'],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
