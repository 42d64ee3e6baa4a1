// Generated from schemas/goods/attach-profile.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/attach-profile.action.validate.gen.js';
import { attachProfileActionFields } from './attach-profile.action.gen.ts';

export const attachProfileActionModel: ActionModel = {
  key: 'attach_profile',
  stem: 'attach-profile',
  module: 'goods',
  url: '/goods-attach-profile',
  permissions: ['administration_goods_profile'],
  input: Object.values(attachProfileActionFields),
  validate,
};
