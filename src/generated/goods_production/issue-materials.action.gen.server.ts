// Generated from schemas/goods_production/issue-materials.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods_production/issue-materials.action.validate.gen.js';
import { issueMaterialsAction, issueMaterialsActionFields } from './issue-materials.action.gen.ts';

export const issueMaterialsActionModel: ActionModel = {
  key: 'issue_materials',
  stem: 'issue-materials',
  module: 'goods_production',
  records: issueMaterialsAction,
  permissions: ['goods_production_requirement'],
  input: Object.values(issueMaterialsActionFields),
  validate,
};
