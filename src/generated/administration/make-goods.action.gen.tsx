// Generated from schemas/administration/make-goods.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { makeGoodsActionFields } from './make-goods.action.gen.ts';

export const form = createForm({
  screen: 'make-goods',
  title: 'product_development.action.make_goods',
  mode: 'dialog',
  permissions: ['administration_product_development'],
  sections: [
    {
      key: 'input', label: 'product_development.action.make_goods',
      inputs: [
        input(makeGoodsActionFields.sku, { label: 'make-goods.sku' }),
        input(makeGoodsActionFields.unit, { label: 'make-goods.unit' }),
        input(makeGoodsActionFields.style_code, { label: 'make-goods.style_code' }),
        input(makeGoodsActionFields.profile_code, { label: 'make-goods.profile_code' }),
      ],
    },
  ],
  models: { 'make-goods': { name: 'make-goods', fields: Object.values(makeGoodsActionFields), rules: [] } },
  validate: () => import('#generated/built/administration/make-goods.action.validate.gen.js'),
});
