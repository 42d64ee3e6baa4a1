// Generated from schemas/promotion/voucher-use.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { voucherUseDisplay, voucherUseFields, voucherUseRules } from './voucher-use.entity.gen.ts';

export const voucherUseModel = createEntity({
  name: 'voucher_use',
  module: 'promotion',
  written: 'module',
  owner: 'customer',
  fields: Object.values(voucherUseFields),
  display: voucherUseDisplay,
  search: ['document_code'],
  index: [['voucher_id', 'counted'], ['voucher_id', 'buyer_phone'], ['document_type', 'document_id']],
  access: { read: ['administration_pos_voucher_config'], create: null, update: null, delete: null },
  lookup: ['administration_pos_voucher_config'],
  rules: voucherUseRules,
  audit: false,
  softDelete: false,
});
