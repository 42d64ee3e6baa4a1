// Generated from schemas/administration/priority-goods-quantity.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsPriorityTotalFields } from '#generated/stock/goods-priority-total.entity.gen.ts';
import { goodsPriorityFields } from '#generated/stock/goods-priority.entity.gen.ts';

export const priorityGoodsQuantityList = createList({
  screen: 'administration/priority-goods-quantity',
  route: '/administration/priority-goods-quantity',
  module: 'administration',
  entity: 'goods_priority_total',
  permissions: ['administration_priority_goods_quantity'],
  urls: { list: '/goods-priority-list', count: '/goods-priority-count', download: '/goods-priority-download' },
  downloadName: 'goods-priority.xlsx',
  columns: [
    column(goodsPriorityFields.code, {
      key: 'priority_id.code', steps: [{ field: 'priority_id', kind: 'reference', entity: 'goods_priority' }],
      label: 'goods_priority.code', show: 'always', sort: true,
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(goodsPriorityTotalFields.warehouse_id, { label: 'goods_priority_total.warehouse_id' }),
    column(goodsPriorityTotalFields.channel, { label: 'goods_priority_total.channel', sort: true }),
    column(goodsPriorityTotalFields.quantity, { label: 'goods_priority_total.quantity', sort: true, sum: true }),
    column(goodsPriorityTotalFields.used, { label: 'goods_priority_total.used', sort: true, sum: true }),
    column(goodsPriorityTotalFields.left, { label: 'goods_priority_total.left', sort: true, sum: true }),
    column(goodsPriorityTotalFields.held, { label: 'goods_priority_total.held', sort: true, sum: true }),
    column(goodsPriorityTotalFields.on_hand, { label: 'goods_priority_total.on_hand', sort: true }),
    column(goodsPriorityTotalFields.available_to_others, {
      label: 'goods_priority_total.available_to_others', sort: true,
    }),
    column(goodsPriorityTotalFields.from_date, { label: 'goods_priority_total.from_date', sort: true }),
    column(goodsPriorityTotalFields.to_date, { label: 'goods_priority_total.to_date', sort: true }),
    column(goodsPriorityTotalFields.state, { label: 'goods_priority_total.state', sort: true }),
    column(goodsPriorityTotalFields.short, {
      label: 'goods_priority_total.short', show: 'optional', sort: true, sum: true,
    }),
    column(goodsPriorityFields.note, {
      key: 'priority_id.note', steps: [{ field: 'priority_id', kind: 'reference', entity: 'goods_priority' }],
      label: 'goods_priority.note', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsPriorityTotalFields.goods_id, { label: 'goods_priority_total.goods_id', kind: 'reference' }),
    filter(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      kind: 'code_list',
    }),
    filter(goodsPriorityTotalFields.warehouse_id, { label: 'goods_priority_total.warehouse_id', kind: 'reference' }),
    filter(goodsPriorityTotalFields.channel, { label: 'goods_priority_total.channel', kind: 'multi_select' }),
    filter(goodsPriorityTotalFields.state, { label: 'goods_priority_total.state', kind: 'multi_select' }),
    filter(goodsPriorityTotalFields.from_date, {
      label: 'goods_priority_total.from_date', kind: 'date_range', maxDays: 360,
    }),
    filter(goodsPriorityTotalFields.to_date, {
      label: 'goods_priority_total.to_date', kind: 'date_range', maxDays: 360,
    }),
    filter(goodsPriorityTotalFields.left, { label: 'goods_priority_total.left', kind: 'number_range' }),
  ],
  counts: [
    { key: 'unused', where: { is_unused: true } },
    { key: 'running', where: { state: ['running'] } },
    { key: 'short', where: { short: { from: 1 } } },
  ],
  viewModes: [
    { key: 'running', where: { state: ['running'] }, badge: 'running' },
    { key: 'short', where: { short: { from: 1 } }, badge: 'short' },
    { key: 'unused', where: { is_unused: true }, badge: 'unused' },
    { key: 'coming', where: { state: ['coming'] } },
    { key: 'ended', where: { state: ['ended'] } },
    { key: 'all' },
  ],
  sort: { field: 'to_date', order: 'ASC' },
});
