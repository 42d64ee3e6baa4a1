// Generated from schemas/promotion/voucher.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { voucherDisplay, voucherFields, voucherRules } from './voucher.entity.gen.ts';
import { voucherWorkflow } from './voucher.workflow.gen.ts';

export const voucherModel = createEntity({
  name: 'voucher',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(voucherFields),
  computeSql: {
    use_rate: {
      text: 'CASE WHEN t."handed_out" > 0 THEN floor(t."used"::float8 * 100 / NULLIF(t."handed_out", 0) * 10 + 0.5) / 10 ELSE NULL END',
      params: [],
    },
  },
  display: voucherDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.voucher.code_taken' }],
  index: [['status', 'from_at']],
  access: {
    read: ['administration_pos_voucher_config'], create: ['administration_pos_voucher_config'],
    update: ['administration_pos_voucher_config'], delete: null,
  },
  lookup: ['administration_pos_voucher_config'],
  rules: voucherRules,
  workflows: [voucherWorkflow],
  live: true,
});
