// Generated from schemas/warehouse/find-goods-found.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { findGoodsFoundFormFields } from './find-goods-found.form.gen.ts';

export const form = createForm({
  screen: 'find-goods-found',
  title: 'screen.find-goods-found.title',
  mode: 'dialog',
  permissions: ['administration_goods_missing', 'order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.find-goods-found.section.main',
      inputs: [
        input(findGoodsFoundFormFields.found_quantity, { label: 'find-goods-found.found_quantity' }),
        input(findGoodsFoundFormFields.found_in, { label: 'find-goods-found.found_in' }),
      ],
    },
  ],
  models: {
    'find-goods-found': { name: 'find-goods-found', fields: Object.values(findGoodsFoundFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/find-goods-found.form.validate.gen.js'),
});
