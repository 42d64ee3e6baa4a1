// Generated from schemas/goods/renew-profile.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/renew-profile.action.validate.gen.js';
import { renewProfileAction, renewProfileActionFields } from './renew-profile.action.gen.ts';

export const renewProfileActionModel: ActionModel = {
  key: 'renew_profile',
  stem: 'renew-profile',
  module: 'goods',
  records: renewProfileAction,
  permissions: ['administration_goods_profile'],
  input: Object.values(renewProfileActionFields),
  validate,
};
