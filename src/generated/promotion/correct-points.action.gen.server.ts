// Generated from schemas/promotion/correct-points.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/correct-points.action.validate.gen.js';
import { correctPointsAction, correctPointsActionFields } from './correct-points.action.gen.ts';

export const correctPointsActionModel: ActionModel = {
  key: 'correct_points',
  stem: 'correct-points',
  module: 'promotion',
  records: correctPointsAction,
  permissions: ['administration_pos_accrue_point_config'],
  input: Object.values(correctPointsActionFields),
  validate,
};
