// Generated from schemas/administration/priority-goods-quantity.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { goodsPriorityFields } from '#generated/stock/goods-priority.entity.gen.ts';

export const priorityGoodsQuantityImport = createImport({
  screen: 'administration/priority-goods-quantity/import',
  route: '/administration/priority-goods-quantity/import',
  module: 'administration',
  entity: 'goods_priority',
  permissions: ['administration_priority_goods_quantity'],
  url: '/goods-priority-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['goods_id', 'warehouse_id', 'channel', 'from_date'],
  columns: [
    importColumn(goodsPriorityFields.goods_id, {
      label: 'goods_priority.goods_id', required: true, aliases: ['barcode', 'mã vạch', 'sku', 'mã hàng'],
      lookup: ['barcode', 'sku'], example: '8936100200001',
    }),
    importColumn(goodsPriorityFields.warehouse_id, {
      label: 'goods_priority.warehouse_id', required: true, aliases: ['kho'], lookup: ['code_name', 'name'],
    }),
    importColumn(goodsPriorityFields.channel, {
      label: 'goods_priority.channel', required: true, aliases: ['kênh', 'kênh bán'], example: 'shopee',
    }),
    importColumn(goodsPriorityFields.quantity, {
      label: 'goods_priority.quantity', required: true, aliases: ['số lượng', 'sl'], example: 40,
    }),
    importColumn(goodsPriorityFields.from_date, {
      label: 'goods_priority.from_date', required: true, aliases: ['từ ngày'],
    }),
    importColumn(goodsPriorityFields.to_date, {
      label: 'goods_priority.to_date', required: true, aliases: ['đến ngày'],
    }),
    importColumn(goodsPriorityFields.note, { label: 'goods_priority.note', aliases: ['ghi chú'] }),
  ],
});
