// Generated from schemas/warehouse/scan-transfer-stamps.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-transfer-stamps.action.validate.gen.js';
import { scanTransferStampsAction, scanTransferStampsActionFields } from './scan-transfer-stamps.action.gen.ts';

export const scanTransferStampsActionModel: ActionModel = {
  key: 'scan_transfer_stamps',
  stem: 'scan-transfer-stamps',
  module: 'warehouse',
  records: scanTransferStampsAction,
  permissions: ['goods_transfer', 'pos_goods_transfer'],
  input: Object.values(scanTransferStampsActionFields),
  validate,
};
