// Generated from schemas/promotion/present.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { presentLineFields } from './present-line.entity.gen.ts';
import { presentFields } from './present.entity.gen.ts';

export const presentList = createList({
  screen: 'administration/present',
  route: '/administration/present',
  module: 'promotion',
  entity: 'present',
  permissions: ['administration_present'],
  urls: { list: '/present-list', count: '/present-count', download: '/present-download' },
  downloadName: 'presents.xlsx',
  columns: [
    column(presentFields.code, { label: 'present.code', show: 'always', sort: true }),
    column(presentFields.name, { label: 'present.name' }),
    column(presentFields.status, { label: 'present.status', sort: true }),
    column(presentFields.condition, { label: 'present.condition' }),
    column(presentFields.min_value, { label: 'present.min_value', sort: true }),
    column(presentFields.from_at, { label: 'present.from_at', sort: true }),
    column(presentFields.to_at, { label: 'present.to_at', sort: true }),
    column(presentFields.limit_total, { label: 'present.limit_total', sort: true }),
    column(presentFields.given, { label: 'present.given', sort: true, sum: true }),
    column(presentFields.gift_stock, { label: 'present.gift_stock', sort: true }),
    column(presentFields.cost, { label: 'present.cost', sort: true, sum: true }),
    column(presentFields.per, { label: 'present.per', show: 'optional' }),
    column(presentFields.sources, { label: 'present.sources', show: 'optional' }),
    column(presentFields.warehouse_ids, { label: 'present.warehouse_ids', show: 'optional' }),
    column(presentFields.stop_when_out, { label: 'present.stop_when_out', show: 'optional' }),
    column(presentFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(presentFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(presentFields.note, { label: 'present.note', show: 'optional' }),
    column(presentLineFields.role, {
      key: 'lines.role', steps: [{ field: 'lines', kind: 'rows', entity: 'present_line' }], label: 'present_line.role',
    }),
    column(presentLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'present_line' }], label: 'present_line.sku',
    }),
    column(presentLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'present_line' }], label: 'present_line.name',
    }),
    column(presentLineFields.unit, {
      key: 'lines.unit', steps: [{ field: 'lines', kind: 'rows', entity: 'present_line' }], label: 'present_line.unit',
    }),
    column(presentLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'present_line' }],
      label: 'present_line.quantity',
    }),
  ],
  filters: [
    filter(presentFields.code, { label: 'present.code', kind: 'text' }),
    filter(presentFields.name, { label: 'present.name', kind: 'text' }),
    filter(presentFields.condition, { label: 'present.condition', kind: 'multi_select' }),
    filter(presentFields.status, { label: 'present.status', kind: 'multi_select' }),
    filter(presentFields.from_at, { label: 'present.from_at', kind: 'date_range', maxDays: 360 }),
    filter(presentFields.to_at, { label: 'present.to_at', kind: 'date_range', maxDays: 360 }),
    filter(presentLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'present_line' }],
      label: 'present_line.goods_id', kind: 'reference',
    }),
    filter(presentFields.given, { label: 'present.given', kind: 'number_range' }),
    filter(presentFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(presentFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'awaiting', where: { status: [0] } },
    { key: 'ongoing', where: { status: [2] } },
    { key: 'running_out', where: { is_running_out: true } },
  ],
  statistics: [
    { key: 'awaiting', label: 'screen.administration/present.statistic.awaiting', count: 'awaiting', mode: 'awaiting' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'awaiting', where: { status: [0] }, badge: 'awaiting' },
    { key: 'pending', where: { status: [1] } },
    { key: 'ongoing', where: { status: [2] }, badge: 'ongoing' },
    { key: 'running_out', where: { is_running_out: true }, badge: 'running_out' },
    { key: 'ended', where: { status: [3] } },
    { key: 'ended_early', where: { status: [4] } },
    { key: 'canceled', where: { status: [5] } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
