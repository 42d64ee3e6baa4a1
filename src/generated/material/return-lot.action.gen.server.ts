// Generated from schemas/material/return-lot.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/material/return-lot.action.validate.gen.js';
import { returnLotAction, returnLotActionFields } from './return-lot.action.gen.ts';

export const returnLotActionModel: ActionModel = {
  key: 'return_lot',
  stem: 'return-lot',
  module: 'material',
  records: returnLotAction,
  permissions: ['material_manager'],
  input: Object.values(returnLotActionFields),
  validate,
};
