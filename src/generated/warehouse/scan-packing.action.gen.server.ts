// Generated from schemas/warehouse/scan-packing.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-packing.action.validate.gen.js';
import { scanPackingActionFields } from './scan-packing.action.gen.ts';

export const scanPackingActionModel: ActionModel = {
  key: 'scan_packing',
  stem: 'scan-packing',
  module: 'warehouse',
  url: '/scan/packing',
  permissions: ['order_manager', 'pos_order_online_list'],
  input: Object.values(scanPackingActionFields),
  validate,
  idempotent: true,
};
