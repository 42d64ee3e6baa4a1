// Generated from schemas/administration/physical-combo.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { comboItemFields } from '#generated/goods/combo-item.entity.gen.ts';
import { comboFields } from '#generated/goods/combo.entity.gen.ts';

export const physicalComboImport = createImport({
  screen: 'administration/physical-combo/import',
  route: '/administration/physical-combo/import',
  module: 'administration',
  entity: 'combo',
  permissions: ['administration_physical_combo'],
  url: '/physical-combo-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['barcode'],
  set: { is_physical: true },
  columns: [
    importColumn(comboFields.barcode, {
      label: 'combo.barcode', required: true, aliases: ['mã vạch', 'barcode combo'], example: '8936100299001',
    }),
    importColumn(comboFields.code, { label: 'combo.code', required: true, aliases: ['mã combo'], example: 'CB-HE-01' }),
    importColumn(comboFields.name, {
      label: 'combo.name', required: true, aliases: ['tên combo'], example: 'Combo hè 3 áo thun',
    }),
    importColumn(comboFields.retail_price, {
      label: 'combo.retail_price', required: true, aliases: ['giá bán', 'giá lẻ'], example: 399000,
    }),
    importColumn(comboItemFields.goods_id, {
      key: 'items.goods_id', steps: [{ field: 'items', kind: 'rows', entity: 'combo_item' }],
      label: 'combo_item.goods_id', required: true, aliases: ['sku', 'mã hàng', 'barcode hàng', 'hàng hóa'],
      lookup: ['barcode', 'sku'], example: 'SP00001',
    }),
    importColumn(comboItemFields.quantity, {
      key: 'items.quantity', steps: [{ field: 'items', kind: 'rows', entity: 'combo_item' }],
      label: 'combo_item.quantity', required: true, aliases: ['số lượng', 'sl'], example: 2,
    }),
  ],
});
