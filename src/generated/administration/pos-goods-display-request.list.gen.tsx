// Generated from schemas/administration/pos-goods-display-request.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsTransferFields } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import {
  type PosDisplayRequest,
  posDisplayRequestFields,
} from '#generated/warehouse/pos-display-request.entity.gen.ts';
import { posDisplayRequestWorkflow } from '#generated/warehouse/pos-display-request.workflow.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/pos-goods-display-request',
  route: '/administration/pos-goods-display-request',
  resource: 'pos_display_request',
  title: 'screen.administration/pos-goods-display-request.title',
  permissions: ['administration_pos_goods_display_request'],
  urls: {
    list: '/pos-goods-display-request-list', count: '/pos-goods-display-request-count',
    download: '/pos-goods-display-request-download',
  },
  downloadName: 'display-requests.xlsx',
  columns: [
    column(posDisplayRequestFields.code, {
      label: 'pos_display_request.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/administration/pos-goods-display-request',
    }),
    column(posDisplayRequestFields.pos_id, { label: 'pos_display_request.pos_id', cell: 'reference', width: 230 }),
    column(posDisplayRequestFields.warehouse_id, {
      label: 'pos_display_request.warehouse_id', cell: 'reference', width: 230,
    }),
    column(posDisplayRequestFields.kind, { label: 'pos_display_request.kind', cell: 'enum', sort: true }),
    column(posDisplayRequestFields.requested, {
      label: 'pos_display_request.requested', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(posDisplayRequestFields.approved, {
      label: 'pos_display_request.approved', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(posDisplayRequestFields.wanted_on, { label: 'pos_display_request.wanted_on', cell: 'date', sort: true }),
    column(posDisplayRequestFields.status, { label: 'pos_display_request.status', cell: 'enum', sort: true }),
    column(posDisplayRequestFields.transfer_id, {
      label: 'pos_display_request.transfer_id', cell: 'reference', width: 150,
    }),
    column(goodsTransferFields.status, { key: 'transfer_id.status', label: 'goods_transfer.status', cell: 'enum' }),
    column(posDisplayRequestFields.images, { label: 'pos_display_request.images', cell: 'gallery' }),
    column(posDisplayRequestFields.created_by, { label: 'kit.field.created_by', cell: 'reference', width: 180 }),
    column(posDisplayRequestFields.approver_id, {
      label: 'pos_display_request.approver_id', cell: 'reference', show: 'optional',
    }),
    column(posDisplayRequestFields.decided_at, {
      label: 'pos_display_request.decided_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(posDisplayRequestFields.decision_note, {
      label: 'pos_display_request.decision_note', cell: 'text', show: 'optional',
    }),
    column(posDisplayRequestFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(posDisplayRequestFields.note, { label: 'pos_display_request.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(posDisplayRequestFields.code, { label: 'pos_display_request.code', kind: 'code_list' }),
    filter(posDisplayRequestFields.pos_id, { label: 'pos_display_request.pos_id', kind: 'reference' }),
    filter(posDisplayRequestFields.warehouse_id, { label: 'pos_display_request.warehouse_id', kind: 'reference' }),
    filter(posDisplayRequestFields.kind, { label: 'pos_display_request.kind', kind: 'multi_select' }),
    filter(posDisplayRequestFields.status, { label: 'pos_display_request.status', kind: 'multi_select' }),
    filter(posDisplayRequestFields.wanted_on, {
      label: 'pos_display_request.wanted_on', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(posDisplayRequestFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
    filter(posDisplayRequestFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'waiting', label: 'screen.administration/pos-goods-display-request.mode.waiting', badge: 'waiting' },
    { key: 'approved', label: 'screen.administration/pos-goods-display-request.mode.approved' },
    { key: 'rejected', label: 'screen.administration/pos-goods-display-request.mode.rejected' },
    { key: 'all', label: 'screen.administration/pos-goods-display-request.mode.all' },
  ],
  sort: { field: 'wanted_on', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/pos-goods-display-request/create',
      permissions: ['administration_pos_goods_display_request'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'take', label: 'pos_display_request.transition.take', transition: 'take',
      permissions: ['administration_pos_goods_display_request'], tone: 'progress',
    },
    {
      key: 'approve', label: 'pos_display_request.transition.approve', transition: 'approve',
      permissions: ['administration_pos_goods_display_request'], tone: 'success',
    },
    {
      key: 'reject', label: 'pos_display_request.transition.reject', transition: 'reject',
      permissions: ['administration_pos_goods_display_request'], tone: 'danger',
    },
    {
      key: 'give_back', label: 'pos_display_request.transition.give_back', transition: 'give_back',
      permissions: ['administration_pos_goods_display_request'],
    },
    {
      key: 'resubmit', label: 'pos_display_request.transition.resubmit', transition: 'resubmit',
      permissions: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
    },
  ],
  bulk: [
    {
      key: 'take', label: 'pos_display_request.transition.take', transition: 'take',
      permissions: ['administration_pos_goods_display_request'], tone: 'progress',
    },
    {
      key: 'approve', label: 'pos_display_request.transition.approve', transition: 'approve',
      permissions: ['administration_pos_goods_display_request'], tone: 'success',
    },
    {
      key: 'reject', label: 'pos_display_request.transition.reject', transition: 'reject',
      permissions: ['administration_pos_goods_display_request'], tone: 'danger',
    },
  ],
  workflows: [posDisplayRequestWorkflow],
  open: '/administration/pos-goods-display-request',
  create: {
    route: '/administration/pos-goods-display-request/create',
    permissions: ['administration_pos_goods_display_request'],
  },
  mobile: { title: 'code', lines: ['pos_id', 'status', 'wanted_on', 'requested'] },
  rowTone: [
    {
      when: (c: Logic<PosDisplayRequest>) =>
        [1, 2].includes(c.record.status) && (c.record.created_at != null && c.record.created_at < new Date(Date.parse(c.now) - 2 * 86400000).toISOString()),
      tone: 'warning',
    },
  ],
  emptyText: 'screen.administration/pos-goods-display-request.empty',
  live: true,
});

export default function PosGoodsDisplayRequestList() {
  return <ListScreen list={list} />;
}
