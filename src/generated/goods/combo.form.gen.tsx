// Generated from schemas/goods/combo.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { comboItemFields, comboItemRules } from './combo-item.entity.gen.ts';
import { comboFields, comboRules } from './combo.entity.gen.ts';
import { copyComboAction } from './copy-combo.action.gen.ts';
import { copyPackedComboAction } from './copy-packed-combo.action.gen.ts';

export const form = createForm({
  screen: 'goods/combo',
  route: '/goods/combo',
  resource: 'combo',
  title: 'screen.goods/combo.title',
  mode: 'edit',
  permissions: ['goods_manager'],
  create: ['goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.goods/combo.section.main', columns: 2,
      inputs: [
        input(comboFields.code, { label: 'combo.code' }),
        input(comboFields.name, { label: 'combo.name' }),
        input(comboFields.barcode, { label: 'combo.barcode' }),
        input(comboFields.active, { label: 'combo.active' }),
        input(comboFields.is_physical, { label: 'combo.is_physical' }),
        input(comboFields.from_date, { label: 'combo.from_date' }),
        input(comboFields.to_date, { label: 'combo.to_date' }),
        input(comboFields.image, { label: 'combo.image' }),
      ],
    },
    {
      key: 'items', label: 'screen.goods/combo.section.items',
      inputs: [
        input(comboFields.items, {
          label: 'combo.items',
          rows: [
            input(comboItemFields.goods_id, { label: 'combo_item.goods_id' }),
            input(comboItemFields.sku, { label: 'combo_item.sku' }),
            input(comboItemFields.name, { label: 'combo_item.name' }),
            input(comboItemFields.unit_price, { label: 'combo_item.unit_price' }),
            input(comboItemFields.quantity, { label: 'combo_item.quantity' }),
            input(comboItemFields.amount, { label: 'combo_item.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'price', label: 'screen.goods/combo.section.price', columns: 2,
      inputs: [
        input(comboFields.items_price, { label: 'combo.items_price' }),
        input(comboFields.retail_price, { label: 'combo.retail_price', help: 'screen.goods/combo.help.retail_price' }),
        input(comboFields.saving, { label: 'combo.saving' }),
        input(comboFields.item_count, { label: 'combo.item_count' }),
      ],
    },
  ],
  models: {
    combo: { name: 'combo', fields: Object.values(comboFields), rules: comboRules },
    combo_item: {
      name: 'combo_item', fields: Object.values(comboItemFields), rules: comboItemRules,
      parent: { entity: 'combo', foreignKey: 'combo_id', field: 'items' },
    },
  },
  actions: [copyComboAction, copyPackedComboAction],
  validate: () => import('#generated/built/goods/combo.validate.gen.js'),
  draft: true,
  aside: {
    facts: [
      { field: comboFields.items_price, label: 'combo.items_price' },
      { field: comboFields.saving, label: 'combo.saving' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function ComboForm() {
  return <FormScreen form={form} />;
}
