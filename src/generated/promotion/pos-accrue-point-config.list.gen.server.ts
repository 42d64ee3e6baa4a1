// Generated from schemas/promotion/pos-accrue-point-config.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { loyaltyProgramFields } from './loyalty-program.entity.gen.ts';

export const posAccruePointConfigList = createList({
  screen: 'administration/pos-accrue-point-config',
  route: '/administration/pos-accrue-point-config',
  module: 'promotion',
  entity: 'loyalty_program',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/loyalty-program-list', count: '/loyalty-program-count', download: '/loyalty-program-download' },
  downloadName: 'loyalty-programs.xlsx',
  columns: [
    column(loyaltyProgramFields.name, { label: 'loyalty_program.name', show: 'always' }),
    column(loyaltyProgramFields.state, { label: 'loyalty_program.state' }),
    column(loyaltyProgramFields.from_date, { label: 'loyalty_program.from_date', sort: true }),
    column(loyaltyProgramFields.to_date, { label: 'loyalty_program.to_date', sort: true }),
    column(loyaltyProgramFields.pos_ids, { label: 'loyalty_program.pos_ids' }),
    column(loyaltyProgramFields.earn_amount, { label: 'loyalty_program.earn_amount', sort: true }),
    column(loyaltyProgramFields.point_value, { label: 'loyalty_program.point_value', sort: true }),
    column(loyaltyProgramFields.min_redeem_points, { label: 'loyalty_program.min_redeem_points' }),
    column(loyaltyProgramFields.max_redeem_percent, { label: 'loyalty_program.max_redeem_percent' }),
    column(loyaltyProgramFields.expiry_months, { label: 'loyalty_program.expiry_months' }),
    column(loyaltyProgramFields.ended_at, { label: 'loyalty_program.ended_at', show: 'optional' }),
    column(loyaltyProgramFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(loyaltyProgramFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(loyaltyProgramFields.note, { label: 'loyalty_program.note', show: 'optional' }),
  ],
  filters: [
    filter(loyaltyProgramFields.name, { label: 'loyalty_program.name', kind: 'text' }),
    filter(loyaltyProgramFields.from_date, { label: 'loyalty_program.from_date', kind: 'date_range', maxDays: null }),
    filter(loyaltyProgramFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'from_date', order: 'DESC' },
});
