// Generated from schemas/warehouse/transfer-goods.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { transferGoodsFormFields } from './transfer-goods.form.gen.ts';

export const form = createForm({
  screen: 'transfer-goods',
  title: 'screen.transfer-goods.title',
  mode: 'dialog',
  permissions: ['goods_transfer'],
  sections: [
    {
      key: 'main', label: 'screen.transfer-goods.section.main',
      inputs: [
        input(transferGoodsFormFields.from_warehouse_id, { label: 'transfer-goods.from_warehouse_id' }),
        input(transferGoodsFormFields.to_warehouse_id, { label: 'transfer-goods.to_warehouse_id' }),
        input(transferGoodsFormFields.quantity, {
          label: 'transfer-goods.quantity', help: 'screen.transfer-goods.help.quantity',
        }),
        input(transferGoodsFormFields.note, { label: 'transfer-goods.note' }),
      ],
    },
  ],
  models: { 'transfer-goods': { name: 'transfer-goods', fields: Object.values(transferGoodsFormFields), rules: [] } },
  validate: () => import('#generated/built/warehouse/transfer-goods.form.validate.gen.js'),
  submit: { url: '/goods-transfer-selected', success: 'messages.transfer_drafted', next: '/goods/transfer' },
});
