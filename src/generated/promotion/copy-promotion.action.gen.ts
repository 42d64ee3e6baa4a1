// Generated from schemas/promotion/copy-promotion.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CopyPromotionActionInput = {

};

export const copyPromotionActionFields = createFields({});

export const copyPromotionAction: RecordAction = {
  key: 'copy_promotion',
  entity: 'promotion',
  permissions: ['administration_pos_promotion_config'],
  success: 'messages.promotion_copied',
  confirm: true,
};
