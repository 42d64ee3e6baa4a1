// Generated from schemas/administration/goods-cost.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { costAdjustmentFields } from '#generated/goods/cost-adjustment.entity.gen.ts';

export const goodsCostImport = createImport({
  screen: 'administration/goods-cost/import',
  route: '/administration/goods-cost/import',
  module: 'administration',
  entity: 'cost_adjustment',
  permissions: ['administration_goods_cost'],
  url: '/goods-cost-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    importColumn(costAdjustmentFields.goods_id, {
      label: 'cost_adjustment.goods_id', required: true, aliases: ['mã vạch', 'sku', 'mã hàng'],
      lookup: ['barcode', 'sku'], example: 'AT01-TR-S',
    }),
    importColumn(costAdjustmentFields.warehouse_id, {
      label: 'cost_adjustment.warehouse_id', aliases: ['kho', 'mã kho'], lookup: ['code_name'], example: '',
    }),
    importColumn(costAdjustmentFields.unit_cost, {
      label: 'cost_adjustment.unit_cost', required: true, aliases: ['giá vốn', 'đơn giá'], example: 52000,
    }),
    importColumn(costAdjustmentFields.reason, {
      label: 'cost_adjustment.reason', required: true, aliases: ['lý do', 'diễn giải'],
      example: 'Theo biên bản kiểm tra giá vốn tháng 11',
    }),
  ],
});
