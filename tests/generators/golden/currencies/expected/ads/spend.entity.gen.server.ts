// Generated from schemas/ads/spend.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { spendDisplay, spendFields, spendRules } from './spend.entity.gen.ts';

export const spendModel = createEntity({
  name: 'spend',
  module: 'ads',
  owner: 'customer',
  fields: Object.values(spendFields),
  display: spendDisplay,
  access: { read: ['ads_manager'], create: null, update: null, delete: null },
  lookup: ['ads_manager'],
  rules: spendRules,
});
