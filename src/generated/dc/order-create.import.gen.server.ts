// Generated from schemas/dc/order-create.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { dcOrderLineFields } from './dc-order-line.entity.gen.ts';
import { dcOrderFields } from './dc-order.entity.gen.ts';

export const orderCreateImport = createImport({
  screen: 'dc/order-create/import',
  route: '/dc/order-create/import',
  module: 'dc',
  entity: 'dc_order',
  permissions: ['dc_order_create'],
  url: '/dc-order-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['distributor_id', 'wanted_on'],
  columns: [
    importColumn(dcOrderFields.distributor_id, {
      label: 'dc_order.distributor_id', required: true, aliases: ['npp', 'mã npp', 'nhà phân phối', 'distributor'],
      lookup: ['code', 'name'], example: 'NPP-MB',
    }),
    importColumn(dcOrderFields.wanted_on, { label: 'dc_order.wanted_on', aliases: ['ngày cần', 'ngày giao', 'wanted'] }),
    importColumn(dcOrderLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'screen.dc/order-create/import.column.goods', required: true,
      aliases: ['sku', 'mã hàng', 'barcode', 'mã vạch', 'hàng hóa'], lookup: ['barcode', 'sku'], example: 'AT-01-M',
    }),
    importColumn(dcOrderLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'dc_order_line.quantity', required: true, aliases: ['sl', 'qty', 'số lượng'], example: 40,
    }),
    importColumn(dcOrderFields.receiver_name, {
      label: 'dc_order.receiver_name', aliases: ['người nhận', 'receiver'], example: 'Kho Đông Anh',
    }),
    importColumn(dcOrderFields.receiver_phone, {
      label: 'dc_order.receiver_phone', aliases: ['sđt nhận', 'điện thoại nhận'], example: '0912345701',
    }),
    importColumn(dcOrderFields.id_city, {
      label: 'dc_order.id_city', aliases: ['tỉnh', 'thành phố', 'tỉnh/thành'], lookup: ['name'], example: 'Hải Phòng',
    }),
    importColumn(dcOrderFields.address, { label: 'dc_order.address', aliases: ['địa chỉ giao'] }),
    importColumn(dcOrderFields.note, { label: 'dc_order.note', aliases: ['ghi chú'] }),
  ],
  options: 'dc-order-options',
});
