// Generated from schemas/administration/physical-combo-assembly.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { comboAssemblyFields } from '#generated/warehouse/combo-assembly.entity.gen.ts';

export const physicalComboAssemblyList = createList({
  screen: 'administration/physical-combo/assembly',
  route: '/administration/physical-combo/assembly',
  module: 'administration',
  entity: 'combo_assembly',
  permissions: ['administration_physical_combo'],
  urls: { list: '/combo-assembly-list', count: '/combo-assembly-count', download: '/combo-assembly-download' },
  downloadName: 'combo-assemblies.xlsx',
  columns: [
    column(comboAssemblyFields.code, { label: 'combo_assembly.code', show: 'always', sort: true }),
    column(comboAssemblyFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(comboAssemblyFields.combo_id, { label: 'combo_assembly.combo_id' }),
    column(comboAssemblyFields.kind, { label: 'combo_assembly.kind', sort: true }),
    column(comboAssemblyFields.status, { label: 'combo_assembly.status', sort: true }),
    column(comboAssemblyFields.quantity, { label: 'combo_assembly.quantity', sort: true, sum: true }),
    column(comboAssemblyFields.warehouse_id, { label: 'combo_assembly.warehouse_id' }),
    column(comboAssemblyFields.unit_cost, { label: 'combo_assembly.unit_cost', sort: true }),
    column(comboAssemblyFields.lot, { label: 'combo_assembly.lot' }),
    column(comboAssemblyFields.expired_date, { label: 'combo_assembly.expired_date', sort: true }),
    column(comboAssemblyFields.done_at, { label: 'combo_assembly.done_at', sort: true }),
    column(comboAssemblyFields.created_by, { label: 'kit.field.created_by' }),
    column(comboAssemblyFields.note, { label: 'combo_assembly.note' }),
  ],
  filters: [
    filter(comboAssemblyFields.code, { label: 'combo_assembly.code', kind: 'code_list' }),
    filter(comboAssemblyFields.combo_id, { label: 'combo_assembly.combo_id', kind: 'reference' }),
    filter(comboAssemblyFields.warehouse_id, { label: 'combo_assembly.warehouse_id', kind: 'reference' }),
    filter(comboAssemblyFields.kind, { label: 'combo_assembly.kind', kind: 'multi_select' }),
    filter(comboAssemblyFields.status, { label: 'combo_assembly.status', kind: 'multi_select' }),
    filter(comboAssemblyFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(comboAssemblyFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(comboAssemblyFields.quantity, { label: 'combo_assembly.quantity', kind: 'number_range' }),
  ],
  counts: [{ key: 'planned', where: { status: ['planned'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'planned', where: { status: ['planned'] }, badge: 'planned' },
    { key: 'assembled', where: { kind: ['assemble'], status: ['done'] } },
    { key: 'disassembled', where: { kind: ['disassemble'], status: ['done'] } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
