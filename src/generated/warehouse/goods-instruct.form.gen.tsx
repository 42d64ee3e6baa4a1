// Generated from schemas/warehouse/goods-instruct.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { goodsInstructFormFields } from './goods-instruct.form.gen.ts';

export const form = createForm({
  screen: 'goods-instruct',
  title: 'screen.goods-instruct.title',
  mode: 'dialog',
  permissions: ['administration_goods_missing'],
  intro: 'screen.goods-instruct.intro',
  sections: [
    {
      key: 'main', label: 'screen.goods-instruct.section.main',
      inputs: [
        input(goodsInstructFormFields.instruction, { label: 'goods-instruct.instruction' }),
        input(goodsInstructFormFields.instruct_note, { label: 'goods-instruct.instruct_note' }),
      ],
    },
  ],
  models: { 'goods-instruct': { name: 'goods-instruct', fields: Object.values(goodsInstructFormFields), rules: [] } },
  validate: () => import('#generated/built/warehouse/goods-instruct.form.validate.gen.js'),
  submit: { url: '/goods-missing-instruct', success: 'messages.goods_instructed' },
  preview: { url: '/goods-missing-orders', on: ['ids', 'instruction'], needs: ['ids'], fill: {}, section: 'main' },
});
