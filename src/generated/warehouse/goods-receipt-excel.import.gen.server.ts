// Generated from schemas/warehouse/goods-receipt-excel.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { goodsReceiptLineFields } from './goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields } from './goods-receipt.entity.gen.ts';

export const goodsReceiptExcelImport = createImport({
  screen: 'goods-receipt/list/import',
  route: '/goods-receipt/list/import',
  module: 'warehouse',
  entity: 'goods_receipt',
  permissions: ['goods_receipt_create'],
  url: '/goods-receipt-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['invoice_no'],
  columns: [
    importColumn(goodsReceiptFields.invoice_no, {
      label: 'goods_receipt.invoice_no', required: true, aliases: ['số phiếu', 'số chứng từ', 'invoice'],
      example: '0000812',
    }),
    importColumn(goodsReceiptFields.warehouse_id, {
      label: 'goods_receipt.warehouse_id', required: true, aliases: ['kho', 'mã kho'], lookup: ['code_name', 'name'],
    }),
    importColumn(goodsReceiptFields.supplier_id, {
      label: 'goods_receipt.supplier_id', aliases: ['ncc', 'mã ncc'], lookup: ['code', 'name'],
    }),
    importColumn(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at', aliases: ['ngày dự kiến'] }),
    importColumn(goodsReceiptFields.vehicle, { label: 'goods_receipt.vehicle', aliases: ['biển số'] }),
    importColumn(goodsReceiptLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'screen.goods-receipt/list/import.column.goods', required: true,
      aliases: ['sku', 'hàng hóa', 'mã hàng', 'barcode', 'mã vạch', 'codes', 'id_goods'], lookup: ['barcode', 'sku'],
      example: 'SP-0001',
    }),
    importColumn(goodsReceiptLineFields.item_per_pack, {
      key: 'lines.item_per_pack', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.item_per_pack', aliases: ['item_per_pack', 'quy cách'], example: 12,
    }),
    importColumn(goodsReceiptLineFields.expected_quantity, {
      key: 'lines.expected_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.expected_quantity', required: true, aliases: ['số lượng', 'sl', 'qty'], example: 120,
    }),
    importColumn(goodsReceiptLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.expired_date', aliases: ['hsd', 'expiry'],
    }),
    importColumn(goodsReceiptLineFields.lot, {
      key: 'lines.lot', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.lot', aliases: ['số lô'],
    }),
    importColumn(goodsReceiptLineFields.unit_cost, {
      key: 'lines.unit_cost', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.unit_cost', aliases: ['giá nhập', 'đơn giá'], example: 45000,
    }),
    importColumn(goodsReceiptFields.note, { label: 'goods_receipt.note' }),
  ],
  options: 'goods-receipt-import-options',
});
