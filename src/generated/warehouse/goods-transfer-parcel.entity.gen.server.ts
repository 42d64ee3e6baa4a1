// Generated from schemas/warehouse/goods-transfer-parcel.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsTransferParcelDisplay,
  goodsTransferParcelFields,
  goodsTransferParcelRules,
} from './goods-transfer-parcel.entity.gen.ts';

export const goodsTransferParcelModel = createEntity({
  name: 'goods_transfer_parcel',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(goodsTransferParcelFields),
  display: goodsTransferParcelDisplay,
  search: ['sku', 'delivery_order_id'],
  index: [['goods_id'], ['delivery_order_id']],
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
  rules: goodsTransferParcelRules,
  parent: { entity: 'goods_transfer', foreignKey: 'goods_transfer_id', field: 'parcels' },
});
