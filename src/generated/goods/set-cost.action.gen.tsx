// Generated from schemas/goods/set-cost.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { setCostActionFields } from './set-cost.action.gen.ts';

export const form = createForm({
  screen: 'set-cost',
  title: 'goods.action.set_cost',
  mode: 'dialog',
  permissions: ['administration_goods_cost'],
  sections: [
    {
      key: 'input', label: 'goods.action.set_cost',
      inputs: [
        input(setCostActionFields.warehouse_id, { label: 'set-cost.warehouse_id' }),
        input(setCostActionFields.unit_cost, { label: 'set-cost.unit_cost' }),
        input(setCostActionFields.reason, { label: 'set-cost.reason' }),
      ],
    },
  ],
  models: { 'set-cost': { name: 'set-cost', fields: Object.values(setCostActionFields), rules: [] } },
  validate: () => import('#generated/built/goods/set-cost.action.validate.gen.js'),
});
