// Generated from schemas/stock/reserve-goods.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { reserveGoodsFormFields } from './reserve-goods.form.gen.ts';

export const form = createForm({
  screen: 'reserve-goods',
  title: 'screen.reserve-goods.title',
  mode: 'dialog',
  permissions: ['goods_reserved'],
  sections: [
    {
      key: 'main', label: 'screen.reserve-goods.section.main',
      inputs: [
        input(reserveGoodsFormFields.warehouse_id, { label: 'reserve-goods.warehouse_id' }),
        input(reserveGoodsFormFields.quantity, {
          label: 'reserve-goods.quantity', help: 'screen.reserve-goods.help.quantity',
        }),
        input(reserveGoodsFormFields.expires_at, {
          label: 'reserve-goods.expires_at', help: 'screen.reserve-goods.help.expires_at',
        }),
        input(reserveGoodsFormFields.tracking_codes, {
          label: 'reserve-goods.tracking_codes', help: 'screen.reserve-goods.help.tracking_codes',
        }),
        input(reserveGoodsFormFields.note, { label: 'reserve-goods.note' }),
      ],
    },
  ],
  models: { 'reserve-goods': { name: 'reserve-goods', fields: Object.values(reserveGoodsFormFields), rules: [] } },
  validate: () => import('#generated/built/stock/reserve-goods.form.validate.gen.js'),
  submit: { url: '/goods-reserve', success: 'messages.reserved' },
});
