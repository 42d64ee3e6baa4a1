// Generated from schemas/system/duplicate-role.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/duplicate-role.action.validate.gen.js';
import { duplicateRoleAction, duplicateRoleActionFields } from './duplicate-role.action.gen.ts';

export const duplicateRoleActionModel: ActionModel = {
  key: 'duplicate_role',
  stem: 'duplicate-role',
  module: 'system',
  records: duplicateRoleAction,
  permissions: ['administration_employee'],
  input: Object.values(duplicateRoleActionFields),
  validate,
};
