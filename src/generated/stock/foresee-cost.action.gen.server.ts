// Generated from schemas/stock/foresee-cost.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/stock/foresee-cost.action.validate.gen.js';
import { foreseeCostActionFields } from './foresee-cost.action.gen.ts';

export const foreseeCostActionModel: ActionModel = {
  key: 'foresee_cost',
  stem: 'foresee-cost',
  module: 'stock',
  url: '/foresee-cost',
  permissions: ['administration_goods_cost'],
  input: Object.values(foreseeCostActionFields),
  validate,
  limit: { times: 120, seconds: 60 },
};
