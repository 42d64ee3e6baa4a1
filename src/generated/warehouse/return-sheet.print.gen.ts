// Generated from schemas/warehouse/return-sheet.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { goodsReturnLineFields } from './goods-return-line.entity.gen.ts';
import { goodsReturnFields } from './goods-return.entity.gen.ts';

export const returnSheetPrint: PrintModel = {
  name: 'return-sheet',
  entity: 'goods_return',
  paper: 'A4',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.return-sheet.title' },
    { kind: 'barcode', field: goodsReturnFields.code },
    {
      kind: 'fields',
      fields: [
        { field: goodsReturnFields.kind, label: 'goods_return.kind' },
        { field: goodsReturnFields.warehouse_id, label: 'goods_return.warehouse_id' },
        { field: goodsReturnFields.order_id, label: 'goods_return.order_id' },
        { field: goodsReturnFields.supplier_id, label: 'goods_return.supplier_id' },
        { field: goodsReturnFields.delivery_company, label: 'goods_return.delivery_company' },
        { field: goodsReturnFields.delivery_order_id, label: 'goods_return.delivery_order_id' },
        { field: goodsReturnFields.reason, label: 'goods_return.reason' },
        { field: goodsReturnFields.received_at, label: 'goods_return.received_at' },
        { field: goodsReturnFields.received_by, label: 'goods_return.received_by' },
        { field: goodsReturnFields.note, label: 'goods_return.note' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: goodsReturnLineFields.sku, label: 'goods_return_line.sku' },
        { field: goodsReturnLineFields.name, label: 'goods_return_line.name' },
        { field: goodsReturnLineFields.unit, label: 'goods_return_line.unit' },
        { field: goodsReturnLineFields.exported_quantity, label: 'goods_return_line.exported_quantity' },
        { field: goodsReturnLineFields.returned_quantity, label: 'goods_return_line.returned_quantity' },
        { field: goodsReturnLineFields.damaged_quantity, label: 'goods_return_line.damaged_quantity' },
        { field: goodsReturnLineFields.expired_date, label: 'goods_return_line.expired_date' },
        { field: goodsReturnLineFields.note, label: 'goods_return_line.note' },
      ],
    },
    {
      kind: 'fields',
      fields: [
        { field: goodsReturnFields.returned_quantity, label: 'goods_return.returned_quantity', strong: true },
        { field: goodsReturnFields.damaged_quantity, label: 'goods_return.damaged_quantity' },
        { field: goodsReturnFields.difference, label: 'goods_return.difference' },
      ],
    },
    { kind: 'signatures', texts: ['print.return-sheet.text.deliverer', 'print.return-sheet.text.receiver'] },
  ],
};
