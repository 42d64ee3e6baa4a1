// Generated from schemas/administration/goods-price.form.json. Edit that file and run `npm run generate`.
import { changeByRuleAction } from '#generated/goods/change-by-rule.action.gen.ts';
import { changePriceAction } from '#generated/goods/change-price.action.gen.ts';
import { goodsPriceFields, goodsPriceRules } from '#generated/goods/goods-price.entity.gen.ts';
import { withdrawPriceAction } from '#generated/goods/withdraw-price.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/goods-price',
  route: '/administration/goods-price',
  resource: 'goods_price',
  title: 'screen.administration/goods-price.title',
  mode: 'edit',
  permissions: ['administration_goods_price'],
  create: ['administration_goods_price'],
  sections: [
    {
      key: 'main', label: 'screen.administration/goods-price.section.main', columns: 2,
      inputs: [
        input(goodsPriceFields.goods_id, { label: 'goods_price.goods_id', span: 2 }),
        input(goodsPriceFields.from_date, { label: 'goods_price.from_date' }),
        input(goodsPriceFields.reason, { label: 'goods_price.reason' }),
        input(goodsPriceFields.state, { label: 'goods_price.state' }),
        input(goodsPriceFields.to_date, { label: 'goods_price.to_date' }),
      ],
    },
    {
      key: 'prices', label: 'screen.administration/goods-price.section.prices', columns: 2,
      inputs: [
        input(goodsPriceFields.retail_price, { label: 'goods_price.retail_price' }),
        input(goodsPriceFields.wholesale_price, { label: 'goods_price.wholesale_price' }),
        input(goodsPriceFields.listed_price, { label: 'goods_price.listed_price' }),
        input(goodsPriceFields.internal_price, { label: 'goods_price.internal_price' }),
        input(goodsPriceFields.tax_rate, {
          label: 'goods_price.tax_rate', help: 'screen.administration/goods-price.help.tax_rate',
        }),
        input(goodsPriceFields.next_retail, {
          label: 'goods_price.next_retail', help: 'screen.administration/goods-price.help.next_retail',
        }),
        input(goodsPriceFields.retail_before, { label: 'goods_price.retail_before' }),
        input(goodsPriceFields.change_percent, { label: 'goods_price.change_percent' }),
        input(goodsPriceFields.cost_price, { label: 'goods_price.cost_price' }),
        input(goodsPriceFields.margin, { label: 'goods_price.margin' }),
      ],
    },
    {
      key: 'goods', label: 'screen.administration/goods-price.section.goods', columns: 2,
      inputs: [
        input(goodsPriceFields.category_id, { label: 'goods_price.category_id' }),
        input(goodsPriceFields.element, { label: 'goods_price.element' }),
      ],
    },
  ],
  models: { goods_price: { name: 'goods_price', fields: Object.values(goodsPriceFields), rules: goodsPriceRules } },
  actions: [changeByRuleAction, changePriceAction, withdrawPriceAction],
  validate: () => import('#generated/built/goods/goods-price.validate.gen.js'),
  prefill: ['goods_id'],
  aside: {
    facts: [
      { field: goodsPriceFields.sku, label: 'goods_price.sku' },
      { field: goodsPriceFields.next_from, label: 'goods_price.next_from' },
    ],
    related: [
      {
        label: 'screen.administration/goods-price.title', route: '/administration/goods-price', filter: 'goods_id',
        from: 'goods_id', isChoice: true, permissions: ['administration_goods_price'],
        list: {
          screen: 'administration/goods-price',
          urls: { list: '/goods-price-list', count: '/goods-price-count', download: '/goods-price-download' },
          viewModes: ['current', 'scheduled', 'no_price', 'history'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'sku' }, ' · ', { field: 'from_date', time: 'day' }],
});

export default function GoodsPriceForm() {
  return <FormScreen form={form} />;
}
