// Generated from schemas/ads/spend.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { spendDisplay, spendFields, spendRules } from './spend.entity.gen.ts';

export const spendModel: EntityModel = {
  name: 'spend',
  module: 'ads',
  table: 'spend',
  owner: 'customer',
  fields: Object.values(spendFields),
  display: spendDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: ['ads_manager'], create: null, update: null, delete: null },
  lookup: ['ads_manager'],
  rules: spendRules,
  audit: true,
  softDelete: true,
  live: false,
};
