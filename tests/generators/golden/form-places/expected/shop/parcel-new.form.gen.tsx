// Generated from schemas/shop/parcel-new.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { parcelFields, parcelRules } from './parcel.entity.gen.ts';

export const form = createForm({
  screen: 'shop/parcel-new',
  route: '/shop/parcel-new',
  resource: 'parcel',
  title: 'screen.shop/parcel-new.title',
  mode: 'create',
  permissions: ['parcel_manager'],
  sections: [
    {
      key: 'main', label: 'screen.shop/parcel-new.section.main',
      inputs: [
        input(parcelFields.phone, {
          label: 'parcel.phone',
          lookup: {
            url: '/client-find', value: 'phone', show: ['city_name'], debounceMs: 500, fill: { name: 'name' },
            param: 'phone_number',
          },
        }),
        input(parcelFields.name, {
          label: 'parcel.name',
          lookup: {
            url: '/client-find', value: 'name', show: [], debounceMs: 500, fill: { phone: 'phone' },
            param: 'phone_number',
          },
        }),
        input(parcelFields.photos, { label: 'parcel.photos' }),
      ],
    },
    {
      key: 'address', label: 'screen.shop/parcel-new.section.address', columns: 'line',
      inputs: [
        input(parcelFields.city_id, { label: 'parcel.city_id' }),
        input(parcelFields.county_id, { label: 'parcel.county_id' }),
        input(parcelFields.ward_id, { label: 'parcel.ward_id' }),
      ],
    },
  ],
  models: { parcel: { name: 'parcel', fields: Object.values(parcelFields), rules: parcelRules } },
  validate: () => import('#generated/built/shop/parcel.validate.gen.js'),
  submit: { next: 'again' },
  presets: ['name', { field: 'city_id', as: 'id_city' }],
  prefill: ['phone'],
  begins: '/parcel-start',
  display: [{ field: 'name' }],
});

export default function ParcelNewForm() {
  return <FormScreen form={form} />;
}
