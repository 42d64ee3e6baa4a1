// Generated from schemas/administration/goods-cost-adjustment.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { costAdjustmentFields } from '#generated/goods/cost-adjustment.entity.gen.ts';

export const goodsCostAdjustmentList = createList({
  screen: 'administration/goods-cost/adjustment',
  route: '/administration/goods-cost/adjustment',
  module: 'administration',
  entity: 'cost_adjustment',
  permissions: ['administration_goods_cost'],
  urls: { list: '/cost-adjustment-list', count: '/cost-adjustment-count', download: '/cost-adjustment-download' },
  downloadName: 'cost-adjustments.xlsx',
  columns: [
    column(costAdjustmentFields.created_at, { label: 'kit.field.created_at', show: 'always', sort: true }),
    column(costAdjustmentFields.sku, { label: 'cost_adjustment.sku' }),
    column(costAdjustmentFields.name, { label: 'cost_adjustment.name' }),
    column(costAdjustmentFields.warehouse_id, { label: 'cost_adjustment.warehouse_id' }),
    column(costAdjustmentFields.on_hand, { label: 'cost_adjustment.on_hand' }),
    column(costAdjustmentFields.average_before, { label: 'cost_adjustment.average_before' }),
    column(costAdjustmentFields.unit_cost, { label: 'cost_adjustment.unit_cost', sort: true }),
    column(costAdjustmentFields.value_change, { label: 'cost_adjustment.value_change', sum: true }),
    column(costAdjustmentFields.reason, { label: 'cost_adjustment.reason' }),
    column(costAdjustmentFields.created_by, { label: 'kit.field.created_by' }),
  ],
  filters: [
    filter(costAdjustmentFields.sku, { label: 'cost_adjustment.sku', kind: 'code_list' }),
    filter(costAdjustmentFields.goods_id, { label: 'cost_adjustment.goods_id', kind: 'reference' }),
    filter(costAdjustmentFields.warehouse_id, { label: 'cost_adjustment.warehouse_id', kind: 'reference' }),
    filter(costAdjustmentFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(costAdjustmentFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
