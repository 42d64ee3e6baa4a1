// Generated from schemas/warehouse/put-back.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { putBackLineFields, putBackLineRules } from './put-back-line.entity.gen.ts';
import { putBackFields, putBackRules } from './put-back.entity.gen.ts';
import { putBackWorkflow } from './put-back.workflow.gen.ts';

export const form = createForm({
  screen: 'warehouse/put-back',
  route: '/warehouse/put-back',
  resource: 'put_back',
  title: 'screen.warehouse/put-back.title',
  mode: 'edit',
  permissions: ['order_manager'],
  update: null,
  sections: [
    {
      key: 'main', label: 'screen.warehouse/put-back.section.main', columns: 2,
      inputs: [
        input(putBackFields.code, { label: 'put_back.code' }),
        input(putBackFields.order_id, { label: 'put_back.order_id' }),
        input(putBackFields.delivery_order_id, { label: 'put_back.delivery_order_id' }),
        input(putBackFields.basket_id, { label: 'put_back.basket_id' }),
        input(putBackFields.warehouse_id, { label: 'put_back.warehouse_id' }),
        input(putBackFields.quantity, { label: 'put_back.quantity' }),
        input(putBackFields.done_by, { label: 'put_back.done_by' }),
        input(putBackFields.done_at, { label: 'put_back.done_at' }),
      ],
    },
    {
      key: 'lines', label: 'screen.warehouse/put-back.section.lines',
      inputs: [
        input(putBackFields.lines, {
          label: 'put_back.lines',
          rows: [
            input(putBackLineFields.sku, { label: 'put_back_line.sku' }),
            input(putBackLineFields.name, { label: 'put_back_line.name' }),
            input(putBackLineFields.quantity, { label: 'put_back_line.quantity' }),
          ],
        }),
      ],
    },
  ],
  models: {
    put_back: {
      name: 'put_back', fields: Object.values(putBackFields), rules: putBackRules, workflows: [putBackWorkflow],
    },
    put_back_line: {
      name: 'put_back_line', fields: Object.values(putBackLineFields), rules: putBackLineRules,
      parent: { entity: 'put_back', foreignKey: 'put_back_id', field: 'lines' },
    },
  },
  workflows: [putBackWorkflow],
  validate: () => import('#generated/built/warehouse/put-back.validate.gen.js'),
  aside: {
    facts: [
      { field: putBackFields.quantity, label: 'put_back.quantity' },
      { field: putBackFields.done_by, label: 'put_back.done_by' },
      { field: putBackFields.done_at, label: 'put_back.done_at' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function PutBackForm() {
  return <FormScreen form={form} />;
}
