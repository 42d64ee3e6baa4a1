// Generated from schemas/administration/physical-combo.form.json. Edit that file and run `npm run generate`.
import { comboItemFields, comboItemRules } from '#generated/goods/combo-item.entity.gen.ts';
import { comboFields, comboRules } from '#generated/goods/combo.entity.gen.ts';
import { copyComboAction } from '#generated/goods/copy-combo.action.gen.ts';
import { copyPackedComboAction } from '#generated/goods/copy-packed-combo.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/physical-combo',
  route: '/administration/physical-combo',
  resource: 'combo',
  title: 'screen.administration/physical-combo.title',
  mode: 'edit',
  permissions: ['administration_physical_combo'],
  create: ['administration_physical_combo'],
  sections: [
    {
      key: 'main', label: 'screen.administration/physical-combo.section.main', columns: 2,
      inputs: [
        input(comboFields.code, { label: 'combo.code' }),
        input(comboFields.name, { label: 'combo.name' }),
        input(comboFields.barcode, {
          label: 'combo.barcode', help: 'screen.administration/physical-combo.help.barcode',
        }),
        input(comboFields.is_physical, {
          label: 'combo.is_physical', help: 'screen.administration/physical-combo.help.is_physical',
        }),
        input(comboFields.active, { label: 'combo.active' }),
        input(comboFields.image, { label: 'combo.image' }),
      ],
    },
    {
      key: 'items', label: 'screen.administration/physical-combo.section.items',
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
      key: 'price', label: 'screen.administration/physical-combo.section.price', columns: 2,
      inputs: [
        input(comboFields.items_price, { label: 'combo.items_price' }),
        input(comboFields.retail_price, {
          label: 'combo.retail_price', help: 'screen.administration/physical-combo.help.retail_price',
        }),
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
  prefill: ['is_physical'],
  aside: {
    facts: [
      { field: comboFields.goods_id, label: 'combo.goods_id' },
      { field: comboFields.retail_price, label: 'combo.retail_price' },
      { field: comboFields.saving, label: 'combo.saving' },
    ],
    related: [
      {
        label: 'screen.administration/physical-combo/stock.title', route: '/administration/physical-combo/stock',
        filter: 'combo_id', from: 'id', isChoice: true, permissions: ['administration_physical_combo'],
        list: {
          screen: 'administration/physical-combo/stock',
          urls: {
            list: '/physical-combo-stock-list', count: '/physical-combo-stock-count',
            download: '/physical-combo-stock-download',
          },
          viewModes: [], where: { 'combo_id.is_physical': true },
        },
      },
      {
        label: 'screen.administration/physical-combo/assembly.title', route: '/administration/physical-combo/assembly',
        filter: 'combo_id', from: 'id', isChoice: true, permissions: ['administration_physical_combo'],
        list: {
          screen: 'administration/physical-combo/assembly',
          urls: { list: '/combo-assembly-list', count: '/combo-assembly-count', download: '/combo-assembly-download' },
          viewModes: ['all', 'planned', 'assembled', 'disassembled'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function PhysicalComboForm() {
  return <FormScreen form={form} />;
}
