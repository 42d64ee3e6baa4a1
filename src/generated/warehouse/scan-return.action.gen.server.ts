// Generated from schemas/warehouse/scan-return.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-return.action.validate.gen.js';
import { scanReturnActionFields } from './scan-return.action.gen.ts';

export const scanReturnActionModel: ActionModel = {
  key: 'scan_return',
  stem: 'scan-return',
  module: 'warehouse',
  url: '/scan/return',
  permissions: ['goods_return_history'],
  input: Object.values(scanReturnActionFields),
  validate,
  idempotent: true,
};
