// Generated from schemas/warehouse/scan-put-back.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-put-back.action.validate.gen.js';
import { scanPutBackActionFields } from './scan-put-back.action.gen.ts';

export const scanPutBackActionModel: ActionModel = {
  key: 'scan_put_back',
  stem: 'scan-put-back',
  module: 'warehouse',
  url: '/scan/put-back',
  permissions: ['order_manager', 'pos_order_online_list'],
  input: Object.values(scanPutBackActionFields),
  validate,
  idempotent: true,
};
