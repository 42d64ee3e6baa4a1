// Generated from schemas/administration/supplier.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';

export const supplierImport = createImport({
  screen: 'administration/supplier/import',
  route: '/administration/supplier/import',
  module: 'administration',
  entity: 'supplier',
  permissions: ['administration_supplier'],
  url: '/supplier-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['code'],
  columns: [
    importColumn(supplierFields.code, {
      label: 'supplier.code', required: true, aliases: ['mã ncc', 'mã nhà cung cấp'], example: 'VAI',
    }),
    importColumn(supplierFields.name, {
      label: 'supplier.name', required: true, aliases: ['tên ncc'], example: 'Công ty TNHH Dệt may Thành Công',
    }),
    importColumn(supplierFields.type, { label: 'supplier.type', aliases: ['loại'], example: 'enterprise' }),
    importColumn(supplierFields.classify, { label: 'supplier.classify', aliases: ['nhóm hàng'] }),
    importColumn(supplierFields.tax_code, { label: 'supplier.tax_code', aliases: ['mst'], example: '0301448948' }),
    importColumn(supplierFields.contact_name, { label: 'supplier.contact_name', aliases: ['người liên hệ'] }),
    importColumn(supplierFields.phone, {
      label: 'supplier.phone', aliases: ['sđt', 'điện thoại'], example: '0903111222',
    }),
    importColumn(supplierFields.email, { label: 'supplier.email' }),
    importColumn(supplierFields.address, { label: 'supplier.address', aliases: ['địa chỉ'] }),
    importColumn(supplierFields.bank_name, { label: 'supplier.bank_name' }),
    importColumn(supplierFields.bank_account, { label: 'supplier.bank_account', aliases: ['stk'] }),
    importColumn(supplierFields.bank_owner, { label: 'supplier.bank_owner' }),
    importColumn(supplierFields.payment_term_days, {
      label: 'supplier.payment_term_days', aliases: ['hạn thanh toán'], example: 30,
    }),
    importColumn(supplierFields.credit_limit, { label: 'supplier.credit_limit', aliases: ['hạn mức'] }),
    importColumn(supplierFields.lead_time_days, { label: 'supplier.lead_time_days', example: 7 }),
    importColumn(supplierFields.note, { label: 'supplier.note', aliases: ['ghi chú'] }),
  ],
});
