// Generated from schemas/promotion/program-totals.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { loyaltyProgramFields } from './loyalty-program.entity.gen.ts';
import { programTotalFields } from './program-total.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-accrue-point-config/total',
  route: '/administration/pos-accrue-point-config/total',
  resource: 'program_total',
  title: 'screen.administration/pos-accrue-point-config/total.title',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/program-total-list', count: '/program-total-count', download: '/program-total-download' },
  downloadName: 'loyalty-totals.xlsx',
  columns: [
    column(programTotalFields.program_id, {
      label: 'program_total.program_id', cell: 'reference', show: 'always', width: 260, pin: 'left',
    }),
    column(loyaltyProgramFields.state, { key: 'program_id.state', label: 'loyalty_program.state', cell: 'enum' }),
    column(programTotalFields.members, { label: 'program_total.members', cell: 'number', sort: true, sum: true }),
    column(programTotalFields.points, {
      label: 'program_total.points', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(programTotalFields.point_value, { label: 'program_total.point_value', cell: 'money' }),
    column(programTotalFields.liability, {
      label: 'program_total.liability', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(programTotalFields.earned, { label: 'program_total.earned', cell: 'number', sort: true, sum: true }),
    column(programTotalFields.redeemed, { label: 'program_total.redeemed', cell: 'number', sort: true, sum: true }),
  ],
  filters: [filter(programTotalFields.program_id, { label: 'program_total.program_id', kind: 'reference' })],
  sort: { field: 'points', order: 'DESC' },
  toolbar: [
    {
      key: 'programs', label: 'screen.administration/pos-accrue-point-config/total.action.programs',
      route: '/administration/pos-accrue-point-config', permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  row: [
    {
      key: 'members', label: 'screen.administration/pos-accrue-point-config/total.action.members',
      route: '/administration/pos-accrue-point-config/member',
      filter: { program_id: { from: 'program_id', choice: true } },
      permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  mobile: { title: 'program_id', lines: ['members', 'points', 'liability'] },
  emptyText: 'screen.administration/pos-accrue-point-config/total.empty',
  live: true,
});

export default function ProgramTotalsList() {
  return <ListScreen list={list} />;
}
