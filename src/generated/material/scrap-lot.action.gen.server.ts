// Generated from schemas/material/scrap-lot.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/material/scrap-lot.action.validate.gen.js';
import { scrapLotAction, scrapLotActionFields } from './scrap-lot.action.gen.ts';

export const scrapLotActionModel: ActionModel = {
  key: 'scrap_lot',
  stem: 'scrap-lot',
  module: 'material',
  records: scrapLotAction,
  permissions: ['material_manager'],
  input: Object.values(scrapLotActionFields),
  validate,
};
