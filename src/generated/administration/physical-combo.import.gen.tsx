// Generated from schemas/administration/physical-combo.import.json. Edit that file and run `npm run generate`.
import { comboItemFields } from '#generated/goods/combo-item.entity.gen.ts';
import { comboFields } from '#generated/goods/combo.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/physical-combo/import',
  route: '/administration/physical-combo/import',
  title: 'screen.administration/physical-combo/import.title',
  permissions: ['administration_physical_combo'],
  url: '/physical-combo-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'barcode', label: 'combo.barcode', required: true, field: comboFields.barcode },
    { key: 'code', label: 'combo.code', required: true, field: comboFields.code },
    { key: 'name', label: 'combo.name', required: true, field: comboFields.name },
    { key: 'retail_price', label: 'combo.retail_price', required: true, field: comboFields.retail_price },
    { key: 'items.goods_id', label: 'combo_item.goods_id', required: true, field: comboItemFields.goods_id },
    { key: 'items.quantity', label: 'combo_item.quantity', required: true, field: comboItemFields.quantity },
  ],
};

export default function PhysicalComboImport() {
  return <ImportScreen sheet={sheet} />;
}
