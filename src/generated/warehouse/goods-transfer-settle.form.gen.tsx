// Generated from schemas/warehouse/goods-transfer-settle.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { goodsTransferSettleFormFields } from './goods-transfer-settle.form.gen.ts';

export const form = createForm({
  screen: 'goods-transfer-settle',
  title: 'screen.goods-transfer-settle.title',
  mode: 'dialog',
  permissions: ['goods_transfer'],
  sections: [
    {
      key: 'main', label: 'screen.goods-transfer-settle.section.main',
      inputs: [
        input(goodsTransferSettleFormFields.difference_to, {
          label: 'goods-transfer-settle.difference_to', help: 'screen.goods-transfer-settle.help.difference_to',
        }),
      ],
    },
  ],
  models: {
    'goods-transfer-settle': {
      name: 'goods-transfer-settle', fields: Object.values(goodsTransferSettleFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/warehouse/goods-transfer-settle.form.validate.gen.js'),
});
