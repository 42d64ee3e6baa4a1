// Generated from schemas/warehouse/scan-restock.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-restock.action.validate.gen.js';
import { scanRestockActionFields } from './scan-restock.action.gen.ts';

export const scanRestockActionModel: ActionModel = {
  key: 'scan_restock',
  stem: 'scan-restock',
  module: 'warehouse',
  url: '/scan/return-restock',
  permissions: ['goods_return_history'],
  input: Object.values(scanRestockActionFields),
  validate,
  idempotent: true,
};
