// Generated from schemas/warehouse/pick-waves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { listPicksAction } from './list-picks.action.gen.ts';
import { pickWaveLineFields } from './pick-wave-line.entity.gen.ts';
import { pickWaveFields } from './pick-wave.entity.gen.ts';
import { pickWaveWorkflow } from './pick-wave.workflow.gen.ts';

export const list = createList({
  screen: 'warehouse/pick-wave',
  route: '/warehouse/pick-wave',
  resource: 'pick_wave',
  title: 'screen.warehouse/pick-wave.title',
  permissions: ['order_manager'],
  urls: { list: '/pick-wave-list', count: '/pick-wave-count', download: '/pick-wave-download' },
  downloadName: 'pick-waves.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(pickWaveFields.code, {
      label: 'pick_wave.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/warehouse/pick-wave',
    }),
    column(pickWaveFields.kind, { label: 'pick_wave.kind', cell: 'enum' }),
    column(pickWaveFields.delivery_company, { label: 'pick_wave.delivery_company', cell: 'enum' }),
    column(pickWaveFields.ship_by, { label: 'pick_wave.ship_by', cell: 'date_time', sort: true }),
    column(pickWaveFields.status, { label: 'pick_wave.status', cell: 'enum', sort: true }),
    column(pickWaveFields.order_count, {
      label: 'pick_wave.order_count', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(pickWaveFields.picked_count, { label: 'pick_wave.picked_count', cell: 'number', sum: true, footer: true }),
    column(pickWaveFields.pieces, { label: 'pick_wave.pieces', cell: 'number', sum: true, footer: true }),
    column(pickWaveFields.distance, { label: 'pick_wave.distance', cell: 'number', sum: true, footer: true }),
    column(pickWaveFields.distance_alone, {
      label: 'pick_wave.distance_alone', cell: 'number', sum: true, footer: true,
    }),
    column(pickWaveFields.scans, { label: 'pick_wave.scans', cell: 'number', show: 'optional' }),
    column(pickWaveFields.scans_alone, { label: 'pick_wave.scans_alone', cell: 'number', show: 'optional' }),
    column(pickWaveFields.picker_id, { label: 'pick_wave.picker_id', cell: 'reference' }),
    column(pickWaveFields.started_at, { label: 'pick_wave.started_at', cell: 'date_time', show: 'optional' }),
    column(pickWaveFields.warehouse_id, { label: 'pick_wave.warehouse_id', cell: 'reference', width: 220 }),
    column(pickWaveFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(pickWaveLineFields.order_id, { key: 'lines.order_id', label: 'pick_wave_line.order_id', cell: 'reference' }),
    column(pickWaveLineFields.place, { key: 'lines.place', label: 'pick_wave_line.place', cell: 'number' }),
    column(pickWaveLineFields.ship_by, { key: 'lines.ship_by', label: 'pick_wave_line.ship_by', cell: 'date_time' }),
  ],
  filters: [
    filter(pickWaveFields.code, { label: 'pick_wave.code', kind: 'code_list' }),
    filter(pickWaveFields.warehouse_id, { label: 'pick_wave.warehouse_id', kind: 'reference' }),
    filter(pickWaveFields.kind, { label: 'pick_wave.kind', kind: 'multi_select' }),
    filter(pickWaveFields.status, { label: 'pick_wave.status', kind: 'multi_select' }),
    filter(pickWaveFields.delivery_company, { label: 'pick_wave.delivery_company', kind: 'multi_select' }),
    filter(pickWaveFields.picker_id, { label: 'pick_wave.picker_id', kind: 'reference', place: 'panel' }),
    filter(pickWaveLineFields.order_id, {
      key: 'lines.order_id', label: 'pick_wave_line.order_id', kind: 'reference', place: 'panel',
    }),
    filter(pickWaveFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(pickWaveFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open'],
  viewModes: [
    { key: 'all', label: 'screen.warehouse/pick-wave.mode.all' },
    { key: 'open', label: 'screen.warehouse/pick-wave.mode.open', badge: 'open' },
    {
      key: 'orders', label: 'screen.warehouse/pick-wave.mode.orders',
      columns: ['code', 'status', 'lines.order_id', 'lines.place', 'lines.ship_by', 'picker_id'], rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'propose', label: 'screen.warehouse/pick-wave.action.propose', form: 'propose-waves',
      permissions: ['order_manager'], tone: 'success',
    },
    {
      key: 'scan', label: 'screen.warehouse/pick-wave.action.scan', route: '/scan/pickup',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'pick_lists', label: 'screen.warehouse/pick-wave.action.pick_lists', route: '/orders/pick-list',
      permissions: ['order_manager'],
    },
  ],
  row: [
    {
      key: 'start', label: 'pick_wave.transition.start', transition: 'start',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    { key: 'list_picks', label: 'pick_wave.action.list_picks', action: 'list_picks', permissions: ['order_manager'] },
    {
      key: 'cancel', label: 'pick_wave.transition.cancel', transition: 'cancel', permissions: ['order_manager'],
      tone: 'danger',
    },
  ],
  bulk: [
    { key: 'list_picks', label: 'pick_wave.action.list_picks', action: 'list_picks', permissions: ['order_manager'] },
    {
      key: 'cancel', label: 'pick_wave.transition.cancel', transition: 'cancel', permissions: ['order_manager'],
      tone: 'danger',
    },
  ],
  actions: [listPicksAction],
  workflows: [pickWaveWorkflow],
  open: '/warehouse/pick-wave',
  mobile: { title: 'code', lines: ['kind', 'status', 'order_count', 'picker_id'] },
  emptyText: 'screen.warehouse/pick-wave.empty',
  live: true,
  expand: { rows: 'lines', label: 'pick_wave.lines' },
});

export default function PickWavesList() {
  return <ListScreen list={list} />;
}
