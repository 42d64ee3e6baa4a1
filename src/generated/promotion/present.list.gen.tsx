// Generated from schemas/promotion/present.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { copyPresentAction } from './copy-present.action.gen.ts';
import { presentLineFields } from './present-line.entity.gen.ts';
import { type Present, presentFields } from './present.entity.gen.ts';
import { presentWorkflow } from './present.workflow.gen.ts';

export const list = createList({
  screen: 'administration/present',
  route: '/administration/present',
  resource: 'present',
  title: 'screen.administration/present.title',
  permissions: ['administration_present'],
  urls: { list: '/present-list', count: '/present-count', download: '/present-download' },
  downloadName: 'presents.xlsx',
  columns: [
    column(presentFields.code, {
      label: 'present.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/administration/present',
    }),
    column(presentFields.name, { label: 'present.name', cell: 'text', width: 260 }),
    column(presentFields.status, { label: 'present.status', cell: 'enum', sort: true }),
    column(presentFields.condition, { label: 'present.condition', cell: 'enum' }),
    column(presentFields.min_value, { label: 'present.min_value', cell: 'money', sort: true }),
    column(presentFields.from_at, { label: 'present.from_at', cell: 'date_time', sort: true }),
    column(presentFields.to_at, { label: 'present.to_at', cell: 'date_time', sort: true }),
    column(presentFields.limit_total, { label: 'present.limit_total', cell: 'number', sort: true }),
    column(presentFields.given, { label: 'present.given', cell: 'number', sort: true, sum: true, footer: true }),
    column(presentFields.gift_stock, { label: 'present.gift_stock', cell: 'number', sort: true }),
    column(presentFields.cost, { label: 'present.cost', cell: 'money', sort: true, sum: true, footer: true }),
    column(presentFields.per, { label: 'present.per', cell: 'enum', show: 'optional' }),
    column(presentFields.sources, { label: 'present.sources', cell: 'enum', show: 'optional' }),
    column(presentFields.warehouse_ids, {
      label: 'present.warehouse_ids', cell: 'reference', show: 'optional', width: 180,
    }),
    column(presentFields.stop_when_out, { label: 'present.stop_when_out', cell: 'boolean', show: 'optional' }),
    column(presentFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
    column(presentFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(presentFields.note, { label: 'present.note', cell: 'text', show: 'optional' }),
    column(presentLineFields.role, { key: 'lines.role', label: 'present_line.role', cell: 'enum' }),
    column(presentLineFields.sku, { key: 'lines.sku', label: 'present_line.sku', cell: 'code' }),
    column(presentLineFields.name, { key: 'lines.name', label: 'present_line.name', cell: 'text' }),
    column(presentLineFields.unit, { key: 'lines.unit', label: 'present_line.unit', cell: 'enum' }),
    column(presentLineFields.quantity, { key: 'lines.quantity', label: 'present_line.quantity', cell: 'number' }),
  ],
  filters: [
    filter(presentFields.code, { label: 'present.code', kind: 'text' }),
    filter(presentFields.name, { label: 'present.name', kind: 'text' }),
    filter(presentFields.condition, { label: 'present.condition', kind: 'multi_select' }),
    filter(presentFields.status, { label: 'present.status', kind: 'multi_select' }),
    filter(presentFields.from_at, {
      label: 'present.from_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(presentFields.to_at, {
      label: 'present.to_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(presentLineFields.goods_id, {
      key: 'lines.goods_id', label: 'present_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(presentFields.given, { label: 'present.given', kind: 'number_range', place: 'panel' }),
    filter(presentFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(presentFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['awaiting', 'ongoing', 'running_out'],
  viewModes: [
    { key: 'all', label: 'screen.administration/present.mode.all' },
    { key: 'awaiting', label: 'screen.administration/present.mode.awaiting', badge: 'awaiting' },
    { key: 'pending', label: 'screen.administration/present.mode.pending' },
    { key: 'ongoing', label: 'screen.administration/present.mode.ongoing', badge: 'ongoing' },
    { key: 'running_out', label: 'screen.administration/present.mode.running_out', badge: 'running_out' },
    { key: 'ended', label: 'screen.administration/present.mode.ended' },
    { key: 'ended_early', label: 'screen.administration/present.mode.ended_early' },
    { key: 'canceled', label: 'screen.administration/present.mode.canceled' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/present/create',
      permissions: ['administration_present'], tone: 'success',
    },
    {
      key: 'given', label: 'screen.administration/present.action.given', route: '/administration/present/given',
      permissions: ['administration_present'],
    },
  ],
  row: [
    {
      key: 'confirm', label: 'present.transition.confirm', transition: 'confirm',
      permissions: ['administration_present'], tone: 'success',
    },
    {
      key: 'end_early', label: 'present.transition.end_early', transition: 'end_early',
      permissions: ['administration_present'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'present.transition.cancel', transition: 'cancel', permissions: ['administration_present'],
      tone: 'danger',
    },
    {
      key: 'copy', label: 'screen.administration/present.action.copy', action: 'copy_present',
      permissions: ['administration_present'], confirm: true,
    },
  ],
  bulk: [
    {
      key: 'confirm', label: 'present.transition.confirm', transition: 'confirm',
      permissions: ['administration_present'], tone: 'success',
    },
    {
      key: 'end_early', label: 'present.transition.end_early', transition: 'end_early',
      permissions: ['administration_present'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'present.transition.cancel', transition: 'cancel', permissions: ['administration_present'],
      tone: 'danger',
    },
  ],
  actions: [copyPresentAction],
  workflows: [presentWorkflow],
  open: '/administration/present',
  create: { route: '/administration/present/create', permissions: ['administration_present'] },
  mobile: { title: 'name', lines: ['status', 'to_at', 'given', 'gift_stock'] },
  rowTone: [
    { when: (c: Logic<Present>) => c.record.status === 0, tone: 'warning' },
    { when: (c: Logic<Present>) => c.record.is_running_out === true, tone: 'danger' },
  ],
  emptyText: 'screen.administration/present.empty',
  live: true,
  expand: { rows: 'lines', label: 'present.lines' },
});

export default function PresentList() {
  return <ListScreen list={list} />;
}
