// Generated from schemas/promotion/present.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { presentDisplay, presentFields, presentRules } from './present.entity.gen.ts';
import { presentWorkflow } from './present.workflow.gen.ts';

export const presentModel = createEntity({
  name: 'present',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(presentFields),
  refillSql: {
    is_running_out: {
      text: '(t."status" = 2 AND (t."limit_total" IS NOT NULL AND (t."limit_total"::float8 - t."given") * 5 < t."limit_total" OR t."gift_stock" IS NOT NULL AND t."gift_stock" < 20))',
      params: [],
    },
  },
  display: presentDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.present.code_taken' }],
  index: [['status', 'from_at']],
  access: {
    read: ['administration_present', 'order_manager'], create: ['administration_present'],
    update: ['administration_present'], delete: null,
  },
  lookup: [
    'administration_present', 'order_manager', 'administration_report_revenue', 'pos_order_online_list',
    'order_dashboard_manager', 'order_create_excel', 'order_create_single', 'pos_order_create_single',
  ],
  rules: presentRules,
  workflows: [presentWorkflow],
  live: true,
});
