// Generated from schemas/warehouse/receive-transfer.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/receive-transfer.action.validate.gen.js';
import { receiveTransferAction, receiveTransferActionFields } from './receive-transfer.action.gen.ts';

export const receiveTransferActionModel: ActionModel = {
  key: 'receive_transfer',
  stem: 'receive-transfer',
  module: 'warehouse',
  records: receiveTransferAction,
  permissions: ['goods_receipt_create', 'goods_transfer', 'pos_goods_receipt_create', 'pos_goods_transfer'],
  input: Object.values(receiveTransferActionFields),
  validate,
};
