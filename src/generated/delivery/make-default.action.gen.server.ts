// Generated from schemas/delivery/make-default.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/delivery/make-default.action.validate.gen.js';
import { makeDefaultAction, makeDefaultActionFields } from './make-default.action.gen.ts';

export const makeDefaultActionModel: ActionModel = {
  key: 'make_default',
  stem: 'make-default',
  module: 'delivery',
  records: makeDefaultAction,
  permissions: ['administration_delivery_shop'],
  input: Object.values(makeDefaultActionFields),
  validate,
};
