// Generated from schemas/promotion/voucher-code.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { voucherCodeDisplay, voucherCodeFields, voucherCodeRules } from './voucher-code.entity.gen.ts';
import { voucherCodeWorkflow } from './voucher-code.workflow.gen.ts';

export const voucherCodeModel = createEntity({
  name: 'voucher_code',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(voucherCodeFields),
  display: voucherCodeDisplay,
  search: ['code', 'phone'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.voucher_code.taken' }],
  index: [['voucher_id'], ['phone']],
  access: {
    read: ['administration_pos_voucher_config'], create: null, update: ['administration_pos_voucher_config'],
    delete: null,
  },
  lookup: ['administration_pos_voucher_config'],
  rules: voucherCodeRules,
  workflows: [voucherCodeWorkflow],
  live: true,
});
