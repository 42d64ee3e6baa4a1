// Generated from schemas/pos/pos-sale-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { posSaleLineDisplay, posSaleLineFields, posSaleLineRules } from './pos-sale-line.entity.gen.ts';

export const posSaleLineModel = createEntity({
  name: 'pos_sale_line',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(posSaleLineFields),
  refillSql: {
    amount: { text: '(t."quantity"::float8 * t."unit_price" - t."discount")', params: [] },
    vat: {
      text: 'CASE WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 5 THEN floor((t."quantity"::float8 * t."unit_price" - t."discount") * 5 / 105 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 8 THEN floor((t."quantity"::float8 * t."unit_price" - t."discount") * 8 / 108 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 10 THEN floor((t."quantity"::float8 * t."unit_price" - t."discount") * 10 / 110 + 0.5) ELSE 0 END',
      params: [],
    },
    costed_amount: {
      text: 'CASE WHEN t."unit_cost" IS NULL THEN NULL ELSE CASE WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 5 THEN t."quantity"::float8 * t."unit_price" - t."discount" - floor((t."quantity"::float8 * t."unit_price" - t."discount") * 5 / 105 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 8 THEN t."quantity"::float8 * t."unit_price" - t."discount" - floor((t."quantity"::float8 * t."unit_price" - t."discount") * 8 / 108 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 10 THEN t."quantity"::float8 * t."unit_price" - t."discount" - floor((t."quantity"::float8 * t."unit_price" - t."discount") * 10 / 110 + 0.5) ELSE t."quantity"::float8 * t."unit_price" - t."discount" END END',
      params: [],
    },
    gross_profit: {
      text: 'CASE WHEN t."unit_cost" IS NULL THEN NULL ELSE CASE WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 5 THEN t."quantity"::float8 * t."unit_price" - t."discount" - floor((t."quantity"::float8 * t."unit_price" - t."discount") * 5 / 105 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 8 THEN t."quantity"::float8 * t."unit_price" - t."discount" - floor((t."quantity"::float8 * t."unit_price" - t."discount") * 8 / 108 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 10 THEN t."quantity"::float8 * t."unit_price" - t."discount" - floor((t."quantity"::float8 * t."unit_price" - t."discount") * 10 / 110 + 0.5) ELSE t."quantity"::float8 * t."unit_price" - t."discount" END::float8 - t."quantity"::float8 * t."unit_cost" END',
      params: [],
    },
  },
  display: posSaleLineDisplay,
  search: ['sku', 'name'],
  access: { read: ['pos_order_list', 'pos_order_create_single'], create: null, update: null, delete: null },
  lookup: ['pos_order_list', 'pos_order_create_single'],
  rules: posSaleLineRules,
  parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'lines' },
});
