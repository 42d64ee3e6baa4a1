// Generated from schemas/promotion/present.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { copyPresentAction } from './copy-present.action.gen.ts';
import { presentLineFields, presentLineRules } from './present-line.entity.gen.ts';
import { presentFields, presentRules } from './present.entity.gen.ts';
import { presentWorkflow } from './present.workflow.gen.ts';

export const form = createForm({
  screen: 'administration/present',
  route: '/administration/present',
  resource: 'present',
  title: 'screen.administration/present.title',
  mode: 'edit',
  permissions: ['administration_present'],
  create: ['administration_present'],
  sections: [
    {
      key: 'main', label: 'screen.administration/present.section.main', columns: 2,
      inputs: [
        input(presentFields.code, { label: 'present.code' }),
        input(presentFields.status, { label: 'present.status' }),
        input(presentFields.name, { label: 'present.name', span: 2 }),
        input(presentFields.from_at, { label: 'present.from_at' }),
        input(presentFields.to_at, { label: 'present.to_at' }),
      ],
    },
    {
      key: 'condition', label: 'screen.administration/present.section.condition', columns: 2,
      inputs: [
        input(presentFields.condition, { label: 'present.condition' }),
        input(presentFields.min_value, { label: 'present.min_value' }),
        input(presentFields.per, { label: 'present.per', help: 'screen.administration/present.help.per' }),
        input(presentFields.sources, { label: 'present.sources', help: 'screen.administration/present.help.sources' }),
        input(presentFields.warehouse_ids, {
          label: 'present.warehouse_ids', span: 2, help: 'screen.administration/present.help.warehouse_ids',
        }),
      ],
    },
    {
      key: 'lines', label: 'screen.administration/present.section.lines',
      inputs: [
        input(presentFields.lines, {
          label: 'present.lines', help: 'screen.administration/present.help.lines',
          rows: [
            input(presentLineFields.role, { label: 'present_line.role' }),
            input(presentLineFields.goods_id, { label: 'present_line.goods_id' }),
            input(presentLineFields.unit, { label: 'present_line.unit' }),
            input(presentLineFields.quantity, { label: 'present_line.quantity' }),
          ],
        }),
      ],
    },
    {
      key: 'limits', label: 'screen.administration/present.section.limits', columns: 2,
      inputs: [
        input(presentFields.limit_total, {
          label: 'present.limit_total', help: 'screen.administration/present.help.limit_total',
        }),
        input(presentFields.stop_when_out, {
          label: 'present.stop_when_out', help: 'screen.administration/present.help.stop_when_out',
        }),
        input(presentFields.note, { label: 'present.note', span: 2 }),
      ],
    },
    {
      key: 'result', label: 'screen.administration/present.section.result', columns: 2,
      inputs: [
        input(presentFields.given, { label: 'present.given' }),
        input(presentFields.gift_stock, { label: 'present.gift_stock' }),
        input(presentFields.cost, { label: 'present.cost' }),
      ],
    },
  ],
  models: {
    present: {
      name: 'present', fields: Object.values(presentFields), rules: presentRules, workflows: [presentWorkflow],
    },
    present_line: {
      name: 'present_line', fields: Object.values(presentLineFields), rules: presentLineRules,
      parent: { entity: 'present', foreignKey: 'present_id', field: 'lines' },
    },
  },
  workflows: [presentWorkflow],
  actions: [copyPresentAction],
  validate: () => import('#generated/built/promotion/present.validate.gen.js'),
  aside: {
    facts: [
      { field: presentFields.status, label: 'present.status' },
      { field: presentFields.given, label: 'present.given' },
      { field: presentFields.gift_stock, label: 'present.gift_stock' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function PresentForm() {
  return <FormScreen form={form} />;
}
