// Generated from schemas/promotion/point-entry.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pointEntryDisplay, pointEntryFields, pointEntryRules } from './point-entry.entity.gen.ts';

export const pointEntryModel = createEntity({
  name: 'point_entry',
  module: 'promotion',
  written: 'module',
  owner: 'customer',
  fields: Object.values(pointEntryFields),
  display: pointEntryDisplay,
  search: ['document_code'],
  checks: [
    {
      key: 'not_below_zero', sql: { text: "(0 <= t.\"balance_after\" OR t.\"kind\" = 'correct')", params: [] },
      message: 'rule.point_entry.not_below_zero',
    },
  ],
  index: [['buyer_id', 'created_at'], ['document_type', 'document_id'], ['original_id'], ['expires_on']],
  access: {
    read: ['administration_pos_accrue_point_config', 'pos_order_list'], create: null, update: null, delete: null,
  },
  lookup: ['administration_pos_accrue_point_config', 'pos_order_list'],
  rules: pointEntryRules,
  audit: false,
  softDelete: false,
  live: true,
});
