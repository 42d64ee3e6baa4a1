// Generated from schemas/system/account.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { accountDisplay, accountFields, accountRules } from './account.entity.gen.ts';
import { accountWorkflow } from './account.workflow.gen.ts';

export const accountModel = createEntity({
  name: 'account',
  module: 'system',
  owner: 'customer',
  fields: Object.values(accountFields),
  display: accountDisplay,
  search: ['display_name', 'username', 'phone', 'code'],
  unique: [
    { key: 'username', fields: ['username'], message: 'rule.account.username_taken', global: true },
    { key: 'code', fields: ['code'], message: 'rule.account.code_taken' },
  ],
  index: [['status']],
  access: {
    read: ['administration_employee', 'timekeeping_manager'], create: ['administration_employee'],
    update: ['administration_employee'], delete: null,
  },
  lookup: [],
  rules: accountRules,
  workflows: [accountWorkflow],
});
