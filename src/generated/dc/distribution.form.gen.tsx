// Generated from schemas/dc/distribution.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { dcMovementLineFields, dcMovementLineRules } from './dc-movement-line.entity.gen.ts';
import { dcMovementFields, dcMovementRules } from './dc-movement.entity.gen.ts';
import { dcMovementWorkflow } from './dc-movement.workflow.gen.ts';

export const form = createForm({
  screen: 'dc/distribution',
  route: '/dc/distribution',
  resource: 'dc_movement',
  title: 'screen.dc/distribution.title',
  mode: 'edit',
  permissions: ['dc_distributor'],
  create: ['dc_distributor'],
  remove: ['dc_distributor'],
  sections: [
    {
      key: 'main', label: 'screen.dc/distribution.section.main', columns: 2,
      inputs: [
        input(dcMovementFields.kind, { label: 'dc_movement.kind' }),
        input(dcMovementFields.code, { label: 'dc_movement.code' }),
        input(dcMovementFields.from_id, { label: 'dc_movement.from_id' }),
        input(dcMovementFields.to_id, { label: 'dc_movement.to_id' }),
        input(dcMovementFields.warehouse_id, {
          label: 'dc_movement.warehouse_id', help: 'screen.dc/distribution.help.warehouse_id',
        }),
        input(dcMovementFields.buyer_name, { label: 'dc_movement.buyer_name' }),
        input(dcMovementFields.buyer_phone, { label: 'dc_movement.buyer_phone' }),
        input(dcMovementFields.id_city, { label: 'dc_movement.id_city' }),
        input(dcMovementFields.sold_on, { label: 'dc_movement.sold_on' }),
        input(dcMovementFields.to_name, { label: 'dc_movement.to_name' }),
        input(dcMovementFields.dc_file_id, { label: 'dc_movement.dc_file_id' }),
        input(dcMovementFields.warehouse_order, { label: 'dc_movement.warehouse_order' }),
      ],
    },
    {
      key: 'lines', label: 'screen.dc/distribution.section.lines',
      inputs: [
        input(dcMovementFields.lines, {
          label: 'dc_movement.lines', scan: { url: '/goods-scanned', count: 'quantity' },
          rows: [
            input(dcMovementLineFields.goods_id, { label: 'dc_movement_line.goods_id' }),
            input(dcMovementLineFields.uid, { label: 'dc_movement_line.uid' }),
            input(dcMovementLineFields.quantity, { label: 'dc_movement_line.quantity' }),
            input(dcMovementLineFields.received, { label: 'dc_movement_line.received' }),
            input(dcMovementLineFields.expired_date, { label: 'dc_movement_line.expired_date' }),
            input(dcMovementLineFields.unit_price, { label: 'dc_movement_line.unit_price' }),
            input(dcMovementLineFields.amount, { label: 'dc_movement_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.dc/distribution.section.sums', columns: 2,
      inputs: [
        input(dcMovementFields.quantity, { label: 'dc_movement.quantity' }),
        input(dcMovementFields.received, { label: 'dc_movement.received' }),
        input(dcMovementFields.difference, { label: 'dc_movement.difference' }),
        input(dcMovementFields.amount, { label: 'dc_movement.amount' }),
        input(dcMovementFields.difference_note, { label: 'dc_movement.difference_note', span: 2 }),
        input(dcMovementFields.images, { label: 'dc_movement.images', span: 2 }),
        input(dcMovementFields.note, { label: 'dc_movement.note', span: 2 }),
      ],
    },
  ],
  models: {
    dc_movement: {
      name: 'dc_movement', fields: Object.values(dcMovementFields), rules: dcMovementRules,
      workflows: [dcMovementWorkflow],
    },
    dc_movement_line: {
      name: 'dc_movement_line', fields: Object.values(dcMovementLineFields), rules: dcMovementLineRules,
      parent: { entity: 'dc_movement', foreignKey: 'dc_movement_id', field: 'lines' },
    },
  },
  workflows: [dcMovementWorkflow],
  validate: () => import('#generated/built/dc/dc-movement.validate.gen.js'),
  draft: true,
  aside: {
    facts: [
      { field: dcMovementFields.status, label: 'dc_movement.status' },
      { field: dcMovementFields.quantity, label: 'dc_movement.quantity' },
      { field: dcMovementFields.difference, label: 'dc_movement.difference' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function DistributionForm() {
  return <FormScreen form={form} />;
}
