// Generated from schemas/shop/bill-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { billLineDisplay, billLineFields, billLineRules } from './bill-line.entity.gen.ts';

export const billLineModel = createEntity({
  name: 'bill_line',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(billLineFields),
  computeSql: { weight: { text: '(t."quantity"::float8 * 7)', params: [] } },
  refillSql: {
    net: {
      text: '(t."gross"::float8 - t."reduction")', params: [],
      after: ['bill.rate', 'bill_line.gross', 'bill_line.reduction'],
    },
    reduction: {
      text: 'floor(t."gross"::float8 * p."rate" / 100 + 0.5)', params: [], after: ['bill.rate', 'bill_line.gross'],
    },
    gross: { text: '(t."quantity"::float8 * t."price")', params: [] },
    name: { text: "(t.\"quantity\"::int8::text || ' × ' || t.\"sku\")", params: [] },
    unit_net: {
      text: 'CASE WHEN t."quantity" > 0 THEN floor(t."net"::float8 / NULLIF(t."quantity", 0) + 0.5) ELSE NULL END',
      params: [], after: ['bill.rate', 'bill_line.gross', 'bill_line.net', 'bill_line.reduction'],
    },
  },
  display: billLineDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: billLineRules,
  parent: { entity: 'bill', foreignKey: 'bill_id', field: 'lines' },
});
