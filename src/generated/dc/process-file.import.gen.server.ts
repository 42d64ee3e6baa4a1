// Generated from schemas/dc/process-file.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { dcMovementLineFields } from './dc-movement-line.entity.gen.ts';
import { dcMovementFields } from './dc-movement.entity.gen.ts';

export const processFileImport = createImport({
  screen: 'dc/process-file/upload',
  route: '/dc/process-file/upload',
  module: 'dc',
  entity: 'dc_movement',
  permissions: ['dc_process_file'],
  url: '/dc-file-import',
  maxRows: 1000,
  mode: 'create',
  set: { kind: 'sell_out' },
  columns: [
    importColumn(dcMovementFields.sold_on, {
      label: 'dc_movement.sold_on', required: true, aliases: ['ngày', 'ngày bán', 'date'], example: '2026-11-20',
    }),
    importColumn(dcMovementLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'screen.dc/process-file/upload.column.goods', required: true,
      aliases: ['sku', 'mã hàng', 'mã vạch', 'barcode', 'hàng hóa'], lookup: ['barcode', 'sku'], example: 'AT-01-M',
    }),
    importColumn(dcMovementLineFields.uid, {
      key: 'lines.uid', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.uid', aliases: ['mã uid', 'tem'],
    }),
    importColumn(dcMovementLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.quantity', required: true, aliases: ['sl', 'qty', 'số lượng bán'], example: 2,
    }),
    importColumn(dcMovementLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.unit_price', aliases: ['giá', 'giá bán', 'price'], example: 149000,
    }),
    importColumn(dcMovementFields.buyer_name, {
      label: 'dc_movement.buyer_name', aliases: ['người mua', 'khách hàng', 'tên khách'], example: 'Siêu thị Minh Khai',
    }),
    importColumn(dcMovementFields.buyer_phone, {
      label: 'dc_movement.buyer_phone', aliases: ['sđt', 'điện thoại', 'số điện thoại'], example: '0912345701',
    }),
    importColumn(dcMovementFields.id_city, {
      label: 'dc_movement.id_city', aliases: ['tỉnh', 'thành phố', 'tỉnh/thành'], lookup: ['name'],
      example: 'Hải Phòng',
    }),
  ],
  options: 'process-file-options',
  keep: { entity: 'dc_file', link: 'dc_file_id', from: { distributor_id: 'from_id' } },
});
