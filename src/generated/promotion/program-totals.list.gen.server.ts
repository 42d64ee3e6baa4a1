// Generated from schemas/promotion/program-totals.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { loyaltyProgramFields } from './loyalty-program.entity.gen.ts';
import { programTotalFields } from './program-total.entity.gen.ts';

export const programTotalsList = createList({
  screen: 'administration/pos-accrue-point-config/total',
  route: '/administration/pos-accrue-point-config/total',
  module: 'promotion',
  entity: 'program_total',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/program-total-list', count: '/program-total-count', download: '/program-total-download' },
  downloadName: 'loyalty-totals.xlsx',
  columns: [
    column(programTotalFields.program_id, { label: 'program_total.program_id', show: 'always' }),
    column(loyaltyProgramFields.state, {
      key: 'program_id.state', steps: [{ field: 'program_id', kind: 'reference', entity: 'loyalty_program' }],
      label: 'loyalty_program.state',
    }),
    column(programTotalFields.members, { label: 'program_total.members', sort: true, sum: true }),
    column(programTotalFields.points, { label: 'program_total.points', sort: true, sum: true }),
    column(programTotalFields.point_value, { label: 'program_total.point_value' }),
    column(programTotalFields.liability, { label: 'program_total.liability', sort: true, sum: true }),
    column(programTotalFields.earned, { label: 'program_total.earned', sort: true, sum: true }),
    column(programTotalFields.redeemed, { label: 'program_total.redeemed', sort: true, sum: true }),
  ],
  filters: [filter(programTotalFields.program_id, { label: 'program_total.program_id', kind: 'reference' })],
  sort: { field: 'points', order: 'DESC' },
});
