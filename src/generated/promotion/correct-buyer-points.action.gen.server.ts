// Generated from schemas/promotion/correct-buyer-points.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/correct-buyer-points.action.validate.gen.js';
import { correctBuyerPointsActionFields } from './correct-buyer-points.action.gen.ts';

export const correctBuyerPointsActionModel: ActionModel = {
  key: 'correct_buyer_points',
  stem: 'correct-buyer-points',
  module: 'promotion',
  url: '/buyer-points-correct',
  permissions: ['administration_pos_accrue_point_config'],
  input: Object.values(correctBuyerPointsActionFields),
  validate,
  idempotent: true,
};
