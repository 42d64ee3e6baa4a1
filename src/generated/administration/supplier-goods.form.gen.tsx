// Generated from schemas/administration/supplier-goods.form.json. Edit that file and run `npm run generate`.
import { supplierGoodsFields, supplierGoodsRules } from '#generated/goods/supplier-goods.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/supplier/goods',
  route: '/administration/supplier/goods',
  resource: 'supplier_goods',
  title: 'screen.administration/supplier/goods.title',
  mode: 'edit',
  permissions: ['administration_supplier'],
  create: ['administration_supplier'],
  remove: ['administration_supplier'],
  sections: [
    {
      key: 'main', label: 'screen.administration/supplier/goods.section.main', columns: 2,
      inputs: [
        input(supplierGoodsFields.supplier_id, { label: 'supplier_goods.supplier_id' }),
        input(supplierGoodsFields.goods_id, { label: 'supplier_goods.goods_id' }),
        input(supplierGoodsFields.supplier_sku, { label: 'supplier_goods.supplier_sku' }),
        input(supplierGoodsFields.unit, { label: 'supplier_goods.unit' }),
        input(supplierGoodsFields.moq, { label: 'supplier_goods.moq' }),
        input(supplierGoodsFields.lead_time_days, { label: 'supplier_goods.lead_time_days' }),
        input(supplierGoodsFields.last_price, { label: 'supplier_goods.last_price' }),
        input(supplierGoodsFields.last_received_on, { label: 'supplier_goods.last_received_on' }),
        input(supplierGoodsFields.note, { label: 'supplier_goods.note', span: 2 }),
      ],
    },
  ],
  models: {
    supplier_goods: { name: 'supplier_goods', fields: Object.values(supplierGoodsFields), rules: supplierGoodsRules },
  },
  validate: () => import('#generated/built/goods/supplier-goods.validate.gen.js'),
  prefill: ['supplier_id'],
  display: [{ field: 'sku' }, ' – ', { field: 'name' }],
});

export default function SupplierGoodsForm() {
  return <FormScreen form={form} />;
}
