// Generated from schemas/stock/cell.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { cellFields, cellRules } from './cell.entity.gen.ts';

export const form = createForm({
  screen: 'warehouse/cell',
  route: '/warehouse/cell',
  resource: 'cell',
  title: 'screen.warehouse/cell.title',
  mode: 'edit',
  permissions: ['goods_manager'],
  create: ['goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.warehouse/cell.section.main', columns: 2,
      inputs: [
        input(cellFields.warehouse_id, { label: 'cell.warehouse_id' }),
        input(cellFields.code, { label: 'cell.code' }),
        input(cellFields.zone, { label: 'cell.zone' }),
        input(cellFields.kind, { label: 'cell.kind' }),
        input(cellFields.one_expiry, { label: 'cell.one_expiry', help: 'screen.warehouse/cell.help.one_expiry' }),
        input(cellFields.active, { label: 'cell.active', help: 'screen.warehouse/cell.help.active' }),
        input(cellFields.note, { label: 'cell.note', span: 2 }),
      ],
    },
  ],
  models: { cell: { name: 'cell', fields: Object.values(cellFields), rules: cellRules } },
  validate: () => import('#generated/built/stock/cell.validate.gen.js'),
  aside: {
    facts: [{ field: cellFields.zone, label: 'cell.zone' }, { field: cellFields.active, label: 'cell.active' }],
    related: [
      {
        label: 'screen.warehouse/cell.related.lies', route: '/goods/list/expiring', filter: 'cell_id', from: 'id',
        isChoice: true, permissions: ['goods_manager'],
        list: {
          screen: 'goods/list/expiring',
          urls: { list: '/expiring-list', count: '/expiring-count', download: '/expiring-download' },
          viewModes: ['in_30', 'in_60', 'in_90', 'expired'], where: { quantity: { from: 1 } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function CellForm() {
  return <FormScreen form={form} />;
}
