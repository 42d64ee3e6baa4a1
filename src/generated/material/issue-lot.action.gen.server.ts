// Generated from schemas/material/issue-lot.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/material/issue-lot.action.validate.gen.js';
import { issueLotAction, issueLotActionFields } from './issue-lot.action.gen.ts';

export const issueLotActionModel: ActionModel = {
  key: 'issue_lot',
  stem: 'issue-lot',
  module: 'material',
  records: issueLotAction,
  permissions: ['material_manager'],
  input: Object.values(issueLotActionFields),
  validate,
};
