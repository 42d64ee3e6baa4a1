// Generated from schemas/pos/request-display.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/request-display.action.validate.gen.js';
import { requestDisplayActionFields } from './request-display.action.gen.ts';

export const requestDisplayActionModel: ActionModel = {
  key: 'request_display',
  stem: 'request-display',
  module: 'pos',
  url: '/pos-request-display',
  permissions: ['pos_goods_transfer'],
  input: Object.values(requestDisplayActionFields),
  validate,
  idempotent: true,
};
