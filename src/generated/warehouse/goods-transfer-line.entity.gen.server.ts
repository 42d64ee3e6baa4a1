// Generated from schemas/warehouse/goods-transfer-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsTransferLineDisplay,
  goodsTransferLineFields,
  goodsTransferLineRules,
} from './goods-transfer-line.entity.gen.ts';

export const goodsTransferLineModel = createEntity({
  name: 'goods_transfer_line',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(goodsTransferLineFields),
  display: goodsTransferLineDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: {
    read: [
      'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
      'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
    'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager',
  ],
  rules: goodsTransferLineRules,
  parent: { entity: 'goods_transfer', foreignKey: 'goods_transfer_id', field: 'lines' },
});
