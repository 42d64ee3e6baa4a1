// Generated from schemas/crm/lead-import.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const leadImport = createImport({
  screen: 'crm/lead-import',
  route: '/crm/lead-import',
  module: 'crm',
  entity: 'lead',
  permissions: ['crm_lead_create'],
  url: '/lead-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    importColumn(leadFields.phone, {
      label: 'lead.phone', required: true, aliases: ['sđt', 'số điện thoại', 'điện thoại'], example: '0912345678',
    }),
    importColumn(leadFields.name, { label: 'lead.name', aliases: ['tên', 'họ tên'], example: 'Nguyễn Thu Hà' }),
    importColumn(leadFields.address, { label: 'lead.address', aliases: ['địa chỉ'], example: '12 Láng Hạ' }),
    importColumn(leadFields.ward, { label: 'lead.ward', aliases: ['phường', 'xã'] }),
    importColumn(leadFields.city, { label: 'lead.city', aliases: ['tỉnh', 'thành phố'] }),
    importColumn(leadFields.product, { label: 'lead.product', aliases: ['sản phẩm'], example: 'Kem dưỡng da' }),
    importColumn(leadFields.quantity, { label: 'lead.quantity', aliases: ['sl', 'số lượng'], example: 1 }),
    importColumn(leadLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'screen.crm/lead-import.column.goods', aliases: ['sku', 'mã hàng', 'barcode', 'mã vạch'],
      lookup: ['barcode', 'sku'], example: 'SP-0001',
    }),
    importColumn(leadLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.unit_price', aliases: ['giá', 'đơn giá'], example: 199000,
    }),
    importColumn(leadFields.source, { label: 'lead.source', aliases: ['nguồn'], example: 'facebook' }),
    importColumn(leadFields.source_detail, { label: 'lead.source_detail', aliases: ['chi tiết nguồn'] }),
    importColumn(leadFields.ads_campaign_id, {
      label: 'lead.ads_campaign_id', aliases: ['chiến dịch', 'mã chiến dịch'], lookup: ['code', 'name'],
      example: '23851',
    }),
    importColumn(leadFields.account_id, {
      label: 'lead.account_id', aliases: ['nhân viên', 'người phụ trách'], lookup: ['username', 'display_name'],
    }),
    importColumn(leadFields.process_limit, { label: 'lead.process_limit', aliases: ['số lần gọi'] }),
    importColumn(leadFields.note, { label: 'lead.note', aliases: ['ghi chú'] }),
  ],
  options: 'lead-import-options',
  keep: { entity: 'lead_sheet', link: 'lead_sheet_id', from: {} },
});
