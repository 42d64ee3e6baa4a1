// Generated from schemas/pos/shop-shelf.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockState, stockState } from '#generated/stock/stock-state.enum.gen.ts';

export type ShopShelf = {
  id: number;
  /** The row of `stock_level` that it stands for. */
  level_id: number;
  goods_id: number;
  warehouse_id: number;
  pos_id: number | null;
  on_hand: number;
  reserved: number;
  /** In seven days; empty: nothing in 60. */
  sold: number | null;
  /** Empty: not in 60 days. */
  last_sold_at: string | null;
  nearest_expiry: string | null;
  available: number | null;
  /** For how many days it lasts, as it sold in the last seven. */
  days_cover: number | null;
  /** On its way to the shop; empty: nothing. */
  incoming: number | null;
  /** Of a piece, before promotions. */
  price: number | null;
  sku: string | null;
  name: string | null;
  barcode: string | null;
  /** Pieces below which it runs low; empty: ten. */
  min_stock: number | null;
  max_stock: number | null;
  stock_state: StockState | null;
};

export const shopShelfFields = createFields({
  level_id: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  on_hand: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  sold: { type: 'integer', json: 'integer' },
  last_sold_at: { type: 'date_time', json: 'string' },
  nearest_expiry: { type: 'date', json: 'string' },
  available: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ShopShelf>) =>
        c.record.on_hand != null && c.record.reserved != null ? c.record.on_hand - c.record.reserved : null,
    },
  },
  days_cover: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ShopShelf>) =>
        c.record.sold == null ? null : c.record.sold <= 0 ? null : c.record.on_hand != null && c.record.reserved != null && c.record.on_hand - c.record.reserved <= 0 ? 0 : (c.record.on_hand != null && c.record.reserved != null ? Math.floor((c.record.on_hand - c.record.reserved) * 7 / c.record.sold) : null),
    },
  },
  incoming: { type: 'integer', json: 'integer' },
  price: {
    type: 'money', json: 'integer',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
  },
  sku: {
    type: 'code', json: 'string',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
  },
  name: {
    type: 'text', json: 'string',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
  },
  barcode: {
    type: 'barcode', json: 'string',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
  },
  min_stock: {
    type: 'integer', json: 'integer',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
  },
  max_stock: {
    type: 'integer', json: 'integer',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
  },
  stock_state: {
    type: 'enum', json: 'string', readOnly: true, enum: stockState,
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    compute: {
      stored: false,
      value: (c: Logic<ShopShelf>) =>
        c.record.on_hand != null && c.record.reserved != null && c.record.on_hand - c.record.reserved <= 0 ? 'out' : c.record.on_hand != null && c.record.reserved != null && c.record.on_hand - c.record.reserved < (c.record.min_stock == null ? 11 : c.record.min_stock) ? 'low' : c.record.max_stock != null && (c.record.on_hand != null && c.record.reserved != null && c.record.on_hand - c.record.reserved > c.record.max_stock) ? 'over' : 'ok',
    },
  },
});

export const shopShelfRules: readonly RuleModel[] = [];

export const shopShelfDisplay = [{ field: 'goods_id' }] as const;
