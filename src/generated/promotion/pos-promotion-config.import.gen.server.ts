// Generated from schemas/promotion/pos-promotion-config.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { promotionLineFields } from './promotion-line.entity.gen.ts';
import { promotionFields } from './promotion.entity.gen.ts';

export const posPromotionConfigImport = createImport({
  screen: 'administration/pos-promotion-config/import',
  route: '/administration/pos-promotion-config/import',
  module: 'promotion',
  entity: 'promotion',
  permissions: ['administration_pos_promotion_config'],
  url: '/promotion-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['name'],
  columns: [
    importColumn(promotionFields.name, {
      label: 'promotion.name', required: true, aliases: ['tên chương trình', 'khuyến mại', 'khuyến mãi', 'promotion'],
      example: 'Áo thun giảm 10 %',
    }),
    importColumn(promotionFields.type, {
      label: 'promotion.type', aliases: ['loại', 'loại khuyến mãi', 'loại khuyến mại'], example: 'Theo sản phẩm',
    }),
    importColumn(promotionFields.from_at, {
      label: 'promotion.from_at', required: true, aliases: ['từ', 'bắt đầu'], example: '2027-01-10 00:00',
    }),
    importColumn(promotionFields.to_at, {
      label: 'promotion.to_at', required: true, aliases: ['đến', 'kết thúc'], example: '2027-01-20 23:59',
    }),
    importColumn(promotionFields.time_from, { label: 'promotion.time_from', aliases: ['từ giờ'] }),
    importColumn(promotionFields.time_to, { label: 'promotion.time_to', aliases: ['đến giờ'] }),
    importColumn(promotionFields.budget, { label: 'promotion.budget', aliases: ['ngân sách'] }),
    importColumn(promotionFields.limit_per_customer, { label: 'promotion.limit_per_customer', aliases: ['mỗi khách'] }),
    importColumn(promotionFields.priority, { label: 'promotion.priority', aliases: ['ưu tiên'] }),
    importColumn(promotionFields.stackable, { label: 'promotion.stackable', aliases: ['cộng dồn'] }),
    importColumn(promotionFields.min_bill_value, { label: 'promotion.min_bill_value', aliases: ['hóa đơn từ'] }),
    importColumn(promotionFields.discount_type, {
      label: 'screen.administration/pos-promotion-config/import.column.bill_discount_type',
      aliases: ['kiểu giảm hóa đơn'],
    }),
    importColumn(promotionFields.discount_percent, {
      label: 'screen.administration/pos-promotion-config/import.column.bill_discount_percent',
      aliases: ['giảm % hóa đơn'],
    }),
    importColumn(promotionFields.discount_amount, {
      label: 'screen.administration/pos-promotion-config/import.column.bill_discount_amount',
      aliases: ['giảm tiền hóa đơn'],
    }),
    importColumn(promotionFields.max_discount, { label: 'promotion.max_discount', aliases: ['giảm tối đa'] }),
    importColumn(promotionLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.goods_id', required: true, aliases: ['mã vạch', 'sku', 'mã hàng', 'barcode'],
      lookup: ['barcode', 'sku'], example: 'AT01-TR-S',
    }),
    importColumn(promotionLineFields.min_quantity, {
      key: 'lines.min_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.min_quantity', aliases: ['mua từ', 'số lượng từ'], example: 1,
    }),
    importColumn(promotionLineFields.discount_type, {
      key: 'lines.discount_type', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.discount_type', aliases: ['kiểu giảm'], example: 'Phần trăm',
    }),
    importColumn(promotionLineFields.discount_percent, {
      key: 'lines.discount_percent', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.discount_percent', aliases: ['giảm %', 'phần trăm'], example: 10,
    }),
    importColumn(promotionLineFields.discount_amount, {
      key: 'lines.discount_amount', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.discount_amount', aliases: ['giảm tiền', 'số tiền giảm'],
    }),
    importColumn(promotionLineFields.gift_goods_id, {
      key: 'lines.gift_goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.gift_goods_id', aliases: ['mã quà', 'quà'], lookup: ['barcode', 'sku'],
    }),
    importColumn(promotionLineFields.gift_quantity, {
      key: 'lines.gift_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.gift_quantity', aliases: ['số lượng quà'],
    }),
  ],
  options: 'promotion-options',
});
