// Generated from schemas/promotion/pos-voucher-config-code.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { voucherCodeFields } from './voucher-code.entity.gen.ts';

export const posVoucherConfigCodeList = createList({
  screen: 'administration/pos-voucher-config/code',
  route: '/administration/pos-voucher-config/code',
  module: 'promotion',
  entity: 'voucher_code',
  permissions: ['administration_pos_voucher_config'],
  urls: { list: '/voucher-code-list', count: '/voucher-code-count', download: '/voucher-code-download' },
  downloadName: 'voucher-codes.xlsx',
  columns: [
    column(voucherCodeFields.code, { label: 'voucher_code.code', show: 'always', sort: true }),
    column(voucherCodeFields.voucher_id, { label: 'voucher_code.voucher_id' }),
    column(voucherCodeFields.state, { label: 'voucher_code.state', sort: true }),
    column(voucherCodeFields.phone, { label: 'voucher_code.phone' }),
    column(voucherCodeFields.used, { label: 'voucher_code.used', sort: true, sum: true }),
    column(voucherCodeFields.document_code, { label: 'voucher_code.document_code' }),
    column(voucherCodeFields.used_at, { label: 'voucher_code.used_at', sort: true }),
    column(voucherCodeFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(voucherCodeFields.code, { label: 'voucher_code.code', kind: 'code_list' }),
    filter(voucherCodeFields.voucher_id, { label: 'voucher_code.voucher_id', kind: 'reference' }),
    filter(voucherCodeFields.phone, { label: 'voucher_code.phone', kind: 'phone' }),
    filter(voucherCodeFields.state, { label: 'voucher_code.state', kind: 'multi_select' }),
    filter(voucherCodeFields.document_code, { label: 'voucher_code.document_code', kind: 'text' }),
    filter(voucherCodeFields.used_at, { label: 'voucher_code.used_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'free', where: { state: ['free'] } }, { key: 'handed_out', where: { state: ['handed_out'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'free', where: { state: ['free'] }, badge: 'free' },
    { key: 'handed_out', where: { state: ['handed_out'] }, badge: 'handed_out' },
    { key: 'used', where: { state: ['used'] } },
    { key: 'disabled', where: { state: ['disabled'] } },
  ],
  sort: { field: 'code', order: 'ASC' },
});
