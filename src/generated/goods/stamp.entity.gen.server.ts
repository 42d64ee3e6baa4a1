// Generated from schemas/goods/stamp.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stampDisplay, stampFields, stampRules } from './stamp.entity.gen.ts';

export const stampModel = createEntity({
  name: 'stamp',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(stampFields),
  display: stampDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.stamp.code_taken', global: true }],
  index: [['status', 'created_at'], ['batch_id']],
  access: { read: ['nsca_stamp'], create: null, update: ['nsca_stamp'], delete: null },
  lookup: ['nsca_stamp'],
  rules: stampRules,
});
