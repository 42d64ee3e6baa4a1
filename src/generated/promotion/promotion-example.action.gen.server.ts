// Generated from schemas/promotion/promotion-example.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/promotion-example.action.validate.gen.js';
import { promotionExampleActionFields } from './promotion-example.action.gen.ts';

export const promotionExampleActionModel: ActionModel = {
  key: 'promotion_example',
  stem: 'promotion-example',
  module: 'promotion',
  url: '/promotion-example',
  permissions: ['administration_pos_promotion_config'],
  input: Object.values(promotionExampleActionFields),
  validate,
  limit: { times: 120, seconds: 60 },
};
