// Generated from schemas/goods/change-price.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { changePriceActionFields } from './change-price.action.gen.ts';

export const form = createForm({
  screen: 'change-price',
  title: 'goods_price.action.change_price',
  mode: 'dialog',
  permissions: ['administration_goods_price'],
  sections: [
    {
      key: 'input', label: 'goods_price.action.change_price',
      inputs: [
        input(changePriceActionFields.from_date, { label: 'change-price.from_date' }),
        input(changePriceActionFields.retail_price, { label: 'change-price.retail_price' }),
        input(changePriceActionFields.retail_before, { label: 'change-price.retail_before' }),
        input(changePriceActionFields.retail_now, { label: 'change-price.retail_now' }),
        input(changePriceActionFields.change_percent, { label: 'change-price.change_percent' }),
        input(changePriceActionFields.cost_price, { label: 'change-price.cost_price' }),
        input(changePriceActionFields.margin, { label: 'change-price.margin' }),
        input(changePriceActionFields.wholesale_price, { label: 'change-price.wholesale_price' }),
        input(changePriceActionFields.listed_price, { label: 'change-price.listed_price' }),
        input(changePriceActionFields.internal_price, { label: 'change-price.internal_price' }),
        input(changePriceActionFields.tax_rate, { label: 'change-price.tax_rate' }),
        input(changePriceActionFields.reason, { label: 'change-price.reason' }),
      ],
    },
  ],
  models: { 'change-price': { name: 'change-price', fields: Object.values(changePriceActionFields), rules: [] } },
  validate: () => import('#generated/built/goods/change-price.action.validate.gen.js'),
});
