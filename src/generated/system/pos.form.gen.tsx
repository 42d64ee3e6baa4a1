// Generated from schemas/system/pos.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { posFields, posRules } from './pos.entity.gen.ts';

export const form = createForm({
  screen: 'pos',
  route: '/pos',
  resource: 'pos',
  title: 'screen.pos.title',
  mode: 'edit',
  permissions: ['customer_account'],
  create: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.pos.section.main', columns: 2,
      inputs: [
        input(posFields.code, { label: 'pos.code' }),
        input(posFields.name, { label: 'pos.name' }),
        input(posFields.id_city, { label: 'pos.id_city' }),
        input(posFields.phone, { label: 'pos.phone' }),
        input(posFields.address, { label: 'pos.address', span: 2 }),
        input(posFields.warehouse_id, { label: 'pos.warehouse_id', span: 2, help: 'screen.pos.help.warehouse_id' }),
        input(posFields.receipt_footer, { label: 'pos.receipt_footer', span: 2 }),
        input(posFields.active, { label: 'pos.active' }),
      ],
    },
  ],
  models: { pos: { name: 'pos', fields: Object.values(posFields), rules: posRules } },
  validate: () => import('#generated/built/system/pos.validate.gen.js'),
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function PosForm() {
  return <FormScreen form={form} />;
}
