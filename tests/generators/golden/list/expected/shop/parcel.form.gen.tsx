// Generated from schemas/shop/parcel.form.json. Edit that file and run `npm run generate`.
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { parcelLineFields, parcelLineRules } from './parcel-line.entity.gen.ts';
import { parcelFields, parcelRules } from './parcel.entity.gen.ts';
import { parcelWorkflow } from './parcel.workflow.gen.ts';

export const form: FormDefinition = {
  screen: 'shop/parcel',
  route: '/shop/parcel',
  resource: 'parcel',
  title: 'screen.shop/parcel.title',
  mode: 'edit',
  permissions: ['parcel_manager'],
  create: ['parcel_manager'],
  layout: 'sections',
  sections: [
    {
      key: 'main', label: 'screen.shop/parcel.section.main',
      inputs: [
        input(parcelFields.code, { label: 'parcel.code' }),
        input(parcelFields.depot_id, { label: 'parcel.depot_id' }),
        input(parcelFields.receiver_phone, { label: 'parcel.receiver_phone' }),
        input(parcelFields.price, { label: 'parcel.price' }),
      ],
    },
  ],
  models: {
    parcel: { name: 'parcel', fields: Object.values(parcelFields), rules: parcelRules, workflow: parcelWorkflow },
    parcel_line: {
      name: 'parcel_line', fields: Object.values(parcelLineFields), rules: parcelLineRules,
      parent: { entity: 'parcel', foreignKey: 'parcel_id', field: 'lines' },
    },
  },
  workflow: parcelWorkflow,
  validate: () => import('#generated/built/shop/parcel.validate.gen.js'),
  display: [{ field: 'code' }],
};

export default function ParcelForm() {
  return <FormScreen form={form} />;
}
