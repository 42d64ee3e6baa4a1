// Generated from schemas/shop/parcel.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { parcelFields, parcelRules } from './parcel.entity.gen.ts';

export const form = createForm({
  screen: 'shop/parcels',
  route: '/shop/parcels',
  resource: 'parcel',
  title: 'screen.shop/parcels.title',
  mode: 'edit',
  permissions: ['parcel_manager'],
  sections: [
    {
      key: 'main', label: 'screen.shop/parcels.section.main',
      inputs: [input(parcelFields.name, { label: 'parcel.name' })],
    },
  ],
  models: { parcel: { name: 'parcel', fields: Object.values(parcelFields), rules: parcelRules } },
  validate: () => import('#generated/built/shop/parcel.validate.gen.js'),
  display: [{ field: 'name' }],
});

export default function ParcelForm() {
  return <FormScreen form={form} />;
}
