// Generated from schemas/orders/cod-statement.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { codStatementDisplay, codStatementFields, codStatementRules } from './cod-statement.entity.gen.ts';
import { codStatementWorkflow } from './cod-statement.workflow.gen.ts';

export const codStatementModel = createEntity({
  name: 'cod_statement',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(codStatementFields),
  refillSql: {
    line_count: {
      text: '(SELECT count(*) FROM "cod_statement_line" t_lines WHERE t_lines."statement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    expected: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."expected" IS NULL THEN 0 ELSE t_lines."expected" END), 0) FROM "cod_statement_line" t_lines WHERE t_lines."statement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    received: {
      text: '(SELECT COALESCE(sum(t_lines."received"), 0) FROM "cod_statement_line" t_lines WHERE t_lines."statement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    fee: {
      text: '(SELECT COALESCE(sum(t_lines."fee"), 0) FROM "cod_statement_line" t_lines WHERE t_lines."statement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    difference: {
      text: '(SELECT COALESCE(sum(t_lines."received"::float8 - CASE WHEN t_lines."expected" IS NULL THEN 0 ELSE t_lines."expected" END), 0) FROM "cod_statement_line" t_lines WHERE t_lines."statement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: codStatementDisplay,
  search: ['code', 'bank_ref'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['paid_on'], ['status', 'paid_on']],
  access: {
    read: ['administration_report_revenue'], create: ['administration_report_revenue'],
    update: ['administration_report_revenue'], delete: null,
  },
  lookup: ['administration_report_revenue'],
  rules: codStatementRules,
  workflows: [codStatementWorkflow],
});
