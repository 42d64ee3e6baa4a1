// Generated from schemas/warehouse/scan-waiting.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-waiting.action.validate.gen.js';
import { scanWaitingActionFields } from './scan-waiting.action.gen.ts';

export const scanWaitingActionModel: ActionModel = {
  key: 'scan_waiting',
  stem: 'scan-waiting',
  module: 'warehouse',
  url: '/scan/waiting',
  permissions: [
    'order_manager', 'pos_order_online_list', 'goods_receipt_create', 'pos_goods_receipt_create',
    'goods_return_history', 'goods_manager', 'pos_goods_manager',
  ],
  input: Object.values(scanWaitingActionFields),
  validate,
};
