// Generated from schemas/warehouse/stock-take-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockTakeLineDisplay, stockTakeLineFields, stockTakeLineRules } from './stock-take-line.entity.gen.ts';

export const stockTakeLineModel = createEntity({
  name: 'stock_take_line',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(stockTakeLineFields),
  refillSql: {
    difference: {
      text: 'CASE WHEN t."counted_quantity" IS NOT NULL AND t."system_quantity" IS NOT NULL THEN t."counted_quantity"::float8 - t."system_quantity" ELSE NULL END',
      params: [],
    },
  },
  display: stockTakeLineDisplay,
  search: ['sku', 'name'],
  index: [['goods_id'], ['cell_id']],
  access: { read: ['pos_goods_manager', 'goods_manager'], create: null, update: null, delete: null },
  lookup: ['pos_goods_manager', 'goods_manager'],
  rules: stockTakeLineRules,
  parent: { entity: 'stock_take', foreignKey: 'stock_take_id', field: 'lines' },
});
