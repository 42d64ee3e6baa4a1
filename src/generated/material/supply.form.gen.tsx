// Generated from schemas/material/supply.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { countSupplyAction } from './count-supply.action.gen.ts';
import { materialFields, materialRules } from './material.entity.gen.ts';
import { receiveSupplyAction } from './receive-supply.action.gen.ts';

export const form = createForm({
  screen: 'administration/supply',
  route: '/administration/supply',
  resource: 'material',
  title: 'screen.administration/supply.title',
  mode: 'edit',
  permissions: ['administration_supply'],
  create: ['administration_supply'],
  sections: [
    {
      key: 'main', label: 'screen.administration/supply.section.main', columns: 2,
      inputs: [
        input(materialFields.code, { label: 'material.code' }),
        input(materialFields.name, { label: 'material.name' }),
        input(materialFields.kind, { label: 'material.kind' }),
        input(materialFields.packaging, { label: 'material.packaging' }),
        input(materialFields.unit, { label: 'material.unit' }),
        input(materialFields.per_unit, { label: 'material.per_unit' }),
        input(materialFields.dimensions, { label: 'material.dimensions' }),
        input(materialFields.max_weight, { label: 'material.max_weight' }),
        input(materialFields.supplier_id, { label: 'material.supplier_id' }),
        input(materialFields.lead_time_days, { label: 'material.lead_time_days' }),
        input(materialFields.min_stock, { label: 'material.min_stock' }),
        input(materialFields.color, { label: 'material.color' }),
        input(materialFields.last_price, { label: 'material.last_price' }),
        input(materialFields.image, { label: 'material.image' }),
        input(materialFields.active, { label: 'material.active' }),
        input(materialFields.note, { label: 'material.note', span: 2 }),
      ],
    },
  ],
  models: { material: { name: 'material', fields: Object.values(materialFields), rules: materialRules } },
  actions: [countSupplyAction, receiveSupplyAction],
  validate: () => import('#generated/built/material/material.validate.gen.js'),
  aside: {
    related: [
      {
        label: 'screen.material/list/lot.title', route: '/material/list/lot', filter: 'material_id', from: 'id',
        isChoice: true, permissions: ['material_manager', 'administration_supply'],
        list: {
          screen: 'material/list/lot',
          urls: { list: '/material-lot-list', count: '/material-lot-count', download: '/material-lot-download' },
          viewModes: ['there', 'old', 'all'], where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.material/list/moves.title', route: '/material/list/moves', filter: 'material_id', from: 'id',
        isChoice: true, permissions: ['material_manager', 'administration_supply'],
        list: {
          screen: 'material/list/moves',
          urls: { list: '/material-move-list', count: '/material-move-count', download: '/material-move-download' },
          viewModes: ['all', 'in', 'out', 'corrected'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function SupplyForm() {
  return <FormScreen form={form} />;
}
