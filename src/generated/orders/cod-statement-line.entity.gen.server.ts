// Generated from schemas/orders/cod-statement-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  codStatementLineDisplay,
  codStatementLineFields,
  codStatementLineRules,
} from './cod-statement-line.entity.gen.ts';

export const codStatementLineModel = createEntity({
  name: 'cod_statement_line',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(codStatementLineFields),
  display: codStatementLineDisplay,
  search: ['delivery_order_id'],
  index: [['order_id']],
  access: { read: ['administration_report_revenue'], create: null, update: null, delete: null },
  lookup: ['administration_report_revenue'],
  rules: codStatementLineRules,
  parent: { entity: 'cod_statement', foreignKey: 'statement_id', field: 'lines' },
});
