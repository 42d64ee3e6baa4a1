// Generated from schemas/promotion/pos-voucher-config.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { copyVoucherAction } from './copy-voucher.action.gen.ts';
import { generateCodesAction } from './generate-codes.action.gen.ts';
import { type Voucher, voucherFields } from './voucher.entity.gen.ts';
import { voucherWorkflow } from './voucher.workflow.gen.ts';

export const list = createList({
  screen: 'administration/pos-voucher-config',
  route: '/administration/pos-voucher-config',
  resource: 'voucher',
  title: 'screen.administration/pos-voucher-config.title',
  permissions: ['administration_pos_voucher_config'],
  urls: { list: '/voucher-list', count: '/voucher-count', download: '/voucher-download' },
  downloadName: 'vouchers.xlsx',
  columns: [
    column(voucherFields.code, {
      label: 'voucher.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/administration/pos-voucher-config',
    }),
    column(voucherFields.name, { label: 'voucher.name', cell: 'text', width: 240 }),
    column(voucherFields.kind, { label: 'voucher.kind', cell: 'enum' }),
    column(voucherFields.condition, { label: 'voucher.condition', cell: 'enum' }),
    column(voucherFields.status, { label: 'voucher.status', cell: 'enum', sort: true }),
    column(voucherFields.discount_percent, { label: 'voucher.discount_percent', cell: 'number' }),
    column(voucherFields.discount_amount, { label: 'voucher.discount_amount', cell: 'money' }),
    column(voucherFields.min_value, { label: 'voucher.min_value', cell: 'money', sort: true }),
    column(voucherFields.from_at, { label: 'voucher.from_at', cell: 'date_time', sort: true }),
    column(voucherFields.to_at, { label: 'voucher.to_at', cell: 'date_time', sort: true }),
    column(voucherFields.codes, { label: 'voucher.codes', cell: 'number', sort: true, sum: true, footer: true }),
    column(voucherFields.handed_out, { label: 'voucher.handed_out', cell: 'number', sort: true, sum: true }),
    column(voucherFields.used, { label: 'voucher.used', cell: 'number', sort: true, sum: true, footer: true }),
    column(voucherFields.use_rate, { label: 'voucher.use_rate', cell: 'number' }),
    column(voucherFields.discount_given, {
      label: 'voucher.discount_given', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(voucherFields.revenue, { label: 'voucher.revenue', cell: 'money', sort: true, sum: true }),
    column(voucherFields.usage_limit, { label: 'voucher.usage_limit', cell: 'number', show: 'optional' }),
    column(voucherFields.per_customer, { label: 'voucher.per_customer', cell: 'number', show: 'optional' }),
    column(voucherFields.max_discount, { label: 'voucher.max_discount', cell: 'money', show: 'optional' }),
    column(voucherFields.pos_ids, { label: 'voucher.pos_ids', cell: 'reference', show: 'optional', width: 180 }),
    column(voucherFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
    column(voucherFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(voucherFields.note, { label: 'voucher.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(voucherFields.code, { label: 'voucher.code', kind: 'text' }),
    filter(voucherFields.name, { label: 'voucher.name', kind: 'text' }),
    filter(voucherFields.condition, { label: 'voucher.condition', kind: 'multi_select' }),
    filter(voucherFields.status, { label: 'voucher.status', kind: 'multi_select' }),
    filter(voucherFields.kind, { label: 'voucher.kind', kind: 'multi_select', place: 'panel' }),
    filter(voucherFields.from_at, {
      label: 'voucher.from_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(voucherFields.to_at, {
      label: 'voucher.to_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(voucherFields.used, { label: 'voucher.used', kind: 'number_range', place: 'panel' }),
    filter(voucherFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['awaiting', 'ongoing'],
  viewModes: [
    { key: 'all', label: 'screen.administration/pos-voucher-config.mode.all' },
    { key: 'awaiting', label: 'screen.administration/pos-voucher-config.mode.awaiting', badge: 'awaiting' },
    { key: 'pending', label: 'screen.administration/pos-voucher-config.mode.pending' },
    { key: 'ongoing', label: 'screen.administration/pos-voucher-config.mode.ongoing', badge: 'ongoing' },
    { key: 'ended', label: 'screen.administration/pos-voucher-config.mode.ended' },
    { key: 'ended_early', label: 'screen.administration/pos-voucher-config.mode.ended_early' },
    { key: 'canceled', label: 'screen.administration/pos-voucher-config.mode.canceled' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/pos-voucher-config/create',
      permissions: ['administration_pos_voucher_config'], tone: 'success',
    },
    {
      key: 'codes', label: 'screen.administration/pos-voucher-config.action.codes',
      route: '/administration/pos-voucher-config/code', permissions: ['administration_pos_voucher_config'],
    },
  ],
  row: [
    {
      key: 'codes', label: 'screen.administration/pos-voucher-config.action.codes',
      route: '/administration/pos-voucher-config/code', filter: { voucher_id: { from: 'id', choice: true } },
      permissions: ['administration_pos_voucher_config'],
    },
    {
      key: 'generate', label: 'screen.administration/pos-voucher-config.action.generate', action: 'generate_codes',
      permissions: ['administration_pos_voucher_config'],
    },
    {
      key: 'confirm', label: 'voucher.transition.confirm', transition: 'confirm',
      permissions: ['administration_pos_voucher_config'], tone: 'success',
    },
    {
      key: 'end_early', label: 'voucher.transition.end_early', transition: 'end_early',
      permissions: ['administration_pos_voucher_config'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'voucher.transition.cancel', transition: 'cancel',
      permissions: ['administration_pos_voucher_config'], tone: 'danger',
    },
    {
      key: 'copy_voucher', label: 'voucher.action.copy_voucher', action: 'copy_voucher',
      permissions: ['administration_pos_voucher_config'], confirm: true,
    },
  ],
  bulk: [
    {
      key: 'confirm', label: 'voucher.transition.confirm', transition: 'confirm',
      permissions: ['administration_pos_voucher_config'], tone: 'success',
    },
    {
      key: 'end_early', label: 'voucher.transition.end_early', transition: 'end_early',
      permissions: ['administration_pos_voucher_config'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'voucher.transition.cancel', transition: 'cancel',
      permissions: ['administration_pos_voucher_config'], tone: 'danger',
    },
  ],
  actions: [copyVoucherAction, generateCodesAction],
  workflows: [voucherWorkflow],
  open: '/administration/pos-voucher-config',
  create: { route: '/administration/pos-voucher-config/create', permissions: ['administration_pos_voucher_config'] },
  mobile: { title: 'name', lines: ['status', 'to_at', 'codes', 'used'] },
  rowTone: [{ when: (c: Logic<Voucher>) => c.record.status === 0, tone: 'warning' }],
  emptyText: 'screen.administration/pos-voucher-config.empty',
  live: true,
});

export default function PosVoucherConfigList() {
  return <ListScreen list={list} />;
}
