// Generated from schemas/warehouse/scan-pickup.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-pickup.action.validate.gen.js';
import { scanPickupActionFields } from './scan-pickup.action.gen.ts';

export const scanPickupActionModel: ActionModel = {
  key: 'scan_pickup',
  stem: 'scan-pickup',
  module: 'warehouse',
  url: '/scan/pickup',
  permissions: ['order_manager', 'pos_order_online_list'],
  input: Object.values(scanPickupActionFields),
  validate,
  idempotent: true,
};
