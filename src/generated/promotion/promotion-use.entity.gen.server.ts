// Generated from schemas/promotion/promotion-use.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { promotionUseDisplay, promotionUseFields, promotionUseRules } from './promotion-use.entity.gen.ts';

export const promotionUseModel = createEntity({
  name: 'promotion_use',
  module: 'promotion',
  written: 'module',
  owner: 'customer',
  fields: Object.values(promotionUseFields),
  display: promotionUseDisplay,
  search: ['document_code'],
  index: [['promotion_id', 'counted'], ['promotion_id', 'buyer_phone'], ['document_type', 'document_id']],
  access: { read: ['administration_pos_promotion_config'], create: null, update: null, delete: null },
  lookup: ['administration_pos_promotion_config'],
  rules: promotionUseRules,
  audit: false,
  softDelete: false,
});
