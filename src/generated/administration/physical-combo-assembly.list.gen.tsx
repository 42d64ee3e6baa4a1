// Generated from schemas/administration/physical-combo-assembly.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { type ComboAssembly, comboAssemblyFields } from '#generated/warehouse/combo-assembly.entity.gen.ts';
import { comboAssemblyWorkflow } from '#generated/warehouse/combo-assembly.workflow.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/physical-combo/assembly',
  route: '/administration/physical-combo/assembly',
  resource: 'combo_assembly',
  title: 'screen.administration/physical-combo/assembly.title',
  permissions: ['administration_physical_combo'],
  urls: { list: '/combo-assembly-list', count: '/combo-assembly-count', download: '/combo-assembly-download' },
  downloadName: 'combo-assemblies.xlsx',
  columns: [
    column(comboAssemblyFields.code, {
      label: 'combo_assembly.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
    }),
    column(comboAssemblyFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(comboAssemblyFields.combo_id, { label: 'combo_assembly.combo_id', cell: 'reference', width: 280 }),
    column(comboAssemblyFields.kind, { label: 'combo_assembly.kind', cell: 'enum', sort: true }),
    column(comboAssemblyFields.status, { label: 'combo_assembly.status', cell: 'enum', sort: true }),
    column(comboAssemblyFields.quantity, {
      label: 'combo_assembly.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(comboAssemblyFields.warehouse_id, { label: 'combo_assembly.warehouse_id', cell: 'reference', width: 240 }),
    column(comboAssemblyFields.unit_cost, { label: 'combo_assembly.unit_cost', cell: 'money', sort: true }),
    column(comboAssemblyFields.lot, { label: 'combo_assembly.lot', cell: 'code' }),
    column(comboAssemblyFields.expired_date, { label: 'combo_assembly.expired_date', cell: 'date', sort: true }),
    column(comboAssemblyFields.done_at, { label: 'combo_assembly.done_at', cell: 'date_time', sort: true }),
    column(comboAssemblyFields.created_by, { label: 'kit.field.created_by', cell: 'reference', width: 180 }),
    column(comboAssemblyFields.note, { label: 'combo_assembly.note', cell: 'text', width: 220 }),
  ],
  filters: [
    filter(comboAssemblyFields.code, { label: 'combo_assembly.code', kind: 'code_list' }),
    filter(comboAssemblyFields.combo_id, { label: 'combo_assembly.combo_id', kind: 'reference' }),
    filter(comboAssemblyFields.warehouse_id, { label: 'combo_assembly.warehouse_id', kind: 'reference' }),
    filter(comboAssemblyFields.kind, { label: 'combo_assembly.kind', kind: 'multi_select' }),
    filter(comboAssemblyFields.status, { label: 'combo_assembly.status', kind: 'multi_select' }),
    filter(comboAssemblyFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(comboAssemblyFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
    filter(comboAssemblyFields.quantity, { label: 'combo_assembly.quantity', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['planned'],
  viewModes: [
    { key: 'all', label: 'screen.administration/physical-combo/assembly.mode.all' },
    { key: 'planned', label: 'screen.administration/physical-combo/assembly.mode.planned', badge: 'planned' },
    { key: 'assembled', label: 'screen.administration/physical-combo/assembly.mode.assembled' },
    { key: 'disassembled', label: 'screen.administration/physical-combo/assembly.mode.disassembled' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'combos', label: 'screen.administration/physical-combo/assembly.action.combos',
      route: '/administration/physical-combo', permissions: ['administration_physical_combo'],
    },
  ],
  row: [
    {
      key: 'finish', label: 'combo_assembly.transition.finish', transition: 'finish',
      permissions: ['administration_physical_combo'], tone: 'success',
    },
    {
      key: 'cancel', label: 'combo_assembly.transition.cancel', transition: 'cancel',
      permissions: ['administration_physical_combo'], tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'cancel', label: 'combo_assembly.transition.cancel', transition: 'cancel',
      permissions: ['administration_physical_combo'], tone: 'danger',
    },
  ],
  workflows: [comboAssemblyWorkflow],
  mobile: { title: 'code', lines: ['combo_id', 'status', 'kind', 'quantity'] },
  rowTone: [{ when: (c: Logic<ComboAssembly>) => c.record.status === 'planned', tone: 'warning' }],
  emptyText: 'screen.administration/physical-combo/assembly.empty',
  live: true,
});

export default function PhysicalComboAssemblyList() {
  return <ListScreen list={list} />;
}
