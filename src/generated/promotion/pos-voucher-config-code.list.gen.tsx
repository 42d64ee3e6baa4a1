// Generated from schemas/promotion/pos-voucher-config-code.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { voucherCodeFields } from './voucher-code.entity.gen.ts';
import { voucherCodeWorkflow } from './voucher-code.workflow.gen.ts';

export const list = createList({
  screen: 'administration/pos-voucher-config/code',
  route: '/administration/pos-voucher-config/code',
  resource: 'voucher_code',
  title: 'screen.administration/pos-voucher-config/code.title',
  permissions: ['administration_pos_voucher_config'],
  urls: { list: '/voucher-code-list', count: '/voucher-code-count', download: '/voucher-code-download' },
  downloadName: 'voucher-codes.xlsx',
  columns: [
    column(voucherCodeFields.code, {
      label: 'voucher_code.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
    }),
    column(voucherCodeFields.voucher_id, { label: 'voucher_code.voucher_id', cell: 'reference', width: 280 }),
    column(voucherCodeFields.state, { label: 'voucher_code.state', cell: 'enum', sort: true }),
    column(voucherCodeFields.phone, { label: 'voucher_code.phone', cell: 'phone' }),
    column(voucherCodeFields.used, { label: 'voucher_code.used', cell: 'number', sort: true, sum: true, footer: true }),
    column(voucherCodeFields.document_code, { label: 'voucher_code.document_code', cell: 'code' }),
    column(voucherCodeFields.used_at, { label: 'voucher_code.used_at', cell: 'date_time', sort: true }),
    column(voucherCodeFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(voucherCodeFields.code, { label: 'voucher_code.code', kind: 'code_list' }),
    filter(voucherCodeFields.voucher_id, { label: 'voucher_code.voucher_id', kind: 'reference' }),
    filter(voucherCodeFields.phone, { label: 'voucher_code.phone', kind: 'phone' }),
    filter(voucherCodeFields.state, { label: 'voucher_code.state', kind: 'multi_select' }),
    filter(voucherCodeFields.document_code, { label: 'voucher_code.document_code', kind: 'text' }),
    filter(voucherCodeFields.used_at, {
      label: 'voucher_code.used_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
  ],
  counts: ['free', 'handed_out'],
  viewModes: [
    { key: 'all', label: 'screen.administration/pos-voucher-config/code.mode.all' },
    { key: 'free', label: 'screen.administration/pos-voucher-config/code.mode.free', badge: 'free' },
    { key: 'handed_out', label: 'screen.administration/pos-voucher-config/code.mode.handed_out', badge: 'handed_out' },
    { key: 'used', label: 'screen.administration/pos-voucher-config/code.mode.used' },
    { key: 'disabled', label: 'screen.administration/pos-voucher-config/code.mode.disabled' },
  ],
  sort: { field: 'code', order: 'ASC' },
  row: [
    {
      key: 'hand_out', label: 'voucher_code.transition.hand_out', transition: 'hand_out',
      permissions: ['administration_pos_voucher_config'], tone: 'success',
    },
    {
      key: 'disable', label: 'voucher_code.transition.disable', transition: 'disable',
      permissions: ['administration_pos_voucher_config'], tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'disable', label: 'voucher_code.transition.disable', transition: 'disable',
      permissions: ['administration_pos_voucher_config'], tone: 'danger',
    },
  ],
  workflows: [voucherCodeWorkflow],
  mobile: { title: 'code', lines: ['state', 'voucher_id', 'phone', 'used_at'] },
  emptyText: 'screen.administration/pos-voucher-config/code.empty',
  live: true,
});

export default function PosVoucherConfigCodeList() {
  return <ListScreen list={list} />;
}
