// Generated from schemas/administration/pos-goods-display-request.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsTransferFields } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import { posDisplayRequestFields } from '#generated/warehouse/pos-display-request.entity.gen.ts';

export const posGoodsDisplayRequestList = createList({
  screen: 'administration/pos-goods-display-request',
  route: '/administration/pos-goods-display-request',
  module: 'administration',
  entity: 'pos_display_request',
  permissions: ['administration_pos_goods_display_request'],
  urls: {
    list: '/pos-goods-display-request-list', count: '/pos-goods-display-request-count',
    download: '/pos-goods-display-request-download',
  },
  downloadName: 'display-requests.xlsx',
  columns: [
    column(posDisplayRequestFields.code, { label: 'pos_display_request.code', show: 'always', sort: true }),
    column(posDisplayRequestFields.pos_id, { label: 'pos_display_request.pos_id' }),
    column(posDisplayRequestFields.warehouse_id, { label: 'pos_display_request.warehouse_id' }),
    column(posDisplayRequestFields.kind, { label: 'pos_display_request.kind', sort: true }),
    column(posDisplayRequestFields.requested, { label: 'pos_display_request.requested', sort: true, sum: true }),
    column(posDisplayRequestFields.approved, { label: 'pos_display_request.approved', sort: true, sum: true }),
    column(posDisplayRequestFields.wanted_on, { label: 'pos_display_request.wanted_on', sort: true }),
    column(posDisplayRequestFields.status, { label: 'pos_display_request.status', sort: true }),
    column(posDisplayRequestFields.transfer_id, { label: 'pos_display_request.transfer_id' }),
    column(goodsTransferFields.status, {
      key: 'transfer_id.status', steps: [{ field: 'transfer_id', kind: 'reference', entity: 'goods_transfer' }],
      label: 'goods_transfer.status',
    }),
    column(posDisplayRequestFields.images, { label: 'pos_display_request.images' }),
    column(posDisplayRequestFields.created_by, { label: 'kit.field.created_by' }),
    column(posDisplayRequestFields.approver_id, { label: 'pos_display_request.approver_id', show: 'optional' }),
    column(posDisplayRequestFields.decided_at, {
      label: 'pos_display_request.decided_at', show: 'optional', sort: true,
    }),
    column(posDisplayRequestFields.decision_note, { label: 'pos_display_request.decision_note', show: 'optional' }),
    column(posDisplayRequestFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(posDisplayRequestFields.note, { label: 'pos_display_request.note', show: 'optional' }),
  ],
  filters: [
    filter(posDisplayRequestFields.code, { label: 'pos_display_request.code', kind: 'code_list' }),
    filter(posDisplayRequestFields.pos_id, { label: 'pos_display_request.pos_id', kind: 'reference' }),
    filter(posDisplayRequestFields.warehouse_id, { label: 'pos_display_request.warehouse_id', kind: 'reference' }),
    filter(posDisplayRequestFields.kind, { label: 'pos_display_request.kind', kind: 'multi_select' }),
    filter(posDisplayRequestFields.status, { label: 'pos_display_request.status', kind: 'multi_select' }),
    filter(posDisplayRequestFields.wanted_on, {
      label: 'pos_display_request.wanted_on', kind: 'date_range', maxDays: 360,
    }),
    filter(posDisplayRequestFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(posDisplayRequestFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'waiting', where: { status: [1, 2] } }],
  statistics: [
    {
      key: 'waiting', label: 'screen.administration/pos-goods-display-request.statistic.waiting', count: 'waiting',
      mode: 'waiting',
    },
  ],
  viewModes: [
    { key: 'waiting', where: { status: [1, 2] }, badge: 'waiting' },
    { key: 'approved', where: { status: [3] } },
    { key: 'rejected', where: { status: [4] } },
    { key: 'all' },
  ],
  sort: { field: 'wanted_on', order: 'ASC' },
});
