// Generated from schemas/stock/set-goods-active.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { setGoodsActiveFormFields } from './set-goods-active.form.gen.ts';

export const form = createForm({
  screen: 'set-goods-active',
  title: 'screen.set-goods-active.title',
  mode: 'dialog',
  permissions: ['goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.set-goods-active.section.main',
      inputs: [
        input(setGoodsActiveFormFields.active, {
          label: 'set-goods-active.active', help: 'screen.set-goods-active.help.active',
        }),
      ],
    },
  ],
  models: {
    'set-goods-active': { name: 'set-goods-active', fields: Object.values(setGoodsActiveFormFields), rules: [] },
  },
  validate: () => import('#generated/built/stock/set-goods-active.form.validate.gen.js'),
  submit: { url: '/goods-set-active', success: 'messages.goods_set_active' },
});
