// Generated from schemas/administration/goods-cost-entry.list.json. Edit that file and run `npm run generate`.
import { goodsCostFields } from '#generated/goods/goods-cost.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-cost/entry',
  route: '/administration/goods-cost/entry',
  resource: 'goods_cost',
  title: 'screen.administration/goods-cost/entry.title',
  permissions: ['administration_goods_cost'],
  urls: { list: '/goods-cost-list', count: '/goods-cost-count', download: '/goods-cost-download' },
  downloadName: 'cost-entries.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
    }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 260 }),
    column(goodsCostFields.on_date, { label: 'goods_cost.on_date', cell: 'date', sort: true }),
    column(goodsCostFields.kind, { label: 'goods_cost.kind', cell: 'enum' }),
    column(goodsCostFields.document_code, { label: 'goods_cost.document_code', cell: 'code', width: 160 }),
    column(goodsCostFields.warehouse_id, { label: 'goods_cost.warehouse_id', cell: 'reference', width: 180 }),
    column(goodsCostFields.quantity, { label: 'goods_cost.quantity', cell: 'number', sort: true }),
    column(goodsCostFields.unit_cost, { label: 'goods_cost.unit_cost', cell: 'money', sort: true }),
    column(goodsCostFields.average_before, { label: 'goods_cost.average_before', cell: 'money' }),
    column(goodsCostFields.average_after, { label: 'goods_cost.average_after', cell: 'money', sort: true }),
    column(goodsCostFields.on_hand_after, { label: 'goods_cost.on_hand_after', cell: 'number' }),
    column(goodsCostFields.value_after, { label: 'goods_cost.value_after', cell: 'money' }),
    column(goodsCostFields.recosted_at, { label: 'goods_cost.recosted_at', cell: 'date_time' }),
    column(goodsCostFields.note, { label: 'goods_cost.note', cell: 'text', width: 240 }),
    column(goodsCostFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(goodsCostFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(goodsCostFields.goods_id, { label: 'goods_cost.goods_id', kind: 'reference' }),
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(goodsCostFields.warehouse_id, { label: 'goods_cost.warehouse_id', kind: 'reference' }),
    filter(goodsCostFields.kind, { label: 'goods_cost.kind', kind: 'multi_select' }),
    filter(goodsCostFields.document_code, { label: 'goods_cost.document_code', kind: 'text' }),
    filter(goodsCostFields.on_date, {
      label: 'goods_cost.on_date', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  sort: { field: 'on_date', order: 'DESC' },
  toolbar: [
    {
      key: 'goods', label: 'screen.administration/goods-cost/entry.action.goods', route: '/administration/goods-cost',
      permissions: ['administration_goods_cost'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['on_date', 'kind', 'unit_cost', 'average_after'] },
  emptyText: 'screen.administration/goods-cost/entry.empty',
  live: true,
});

export default function GoodsCostEntryList() {
  return <ListScreen list={list} />;
}
