// Generated from schemas/warehouse/find-goods.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { findGoodsFields } from './find-goods.entity.gen.ts';
import { goodsSearchFields } from './goods-search.entity.gen.ts';

export const findGoodsList = createList({
  screen: 'warehouse/find-goods',
  route: '/warehouse/find-goods',
  module: 'warehouse',
  entity: 'goods_search',
  permissions: ['administration_goods_missing', 'order_manager'],
  urls: { list: '/find-goods-list', count: '/find-goods-count', download: '/find-goods-download' },
  downloadName: 'find-goods.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(findGoodsFields.code, {
      key: 'search_id.code', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.code', show: 'always', sort: true,
    }),
    column(findGoodsFields.order_code, {
      key: 'search_id.order_code', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.order_code',
    }),
    column(findGoodsFields.sku, {
      key: 'search_id.sku', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.sku',
    }),
    column(findGoodsFields.name, {
      key: 'search_id.name', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.name',
    }),
    column(findGoodsFields.cell_code, {
      key: 'search_id.cell_code', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.cell_code',
    }),
    column(findGoodsFields.ordered, {
      key: 'search_id.ordered', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.ordered', sum: true,
    }),
    column(findGoodsFields.missing, {
      key: 'search_id.missing', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.missing', sum: true,
    }),
    column(findGoodsFields.found, {
      key: 'search_id.found', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.found', sum: true,
    }),
    column(goodsSearchFields.status, { label: 'goods_search.status', sort: true }),
    column(goodsSearchFields.instruction, { label: 'goods_search.instruction' }),
    column(goodsSearchFields.available_elsewhere, { label: 'goods_search.available_elsewhere', sort: true }),
    column(goodsSearchFields.sla_ship_by, { label: 'goods_search.sla_ship_by', sort: true }),
    column(findGoodsFields.assigned_to, {
      key: 'search_id.assigned_to', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.assigned_to',
    }),
    column(goodsSearchFields.warehouse_id, { label: 'goods_search.warehouse_id', show: 'optional' }),
    column(findGoodsFields.asked_at, {
      key: 'search_id.asked_at', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.asked_at', show: 'optional', sort: true,
    }),
    column(findGoodsFields.instruct_note, {
      key: 'search_id.instruct_note', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.instruct_note', show: 'optional',
    }),
    column(findGoodsFields.instructed_by, {
      key: 'search_id.instructed_by', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.instructed_by', show: 'optional',
    }),
    column(findGoodsFields.basket_code, {
      key: 'search_id.basket_code', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.basket_code', show: 'optional',
    }),
    column(findGoodsFields.closed_reason, {
      key: 'search_id.closed_reason', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.closed_reason', show: 'optional',
    }),
    column(findGoodsFields.note, {
      key: 'search_id.note', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.note', show: 'optional',
    }),
    column(findGoodsFields.created_by, {
      key: 'search_id.created_by', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'kit.field.created_by', show: 'optional',
    }),
    column(findGoodsFields.created_at, {
      key: 'search_id.created_at', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
    }),
    column(goodsSearchFields.goods_id, { label: 'goods_search.goods_id', show: 'optional' }),
  ],
  filters: [
    filter(findGoodsFields.order_code, {
      key: 'search_id.order_code', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.order_code', kind: 'code_list',
    }),
    filter(goodsSearchFields.order_id, { label: 'goods_search.order_id', kind: 'reference' }),
    filter(goodsSearchFields.goods_id, { label: 'goods_search.goods_id', kind: 'reference' }),
    filter(goodsSearchFields.status, { label: 'goods_search.status', kind: 'multi_select' }),
    filter(goodsSearchFields.instruction, { label: 'goods_search.instruction', kind: 'multi_select' }),
    filter(goodsSearchFields.warehouse_id, { label: 'goods_search.warehouse_id', kind: 'reference' }),
    filter(findGoodsFields.assigned_to, {
      key: 'search_id.assigned_to', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.assigned_to', kind: 'reference',
    }),
    filter(findGoodsFields.closed_reason, {
      key: 'search_id.closed_reason', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'find_goods.closed_reason', kind: 'multi_select',
    }),
    filter(findGoodsFields.created_at, {
      key: 'search_id.created_at', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360,
    }),
    filter(findGoodsFields.created_by, {
      key: 'search_id.created_by', steps: [{ field: 'search_id', kind: 'reference', entity: 'find_goods' }],
      label: 'kit.field.created_by', kind: 'reference',
    }),
  ],
  counts: [
    { key: 'to_find', where: { status: [0] } },
    { key: 'to_decide', where: { status: [1, 2], instruction: [0] } },
    { key: 'found', where: { status: [3] } },
  ],
  statistics: [
    { key: 'to_find', label: 'screen.warehouse/find-goods.statistic.to_find', count: 'to_find', mode: 'to_find' },
    {
      key: 'to_decide', label: 'screen.warehouse/find-goods.statistic.to_decide', count: 'to_decide', mode: 'to_decide',
    },
  ],
  viewModes: [
    { key: 'to_find', where: { status: [0] }, badge: 'to_find' },
    { key: 'to_decide', where: { status: [1, 2], instruction: [0] }, badge: 'to_decide' },
    { key: 'waiting', where: { status: [1, 2], instruction: [1] } },
    { key: 'found', where: { status: [3] }, badge: 'found' },
    { key: 'closed', where: { status: [4, 5] } },
    { key: 'all' },
  ],
  sort: { field: 'sla_ship_by', order: 'ASC' },
});
