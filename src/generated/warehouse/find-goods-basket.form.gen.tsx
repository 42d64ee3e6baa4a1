// Generated from schemas/warehouse/find-goods-basket.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { findGoodsBasketFormFields } from './find-goods-basket.form.gen.ts';

export const form = createForm({
  screen: 'find-goods-basket',
  title: 'screen.find-goods-basket.title',
  mode: 'dialog',
  permissions: ['administration_goods_missing', 'order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.find-goods-basket.section.main',
      inputs: [input(findGoodsBasketFormFields.into_basket, { label: 'find-goods-basket.into_basket' })],
    },
  ],
  models: {
    'find-goods-basket': { name: 'find-goods-basket', fields: Object.values(findGoodsBasketFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/find-goods-basket.form.validate.gen.js'),
});
