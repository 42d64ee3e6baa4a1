// Generated from schemas/system/account.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { accountDisplay, accountFields, accountRules } from './account.entity.gen.ts';
import { accountWorkflow } from './account.workflow.gen.ts';

export const accountModel: EntityModel = {
  name: 'account',
  module: 'system',
  table: 'account',
  owner: 'customer',
  fields: Object.values(accountFields),
  display: accountDisplay,
  search: ['display_name', 'username', 'phone'],
  unique: [{ key: 'username', fields: ['username'], message: 'rule.account.username_taken', global: true }],
  index: [['status']],
  access: {
    read: ['administration_employee'], create: ['administration_employee'], update: ['administration_employee'],
    delete: null,
  },
  lookup: [
    'administration_employee', 'crm_lead_telesale', 'order_manager', 'pos_order_list', 'goods_manager',
    'administration_goods_report', 'order_dashboard_manager', 'order_create_excel', 'crm_lead_create',
    'order_create_single',
  ],
  rules: accountRules,
  workflow: accountWorkflow,
  audit: true,
  softDelete: true,
  live: false,
};
