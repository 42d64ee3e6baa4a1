// Generated from schemas/warehouse/scan-stock-take.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-stock-take.action.validate.gen.js';
import { scanStockTakeActionFields } from './scan-stock-take.action.gen.ts';

export const scanStockTakeActionModel: ActionModel = {
  key: 'scan_stock_take',
  stem: 'scan-stock-take',
  module: 'warehouse',
  url: '/scan/stock-take',
  permissions: ['goods_manager', 'pos_goods_manager'],
  input: Object.values(scanStockTakeActionFields),
  validate,
  idempotent: true,
};
