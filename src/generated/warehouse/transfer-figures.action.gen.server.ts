// Generated from schemas/warehouse/transfer-figures.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/transfer-figures.action.validate.gen.js';
import { transferFiguresActionFields } from './transfer-figures.action.gen.ts';

export const transferFiguresActionModel: ActionModel = {
  key: 'transfer_figures',
  stem: 'transfer-figures',
  module: 'warehouse',
  url: '/goods-transfer-figures',
  permissions: ['goods_transfer', 'pos_goods_transfer'],
  input: Object.values(transferFiguresActionFields),
  validate,
};
