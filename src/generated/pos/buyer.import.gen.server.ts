// Generated from schemas/pos/buyer.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';

export const buyerImport = createImport({
  screen: 'pos/buyer-import',
  route: '/pos/buyer-import',
  module: 'pos',
  entity: 'buyer',
  permissions: ['pos_order_list'],
  url: '/pos-buyer-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['phone'],
  columns: [
    importColumn(buyerFields.phone, {
      label: 'buyer.phone', required: true, aliases: ['sđt', 'số điện thoại'], example: '0912345678',
    }),
    importColumn(buyerFields.name, {
      label: 'buyer.name', required: true, aliases: ['họ tên', 'tên khách'], example: 'Nguyễn Thị Thu Hà',
    }),
    importColumn(buyerFields.kind, { label: 'buyer.kind', example: 'retail' }),
    importColumn(buyerFields.birthday, { label: 'buyer.birthday', aliases: ['ngày sinh'], example: '1990-05-20' }),
    importColumn(buyerFields.address, { label: 'buyer.address', aliases: ['địa chỉ'], example: '25 ngõ 12 Láng Hạ' }),
    importColumn(buyerFields.note, { label: 'buyer.note', aliases: ['ghi chú'] }),
  ],
});
