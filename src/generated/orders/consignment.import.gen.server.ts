// Generated from schemas/orders/consignment.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { consignmentLineFields } from './consignment-line.entity.gen.ts';
import { consignmentFields } from './consignment.entity.gen.ts';

export const consignmentImport = createImport({
  screen: 'orders/consignment-import',
  route: '/orders/consignment-import',
  module: 'orders',
  entity: 'consignment',
  permissions: ['order_consignment'],
  url: '/consignment-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['consignee_id', 'warehouse_id'],
  columns: [
    importColumn(consignmentFields.consignee_id, {
      label: 'consignment.consignee_id', required: true, aliases: ['khách nhận', 'mã khách', 'consignee'],
      lookup: ['code', 'name'],
    }),
    importColumn(consignmentFields.warehouse_id, {
      label: 'consignment.warehouse_id', required: true, aliases: ['kho', 'mã kho'], lookup: ['code_name', 'name'],
    }),
    importColumn(consignmentFields.expires_on, {
      label: 'consignment.expires_on', aliases: ['giữ đến'], example: '2026-12-31',
    }),
    importColumn(consignmentLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'screen.orders/consignment-import.column.goods', required: true,
      aliases: ['sku', 'hàng hóa', 'mã hàng', 'barcode', 'mã vạch'], lookup: ['barcode', 'sku'], example: 'SP-0001',
    }),
    importColumn(consignmentLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.quantity', required: true, aliases: ['số lượng', 'sl', 'qty'], example: 12,
    }),
    importColumn(consignmentLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.unit_price', aliases: ['giá', 'đơn giá', 'price'], example: 125000,
    }),
    importColumn(consignmentFields.note, { label: 'consignment.note' }),
  ],
});
