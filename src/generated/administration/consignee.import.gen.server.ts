// Generated from schemas/administration/consignee.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { consigneeFields } from '#generated/partner/consignee.entity.gen.ts';

export const consigneeImport = createImport({
  screen: 'administration/consignee/import',
  route: '/administration/consignee/import',
  module: 'administration',
  entity: 'consignee',
  permissions: ['administration_consignee'],
  url: '/consignee-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['code'],
  columns: [
    importColumn(consigneeFields.code, { label: 'consignee.code', required: true, aliases: ['mã'], example: 'CH-HK' }),
    importColumn(consigneeFields.name, {
      label: 'consignee.name', required: true, aliases: ['tên'], example: 'Cửa hàng Hoàn Kiếm',
    }),
    importColumn(consigneeFields.phone, {
      label: 'consignee.phone', required: true, aliases: ['sđt', 'số điện thoại'], example: '0912000111',
    }),
    importColumn(consigneeFields.kind, { label: 'consignee.kind', aliases: ['loại'], example: 'shop' }),
    importColumn(consigneeFields.id_city, {
      label: 'consignee.id_city', aliases: ['tỉnh', 'thành phố', 'tỉnh/thành phố'], lookup: ['names'],
      example: 'Hà Nội',
    }),
    importColumn(consigneeFields.id_ward, {
      label: 'consignee.id_ward', aliases: ['xã', 'phường', 'phường/xã'], lookup: ['names'], example: 'Hoàn Kiếm',
    }),
    importColumn(consigneeFields.address, {
      label: 'consignee.address', aliases: ['địa chỉ'], example: 'Số 12 Hàng Bài',
    }),
    importColumn(consigneeFields.delivery_company, {
      label: 'consignee.delivery_company', aliases: ['hãng vận chuyển'],
    }),
    importColumn(consigneeFields.invoice_name, { label: 'consignee.invoice_name' }),
    importColumn(consigneeFields.invoice_tax_code, { label: 'consignee.invoice_tax_code', aliases: ['mst'] }),
    importColumn(consigneeFields.delivery_note, { label: 'consignee.delivery_note', aliases: ['ghi chú giao hàng'] }),
  ],
});
