// Generated from schemas/system/add-role.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/add-role.action.validate.gen.js';
import { addRoleAction, addRoleActionFields } from './add-role.action.gen.ts';

export const addRoleActionModel: ActionModel = {
  key: 'add_role',
  stem: 'add-role',
  module: 'system',
  records: addRoleAction,
  permissions: ['administration_employee'],
  input: Object.values(addRoleActionFields),
  validate,
};
