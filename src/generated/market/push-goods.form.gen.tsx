// Generated from schemas/market/push-goods.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { pushGoodsFormFields } from './push-goods.form.gen.ts';

export const form = createForm({
  screen: 'push-goods',
  title: 'screen.push-goods.title',
  mode: 'dialog',
  permissions: ['goods_syn_e_market', 'customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.push-goods.section.main',
      inputs: [
        input(pushGoodsFormFields.prices, { label: 'push-goods.prices', help: 'screen.push-goods.help.prices' }),
      ],
    },
  ],
  models: { 'push-goods': { name: 'push-goods', fields: Object.values(pushGoodsFormFields), rules: [] } },
  validate: () => import('#generated/built/market/push-goods.form.validate.gen.js'),
  submit: { url: '/goods-push', success: 'messages.push_begun' },
});
