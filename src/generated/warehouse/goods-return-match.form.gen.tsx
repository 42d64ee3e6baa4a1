// Generated from schemas/warehouse/goods-return-match.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { goodsReturnMatchFormFields } from './goods-return-match.form.gen.ts';

export const form = createForm({
  screen: 'goods-return-match',
  title: 'screen.goods-return-match.title',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  sections: [
    {
      key: 'main', label: 'screen.goods-return-match.section.main',
      inputs: [input(goodsReturnMatchFormFields.order_id, { label: 'goods-return-match.order_id' })],
    },
  ],
  models: {
    'goods-return-match': { name: 'goods-return-match', fields: Object.values(goodsReturnMatchFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/goods-return-match.form.validate.gen.js'),
});
