// Generated from schemas/material/count-supply.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/material/count-supply.action.validate.gen.js';
import { countSupplyAction, countSupplyActionFields } from './count-supply.action.gen.ts';

export const countSupplyActionModel: ActionModel = {
  key: 'count_supply',
  stem: 'count-supply',
  module: 'material',
  records: countSupplyAction,
  permissions: ['administration_supply'],
  input: Object.values(countSupplyActionFields),
  validate,
};
