// Generated from schemas/shop/parcel.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { parcelLineFields, parcelLineRules } from './parcel-line.entity.gen.ts';
import { type Parcel, parcelFields, parcelRules } from './parcel.entity.gen.ts';
import { parcelWorkflow } from './parcel.workflow.gen.ts';

export const form = createForm({
  screen: 'shop/parcel',
  route: '/shop/parcel',
  resource: 'parcel',
  title: 'screen.shop/parcel.title',
  mode: 'edit',
  permissions: ['parcel_manager'],
  create: ['parcel_manager'],
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
    parcel: { name: 'parcel', fields: Object.values(parcelFields), rules: parcelRules, workflows: [parcelWorkflow] },
    parcel_line: {
      name: 'parcel_line', fields: Object.values(parcelLineFields), rules: parcelLineRules,
      parent: { entity: 'parcel', foreignKey: 'parcel_id', field: 'lines' },
    },
  },
  workflows: [parcelWorkflow],
  changeableRows: (c: Logic<Parcel>) => c.record.pos_id != null,
  validate: () => import('#generated/built/shop/parcel.validate.gen.js'),
  prefill: ['receiver_phone', 'price'],
  aside: {
    facts: [
      { field: parcelFields.price, label: 'parcel.price' },
      { field: parcelFields.created_at, label: 'kit.field.created_at' },
    ],
    related: [
      {
        label: 'screen.shop/parcel.related.phone', route: '/shop/parcels', filter: 'receiver_phone',
        from: 'receiver_phone', isChoice: false, permissions: ['parcel_manager'],
        list: {
          screen: 'shop/parcels', urls: { list: '/parcel-list', count: '/parcel-count', download: '/parcel-download' },
          viewModes: ['all', 'goods', 'fresh'], where: { pos_id: { mine: 'pos' }, state: [0, 1] },
        },
      },
      {
        label: 'screen.shop/parcels.title', route: '/shop/parcels', filter: 'depot_id', from: 'depot_id',
        isChoice: true, permissions: ['parcel_manager'],
        list: {
          screen: 'shop/parcels', urls: { list: '/parcel-list', count: '/parcel-count', download: '/parcel-download' },
          viewModes: ['all', 'goods', 'fresh'], where: { pos_id: { mine: 'pos' }, state: [0, 1] },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function ParcelForm() {
  return <FormScreen form={form} />;
}
