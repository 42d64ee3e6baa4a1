// Generated from schemas/warehouse/find-goods-assign.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { findGoodsAssignFormFields } from './find-goods-assign.form.gen.ts';

export const form = createForm({
  screen: 'find-goods-assign',
  title: 'screen.find-goods-assign.title',
  mode: 'dialog',
  permissions: ['administration_goods_missing', 'order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.find-goods-assign.section.main',
      inputs: [input(findGoodsAssignFormFields.searcher_id, { label: 'find-goods-assign.searcher_id' })],
    },
  ],
  models: {
    'find-goods-assign': { name: 'find-goods-assign', fields: Object.values(findGoodsAssignFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/find-goods-assign.form.validate.gen.js'),
});
