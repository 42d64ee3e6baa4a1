// Generated from schemas/warehouse/scan-stow.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-stow.action.validate.gen.js';
import { scanStowActionFields } from './scan-stow.action.gen.ts';

export const scanStowActionModel: ActionModel = {
  key: 'scan_stow',
  stem: 'scan-stow',
  module: 'warehouse',
  url: '/scan/stow',
  permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
  input: Object.values(scanStowActionFields),
  validate,
  idempotent: true,
};
