// Generated from schemas/administration/goods-cost-adjustment.list.json. Edit that file and run `npm run generate`.
import { costAdjustmentFields } from '#generated/goods/cost-adjustment.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-cost/adjustment',
  route: '/administration/goods-cost/adjustment',
  resource: 'cost_adjustment',
  title: 'screen.administration/goods-cost/adjustment.title',
  permissions: ['administration_goods_cost'],
  urls: { list: '/cost-adjustment-list', count: '/cost-adjustment-count', download: '/cost-adjustment-download' },
  downloadName: 'cost-adjustments.xlsx',
  columns: [
    column(costAdjustmentFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'always', sort: true, pin: 'left',
    }),
    column(costAdjustmentFields.sku, { label: 'cost_adjustment.sku', cell: 'code', width: 140 }),
    column(costAdjustmentFields.name, { label: 'cost_adjustment.name', cell: 'text', width: 280 }),
    column(costAdjustmentFields.warehouse_id, { label: 'cost_adjustment.warehouse_id', cell: 'reference', width: 180 }),
    column(costAdjustmentFields.on_hand, { label: 'cost_adjustment.on_hand', cell: 'number' }),
    column(costAdjustmentFields.average_before, { label: 'cost_adjustment.average_before', cell: 'money' }),
    column(costAdjustmentFields.unit_cost, { label: 'cost_adjustment.unit_cost', cell: 'money', sort: true }),
    column(costAdjustmentFields.value_change, {
      label: 'cost_adjustment.value_change', cell: 'money', sum: true, footer: true,
    }),
    column(costAdjustmentFields.reason, { label: 'cost_adjustment.reason', cell: 'text', width: 280 }),
    column(costAdjustmentFields.created_by, { label: 'kit.field.created_by', cell: 'reference', width: 180 }),
  ],
  filters: [
    filter(costAdjustmentFields.sku, { label: 'cost_adjustment.sku', kind: 'code_list' }),
    filter(costAdjustmentFields.goods_id, { label: 'cost_adjustment.goods_id', kind: 'reference' }),
    filter(costAdjustmentFields.warehouse_id, { label: 'cost_adjustment.warehouse_id', kind: 'reference' }),
    filter(costAdjustmentFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(costAdjustmentFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.administration/goods-cost/adjustment.action.create',
      route: '/administration/goods-cost/adjust', permissions: ['administration_goods_cost'], tone: 'warning',
    },
  ],
  create: { route: '/administration/goods-cost/adjust', permissions: ['administration_goods_cost'] },
  mobile: { title: 'name', lines: ['warehouse_id', 'unit_cost', 'value_change', 'created_at'] },
  emptyText: 'screen.administration/goods-cost/adjustment.empty',
});

export default function GoodsCostAdjustmentList() {
  return <ListScreen list={list} />;
}
