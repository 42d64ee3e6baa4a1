// Generated from schemas/warehouse/find-goods-close.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { findGoodsCloseFormFields } from './find-goods-close.form.gen.ts';

export const form = createForm({
  screen: 'find-goods-close',
  title: 'screen.find-goods-close.title',
  mode: 'dialog',
  permissions: ['administration_goods_missing'],
  sections: [
    {
      key: 'main', label: 'screen.find-goods-close.section.main',
      inputs: [
        input(findGoodsCloseFormFields.closed_reason, { label: 'find-goods-close.closed_reason' }),
        input(findGoodsCloseFormFields.instruct_note, { label: 'find-goods-close.instruct_note' }),
      ],
    },
  ],
  models: {
    'find-goods-close': { name: 'find-goods-close', fields: Object.values(findGoodsCloseFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/find-goods-close.form.validate.gen.js'),
});
