// Generated from schemas/promotion/points-example.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/points-example.action.validate.gen.js';
import { pointsExampleActionFields } from './points-example.action.gen.ts';

export const pointsExampleActionModel: ActionModel = {
  key: 'points_example',
  stem: 'points-example',
  module: 'promotion',
  url: '/points-example',
  permissions: ['administration_pos_accrue_point_config'],
  input: Object.values(pointsExampleActionFields),
  validate,
  limit: { times: 120, seconds: 60 },
};
