// Generated from schemas/system/sign-out.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/sign-out.action.validate.gen.js';
import { signOutAction, signOutActionFields } from './sign-out.action.gen.ts';

export const signOutActionModel: ActionModel = {
  key: 'sign_out',
  stem: 'sign-out',
  module: 'system',
  records: signOutAction,
  permissions: ['administration_employee'],
  input: Object.values(signOutActionFields),
  validate,
};
