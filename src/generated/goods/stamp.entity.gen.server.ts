// Generated from schemas/goods/stamp.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { stampDisplay, stampFields, stampRules } from './stamp.entity.gen.ts';

export const stampModel: EntityModel = {
  name: 'stamp',
  module: 'goods',
  table: 'stamp',
  owner: 'customer',
  fields: Object.values(stampFields),
  display: stampDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.stamp.code_taken', global: true }],
  index: [['status', 'created_at']],
  access: { read: ['nsca_stamp'], create: null, update: null, delete: null },
  lookup: ['nsca_stamp'],
  rules: stampRules,
  audit: true,
  softDelete: true,
  live: false,
};
