// Generated from schemas/material/adjust-lot.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/material/adjust-lot.action.validate.gen.js';
import { adjustLotAction, adjustLotActionFields } from './adjust-lot.action.gen.ts';

export const adjustLotActionModel: ActionModel = {
  key: 'adjust_lot',
  stem: 'adjust-lot',
  module: 'material',
  records: adjustLotAction,
  permissions: ['material_manager'],
  input: Object.values(adjustLotActionFields),
  validate,
};
