// Generated from schemas/promotion/copy-promotion.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/copy-promotion.action.validate.gen.js';
import { copyPromotionAction, copyPromotionActionFields } from './copy-promotion.action.gen.ts';

export const copyPromotionActionModel: ActionModel = {
  key: 'copy_promotion',
  stem: 'copy-promotion',
  module: 'promotion',
  records: copyPromotionAction,
  permissions: ['administration_pos_promotion_config'],
  input: Object.values(copyPromotionActionFields),
  validate,
};
