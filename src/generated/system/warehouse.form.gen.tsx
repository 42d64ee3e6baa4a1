// Generated from schemas/system/warehouse.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { warehouseFields, warehouseRules } from './warehouse.entity.gen.ts';

export const form = createForm({
  screen: 'account/warehouse',
  route: '/account/warehouse',
  resource: 'warehouse',
  title: 'screen.account/warehouse.title',
  mode: 'edit',
  permissions: ['customer_account'],
  create: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.account/warehouse.section.main', columns: 2,
      inputs: [
        input(warehouseFields.code_name, { label: 'warehouse.code_name' }),
        input(warehouseFields.name, { label: 'warehouse.name' }),
        input(warehouseFields.kind, { label: 'warehouse.kind', help: 'screen.account/warehouse.help.kind' }),
        input(warehouseFields.phone, { label: 'warehouse.phone', help: 'screen.account/warehouse.help.phone' }),
        input(warehouseFields.carrier_cutoff, {
          label: 'warehouse.carrier_cutoff', help: 'screen.account/warehouse.help.carrier_cutoff',
        }),
        input(warehouseFields.active, { label: 'warehouse.active', help: 'screen.account/warehouse.help.active' }),
      ],
    },
    {
      key: 'address', label: 'screen.account/warehouse.section.address', columns: 'line',
      inputs: [
        input(warehouseFields.address_scheme, { label: 'warehouse.address_scheme' }),
        input(warehouseFields.id_city, { label: 'warehouse.id_city' }),
        input(warehouseFields.id_county, { label: 'warehouse.id_county' }),
        input(warehouseFields.id_ward, { label: 'warehouse.id_ward' }),
        input(warehouseFields.address, {
          label: 'warehouse.address', span: 2, help: 'screen.account/warehouse.help.address',
        }),
      ],
    },
  ],
  models: { warehouse: { name: 'warehouse', fields: Object.values(warehouseFields), rules: warehouseRules } },
  validate: () => import('#generated/built/system/warehouse.validate.gen.js'),
  display: [{ field: 'code_name' }, ' – ', { field: 'name' }],
});

export default function WarehouseForm() {
  return <FormScreen form={form} />;
}
