// Generated from schemas/administration/goods-cost.form.json. Edit that file and run `npm run generate`.
import { goodsCodeFields, goodsCodeRules } from '#generated/goods/goods-code.entity.gen.ts';
import { goodsFields, goodsRules } from '#generated/goods/goods.entity.gen.ts';
import { setCostAction } from '#generated/goods/set-cost.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/goods-cost',
  route: '/administration/goods-cost',
  resource: 'goods',
  title: 'screen.administration/goods-cost.title',
  mode: 'edit',
  permissions: ['administration_goods_cost'],
  update: ['goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.administration/goods-cost.section.main', columns: 2,
      inputs: [
        input(goodsFields.sku, { label: 'goods.sku', readOnly: true }),
        input(goodsFields.name, { label: 'goods.name', readOnly: true }),
        input(goodsFields.retail_price, { label: 'goods.retail_price', readOnly: true }),
        input(goodsFields.cost_price, { label: 'goods.cost_price', readOnly: true }),
        input(goodsFields.tax_rate, { label: 'goods.tax_rate', readOnly: true }),
      ],
    },
  ],
  models: {
    goods: { name: 'goods', fields: Object.values(goodsFields), rules: goodsRules },
    goods_code: {
      name: 'goods_code', fields: Object.values(goodsCodeFields), rules: goodsCodeRules,
      parent: { entity: 'goods', foreignKey: 'goods_id', field: 'codes' },
    },
  },
  actions: [setCostAction],
  validate: () => import('#generated/built/goods/goods.validate.gen.js'),
  aside: {
    facts: [
      { field: goodsFields.barcode, label: 'goods.barcode' },
      { field: goodsFields.margin, label: 'goods.margin' },
    ],
    related: [
      {
        label: 'screen.administration/goods-cost/entry.title', route: '/administration/goods-cost/entry',
        filter: 'goods_id', from: 'id', isChoice: true, permissions: ['administration_goods_cost'],
        list: {
          screen: 'administration/goods-cost/entry',
          urls: { list: '/goods-cost-list', count: '/goods-cost-count', download: '/goods-cost-download' },
          viewModes: [],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'sku' }, ' – ', { field: 'name' }],
});

export default function GoodsCostForm() {
  return <FormScreen form={form} />;
}
