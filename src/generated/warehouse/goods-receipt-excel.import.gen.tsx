// Generated from schemas/warehouse/goods-receipt-excel.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { goodsReceiptLineFields } from './goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields } from './goods-receipt.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'goods-receipt/list/import',
  route: '/goods-receipt/list/import',
  title: 'screen.goods-receipt/list/import.title',
  permissions: ['goods_receipt_create'],
  url: '/goods-receipt-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'invoice_no', label: 'goods_receipt.invoice_no', required: true, field: goodsReceiptFields.invoice_no },
    {
      key: 'warehouse_id', label: 'goods_receipt.warehouse_id', required: true, field: goodsReceiptFields.warehouse_id,
    },
    { key: 'supplier_id', label: 'goods_receipt.supplier_id', field: goodsReceiptFields.supplier_id },
    { key: 'expected_at', label: 'goods_receipt.expected_at', field: goodsReceiptFields.expected_at },
    { key: 'vehicle', label: 'goods_receipt.vehicle', field: goodsReceiptFields.vehicle },
    {
      key: 'lines.goods_id', label: 'screen.goods-receipt/list/import.column.goods', required: true,
      field: goodsReceiptLineFields.goods_id,
    },
    {
      key: 'lines.item_per_pack', label: 'goods_receipt_line.item_per_pack',
      field: goodsReceiptLineFields.item_per_pack,
    },
    {
      key: 'lines.expected_quantity', label: 'goods_receipt_line.expected_quantity', required: true,
      field: goodsReceiptLineFields.expected_quantity,
    },
    { key: 'lines.expired_date', label: 'goods_receipt_line.expired_date', field: goodsReceiptLineFields.expired_date },
    { key: 'lines.lot', label: 'goods_receipt_line.lot', field: goodsReceiptLineFields.lot },
    { key: 'lines.unit_cost', label: 'goods_receipt_line.unit_cost', field: goodsReceiptLineFields.unit_cost },
    { key: 'note', label: 'goods_receipt.note', field: goodsReceiptFields.note },
  ],
  options: 'goods-receipt-import-options',
};

export default function GoodsReceiptExcelImport() {
  return <ImportScreen sheet={sheet} />;
}
