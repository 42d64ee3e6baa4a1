// Generated from schemas/pos/send-goods.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { sendGoodsFormFields } from './send-goods.form.gen.ts';

export const form = createForm({
  screen: 'send-goods',
  title: 'screen.send-goods.title',
  mode: 'dialog',
  permissions: ['pos_goods_transfer'],
  sections: [
    {
      key: 'main', label: 'screen.send-goods.section.main',
      inputs: [
        input(sendGoodsFormFields.to_warehouse_id, { label: 'send-goods.to_warehouse_id' }),
        input(sendGoodsFormFields.quantity, { label: 'send-goods.quantity', help: 'screen.send-goods.help.quantity' }),
        input(sendGoodsFormFields.note, { label: 'send-goods.note' }),
      ],
    },
  ],
  models: { 'send-goods': { name: 'send-goods', fields: Object.values(sendGoodsFormFields), rules: [] } },
  validate: () => import('#generated/built/pos/send-goods.form.validate.gen.js'),
  submit: { url: '/pos-send-goods', success: 'messages.shop_transfer_drafted', next: '/pos/goods-transfer' },
});
