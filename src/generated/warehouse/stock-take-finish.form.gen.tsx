// Generated from schemas/warehouse/stock-take-finish.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { stockTakeFinishFormFields } from './stock-take-finish.form.gen.ts';

export const form = createForm({
  screen: 'stock-take-finish',
  title: 'screen.stock-take-finish.title',
  mode: 'dialog',
  permissions: ['goods_manager', 'pos_goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.stock-take-finish.section.main',
      inputs: [
        input(stockTakeFinishFormFields.uncounted, {
          label: 'stock-take-finish.uncounted', help: 'screen.stock-take-finish.help.uncounted',
        }),
        input(stockTakeFinishFormFields.reason, {
          label: 'stock-take-finish.reason', help: 'screen.stock-take-finish.help.reason',
        }),
      ],
    },
  ],
  models: {
    'stock-take-finish': { name: 'stock-take-finish', fields: Object.values(stockTakeFinishFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/stock-take-finish.form.validate.gen.js'),
});
