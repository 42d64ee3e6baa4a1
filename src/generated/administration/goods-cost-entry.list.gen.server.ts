// Generated from schemas/administration/goods-cost-entry.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsCostFields } from '#generated/goods/goods-cost.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';

export const goodsCostEntryList = createList({
  screen: 'administration/goods-cost/entry',
  route: '/administration/goods-cost/entry',
  module: 'administration',
  entity: 'goods_cost',
  permissions: ['administration_goods_cost'],
  urls: { list: '/goods-cost-list', count: '/goods-cost-count', download: '/goods-cost-download' },
  downloadName: 'cost-entries.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always', sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(goodsCostFields.on_date, { label: 'goods_cost.on_date', sort: true }),
    column(goodsCostFields.kind, { label: 'goods_cost.kind' }),
    column(goodsCostFields.document_code, { label: 'goods_cost.document_code' }),
    column(goodsCostFields.warehouse_id, { label: 'goods_cost.warehouse_id' }),
    column(goodsCostFields.quantity, { label: 'goods_cost.quantity', sort: true }),
    column(goodsCostFields.unit_cost, { label: 'goods_cost.unit_cost', sort: true }),
    column(goodsCostFields.average_before, { label: 'goods_cost.average_before' }),
    column(goodsCostFields.average_after, { label: 'goods_cost.average_after', sort: true }),
    column(goodsCostFields.on_hand_after, { label: 'goods_cost.on_hand_after' }),
    column(goodsCostFields.value_after, { label: 'goods_cost.value_after' }),
    column(goodsCostFields.recosted_at, { label: 'goods_cost.recosted_at' }),
    column(goodsCostFields.note, { label: 'goods_cost.note' }),
    column(goodsCostFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(goodsCostFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(goodsCostFields.goods_id, { label: 'goods_cost.goods_id', kind: 'reference' }),
    filter(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      kind: 'code_list',
    }),
    filter(goodsCostFields.warehouse_id, { label: 'goods_cost.warehouse_id', kind: 'reference' }),
    filter(goodsCostFields.kind, { label: 'goods_cost.kind', kind: 'multi_select' }),
    filter(goodsCostFields.document_code, { label: 'goods_cost.document_code', kind: 'text' }),
    filter(goodsCostFields.on_date, { label: 'goods_cost.on_date', kind: 'date_range', maxDays: 360 }),
  ],
  sort: { field: 'on_date', order: 'DESC' },
});
