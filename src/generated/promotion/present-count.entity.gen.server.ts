// Generated from schemas/promotion/present-count.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { presentCountDisplay, presentCountFields, presentCountRules } from './present-count.entity.gen.ts';

export const presentCountModel = createEntity({
  name: 'present_count',
  module: 'promotion',
  written: 'module',
  owner: 'customer',
  fields: Object.values(presentCountFields),
  display: presentCountDisplay,
  unique: [{ key: 'present', fields: ['present_id'], message: 'messages.duplicate' }],
  checks: [{ key: 'given', sql: { text: '(t."given" >= 0)', params: [] }, message: 'rule.present_count.given' }],
  access: { read: ['administration_present'], create: null, update: null, delete: null },
  lookup: ['administration_present'],
  rules: presentCountRules,
  audit: false,
  softDelete: false,
});
