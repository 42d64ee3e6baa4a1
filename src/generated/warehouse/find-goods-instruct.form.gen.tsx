// Generated from schemas/warehouse/find-goods-instruct.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { findGoodsInstructFormFields } from './find-goods-instruct.form.gen.ts';

export const form = createForm({
  screen: 'find-goods-instruct',
  title: 'screen.find-goods-instruct.title',
  mode: 'dialog',
  permissions: ['administration_goods_missing'],
  sections: [
    {
      key: 'main', label: 'screen.find-goods-instruct.section.main',
      inputs: [
        input(findGoodsInstructFormFields.instruction, { label: 'find-goods-instruct.instruction' }),
        input(findGoodsInstructFormFields.instruct_note, { label: 'find-goods-instruct.instruct_note' }),
      ],
    },
  ],
  models: {
    'find-goods-instruct': {
      name: 'find-goods-instruct', fields: Object.values(findGoodsInstructFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/warehouse/find-goods-instruct.form.validate.gen.js'),
});
