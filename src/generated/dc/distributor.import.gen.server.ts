// Generated from schemas/dc/distributor.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { distributorFields } from '#generated/partner/distributor.entity.gen.ts';

export const distributorImport = createImport({
  screen: 'dc/distributor/import',
  route: '/dc/distributor/import',
  module: 'dc',
  entity: 'distributor',
  permissions: ['dc_distributor'],
  url: '/distributor-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['code'],
  columns: [
    importColumn(distributorFields.code, {
      label: 'distributor.code', required: true, aliases: ['mã'], example: 'NPP-HP',
    }),
    importColumn(distributorFields.name, {
      label: 'distributor.name', required: true, aliases: ['tên'], example: 'Nhà phân phối Hải Phòng',
    }),
    importColumn(distributorFields.parent_id, {
      label: 'distributor.parent_id', aliases: ['cấp trên', 'mã cấp trên'], lookup: ['code'], example: 'NPP-MB',
    }),
    importColumn(distributorFields.phone, {
      label: 'distributor.phone', aliases: ['sđt', 'số điện thoại'], example: '0912000333',
    }),
    importColumn(distributorFields.email, { label: 'distributor.email' }),
    importColumn(distributorFields.tax_code, { label: 'distributor.tax_code', aliases: ['mst'] }),
    importColumn(distributorFields.address, { label: 'distributor.address', aliases: ['địa chỉ'] }),
    importColumn(distributorFields.price_level, {
      label: 'distributor.price_level', aliases: ['mức giá'], example: 'wholesale',
    }),
    importColumn(distributorFields.discount_percent, {
      label: 'distributor.discount_percent', aliases: ['chiết khấu'], example: '5',
    }),
    importColumn(distributorFields.credit_limit, {
      label: 'distributor.credit_limit', aliases: ['hạn mức nợ'], example: '80000000',
    }),
    importColumn(distributorFields.payment_term_days, {
      label: 'distributor.payment_term_days', aliases: ['hạn thanh toán'], example: '15',
    }),
    importColumn(distributorFields.contract_to, { label: 'distributor.contract_to', aliases: ['hết hợp đồng'] }),
  ],
});
