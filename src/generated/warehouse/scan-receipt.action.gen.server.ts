// Generated from schemas/warehouse/scan-receipt.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-receipt.action.validate.gen.js';
import { scanReceiptActionFields } from './scan-receipt.action.gen.ts';

export const scanReceiptActionModel: ActionModel = {
  key: 'scan_receipt',
  stem: 'scan-receipt',
  module: 'warehouse',
  url: '/scan/receipt',
  permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
  input: Object.values(scanReceiptActionFields),
  validate,
  idempotent: true,
};
