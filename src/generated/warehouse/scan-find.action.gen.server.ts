// Generated from schemas/warehouse/scan-find.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-find.action.validate.gen.js';
import { scanFindActionFields } from './scan-find.action.gen.ts';

export const scanFindActionModel: ActionModel = {
  key: 'scan_find',
  stem: 'scan-find',
  module: 'warehouse',
  url: '/scan/find',
  permissions: ['administration_goods_missing', 'order_manager'],
  input: Object.values(scanFindActionFields),
  validate,
  idempotent: true,
};
