// Generated from schemas/stock/basket.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { basketFields, basketRules } from './basket.entity.gen.ts';
import { basketWorkflow } from './basket.workflow.gen.ts';

export const form = createForm({
  screen: 'warehouse/basket',
  route: '/warehouse/basket',
  resource: 'basket',
  title: 'screen.warehouse/basket.title',
  mode: 'edit',
  permissions: ['goods_manager'],
  create: ['goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.warehouse/basket.section.main', columns: 2,
      inputs: [
        input(basketFields.warehouse_id, { label: 'basket.warehouse_id' }),
        input(basketFields.code, { label: 'basket.code' }),
        input(basketFields.kind, { label: 'basket.kind' }),
        input(basketFields.held_by, { label: 'basket.held_by' }),
        input(basketFields.goods_id, { label: 'basket.goods_id' }),
        input(basketFields.expired_date, { label: 'basket.expired_date' }),
        input(basketFields.note, { label: 'basket.note', span: 2 }),
      ],
    },
  ],
  models: {
    basket: { name: 'basket', fields: Object.values(basketFields), rules: basketRules, workflows: [basketWorkflow] },
  },
  workflows: [basketWorkflow],
  validate: () => import('#generated/built/stock/basket.validate.gen.js'),
  aside: {
    facts: [
      { field: basketFields.held_by, label: 'basket.held_by' },
      { field: basketFields.goods_id, label: 'basket.goods_id' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function BasketForm() {
  return <FormScreen form={form} />;
}
