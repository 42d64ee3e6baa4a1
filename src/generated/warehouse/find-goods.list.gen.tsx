// Generated from schemas/warehouse/find-goods.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type FindGoods, findGoodsFields } from './find-goods.entity.gen.ts';
import { findGoodsWorkflow } from './find-goods.workflow.gen.ts';

export const list = createList({
  screen: 'warehouse/find-goods',
  route: '/warehouse/find-goods',
  resource: 'find_goods',
  title: 'screen.warehouse/find-goods.title',
  permissions: ['administration_goods_missing', 'order_manager'],
  urls: { list: '/find-goods-list', count: '/find-goods-count', download: '/find-goods-download' },
  downloadName: 'find-goods.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(findGoodsFields.code, {
      label: 'find_goods.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/warehouse/find-goods',
    }),
    column(findGoodsFields.order_code, { label: 'find_goods.order_code', cell: 'code', width: 150 }),
    column(findGoodsFields.sku, { label: 'find_goods.sku', cell: 'code', width: 120 }),
    column(findGoodsFields.name, { label: 'find_goods.name', cell: 'text', width: 240 }),
    column(findGoodsFields.cell_code, { label: 'find_goods.cell_code', cell: 'code' }),
    column(findGoodsFields.ordered, { label: 'find_goods.ordered', cell: 'number', sum: true }),
    column(findGoodsFields.missing, { label: 'find_goods.missing', cell: 'number', sum: true, footer: true }),
    column(findGoodsFields.found, { label: 'find_goods.found', cell: 'number', sum: true, footer: true }),
    column(findGoodsFields.status, { label: 'find_goods.status', cell: 'enum', sort: true }),
    column(findGoodsFields.instruction, { label: 'find_goods.instruction', cell: 'enum' }),
    column(findGoodsFields.sla_ship_by, { label: 'find_goods.sla_ship_by', cell: 'date_time', sort: true }),
    column(findGoodsFields.assigned_to, { label: 'find_goods.assigned_to', cell: 'reference' }),
    column(findGoodsFields.warehouse_id, {
      label: 'find_goods.warehouse_id', cell: 'reference', show: 'optional', width: 220,
    }),
    column(findGoodsFields.asked_at, { label: 'find_goods.asked_at', cell: 'date_time', show: 'optional', sort: true }),
    column(findGoodsFields.instruct_note, { label: 'find_goods.instruct_note', cell: 'text', show: 'optional' }),
    column(findGoodsFields.instructed_by, { label: 'find_goods.instructed_by', cell: 'reference', show: 'optional' }),
    column(findGoodsFields.basket_code, { label: 'find_goods.basket_code', cell: 'code', show: 'optional' }),
    column(findGoodsFields.closed_reason, { label: 'find_goods.closed_reason', cell: 'enum', show: 'optional' }),
    column(findGoodsFields.note, { label: 'find_goods.note', cell: 'text', show: 'optional' }),
    column(findGoodsFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(findGoodsFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(findGoodsFields.goods_id, { label: 'find_goods.goods_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(findGoodsFields.order_code, { label: 'find_goods.order_code', kind: 'code_list' }),
    filter(findGoodsFields.order_id, { label: 'find_goods.order_id', kind: 'reference', place: 'panel' }),
    filter(findGoodsFields.goods_id, { label: 'find_goods.goods_id', kind: 'reference' }),
    filter(findGoodsFields.status, { label: 'find_goods.status', kind: 'multi_select' }),
    filter(findGoodsFields.instruction, { label: 'find_goods.instruction', kind: 'multi_select' }),
    filter(findGoodsFields.warehouse_id, { label: 'find_goods.warehouse_id', kind: 'reference' }),
    filter(findGoodsFields.assigned_to, { label: 'find_goods.assigned_to', kind: 'reference', place: 'panel' }),
    filter(findGoodsFields.closed_reason, { label: 'find_goods.closed_reason', kind: 'multi_select', place: 'panel' }),
    filter(findGoodsFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(findGoodsFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['to_find', 'to_decide', 'found'],
  viewModes: [
    { key: 'to_find', label: 'screen.warehouse/find-goods.mode.to_find', badge: 'to_find' },
    { key: 'to_decide', label: 'screen.warehouse/find-goods.mode.to_decide', badge: 'to_decide' },
    { key: 'waiting', label: 'screen.warehouse/find-goods.mode.waiting' },
    { key: 'found', label: 'screen.warehouse/find-goods.mode.found', badge: 'found' },
    { key: 'closed', label: 'screen.warehouse/find-goods.mode.closed' },
    { key: 'all', label: 'screen.warehouse/find-goods.mode.all' },
  ],
  sort: { field: 'sla_ship_by', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'screen.warehouse/find-goods.action.create', route: '/warehouse/find-goods/create',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'report_found', label: 'find_goods.transition.report_found', transition: 'report_found',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'success',
    },
    {
      key: 'report_none', label: 'find_goods.transition.report_none', transition: 'report_none',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'danger',
    },
    {
      key: 'to_basket', label: 'find_goods.transition.to_basket', transition: 'to_basket',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'success',
    },
    {
      key: 'instruct', label: 'find_goods.transition.instruct', transition: 'instruct',
      permissions: ['administration_goods_missing'], tone: 'warning',
    },
    {
      key: 'assign', label: 'find_goods.transition.assign', transition: 'assign',
      permissions: ['administration_goods_missing', 'order_manager'],
    },
    {
      key: 'resume', label: 'find_goods.transition.resume', transition: 'resume',
      permissions: ['administration_goods_missing', 'order_manager'],
    },
    {
      key: 'close', label: 'find_goods.transition.close', transition: 'close',
      permissions: ['administration_goods_missing'], tone: 'danger',
    },
    {
      key: 'elsewhere', label: 'screen.warehouse/find-goods.action.elsewhere', route: '/goods/list/stock',
      filter: { goods_id: { from: 'goods_id', choice: true } }, permissions: ['goods_manager'],
    },
  ],
  bulk: [
    {
      key: 'instruct', label: 'find_goods.transition.instruct', transition: 'instruct',
      permissions: ['administration_goods_missing'], tone: 'warning',
    },
    {
      key: 'assign', label: 'find_goods.transition.assign', transition: 'assign',
      permissions: ['administration_goods_missing', 'order_manager'],
    },
    {
      key: 'report_none', label: 'find_goods.transition.report_none', transition: 'report_none',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'danger',
    },
    {
      key: 'close', label: 'find_goods.transition.close', transition: 'close',
      permissions: ['administration_goods_missing'], tone: 'danger',
    },
  ],
  workflows: [findGoodsWorkflow],
  open: '/warehouse/find-goods',
  create: { route: '/warehouse/find-goods/create', permissions: ['administration_goods_missing', 'order_manager'] },
  mobile: { title: 'sku', lines: ['order_code', 'status', 'missing', 'sla_ship_by'] },
  rowTone: [
    {
      when: (c: Logic<FindGoods>) =>
        [0, 1, 2].includes(c.record.status) && c.record.sla_ship_by != null && c.record.sla_ship_by < c.now,
      tone: 'danger',
    },
  ],
  emptyText: 'screen.warehouse/find-goods.empty',
  live: true,
});

export default function FindGoodsList() {
  return <ListScreen list={list} />;
}
