// Generated from schemas/shop/account.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { accountDisplay, accountFields, accountRules } from './account.entity.gen.ts';

export const accountModel = createEntity({
  name: 'account',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(accountFields),
  display: accountDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: ['agent'],
  rules: accountRules,
});
