// Generated from schemas/administration/supplier-goods.import.json. Edit that file and run `npm run generate`.
import { supplierGoodsFields } from '#generated/goods/supplier-goods.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/supplier/goods/import',
  route: '/administration/supplier/goods/import',
  title: 'screen.administration/supplier/goods/import.title',
  permissions: ['administration_supplier'],
  url: '/supplier-goods-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'supplier_id', label: 'supplier_goods.supplier_id', required: true, field: supplierGoodsFields.supplier_id },
    { key: 'goods_id', label: 'supplier_goods.goods_id', required: true, field: supplierGoodsFields.goods_id },
    { key: 'supplier_sku', label: 'supplier_goods.supplier_sku', field: supplierGoodsFields.supplier_sku },
    { key: 'moq', label: 'supplier_goods.moq', field: supplierGoodsFields.moq },
    { key: 'lead_time_days', label: 'supplier_goods.lead_time_days', field: supplierGoodsFields.lead_time_days },
    { key: 'note', label: 'supplier_goods.note', field: supplierGoodsFields.note },
  ],
};

export default function SupplierGoodsImport() {
  return <ImportScreen sheet={sheet} />;
}
