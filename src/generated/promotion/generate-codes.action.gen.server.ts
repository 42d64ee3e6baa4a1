// Generated from schemas/promotion/generate-codes.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/generate-codes.action.validate.gen.js';
import { generateCodesAction, generateCodesActionFields } from './generate-codes.action.gen.ts';

export const generateCodesActionModel: ActionModel = {
  key: 'generate_codes',
  stem: 'generate-codes',
  module: 'promotion',
  records: generateCodesAction,
  permissions: ['administration_pos_voucher_config'],
  input: Object.values(generateCodesActionFields),
  validate,
};
