// Generated from schemas/promotion/pos-accrue-point-config.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { copyProgramAction } from './copy-program.action.gen.ts';
import { correctPointsAction } from './correct-points.action.gen.ts';
import { endProgramAction } from './end-program.action.gen.ts';
import { loyaltyProgramFields } from './loyalty-program.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-accrue-point-config',
  route: '/administration/pos-accrue-point-config',
  resource: 'loyalty_program',
  title: 'screen.administration/pos-accrue-point-config.title',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/loyalty-program-list', count: '/loyalty-program-count', download: '/loyalty-program-download' },
  downloadName: 'loyalty-programs.xlsx',
  columns: [
    column(loyaltyProgramFields.name, {
      label: 'loyalty_program.name', cell: 'text', show: 'always', width: 260, pin: 'left',
      link: '/administration/pos-accrue-point-config',
    }),
    column(loyaltyProgramFields.state, { label: 'loyalty_program.state', cell: 'enum' }),
    column(loyaltyProgramFields.from_date, { label: 'loyalty_program.from_date', cell: 'date', sort: true }),
    column(loyaltyProgramFields.to_date, { label: 'loyalty_program.to_date', cell: 'date', sort: true }),
    column(loyaltyProgramFields.pos_ids, { label: 'loyalty_program.pos_ids', cell: 'reference', width: 180 }),
    column(loyaltyProgramFields.earn_amount, { label: 'loyalty_program.earn_amount', cell: 'money', sort: true }),
    column(loyaltyProgramFields.point_value, { label: 'loyalty_program.point_value', cell: 'money', sort: true }),
    column(loyaltyProgramFields.min_redeem_points, { label: 'loyalty_program.min_redeem_points', cell: 'number' }),
    column(loyaltyProgramFields.max_redeem_percent, { label: 'loyalty_program.max_redeem_percent', cell: 'number' }),
    column(loyaltyProgramFields.expiry_months, { label: 'loyalty_program.expiry_months', cell: 'number' }),
    column(loyaltyProgramFields.ended_at, { label: 'loyalty_program.ended_at', cell: 'date_time', show: 'optional' }),
    column(loyaltyProgramFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(loyaltyProgramFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(loyaltyProgramFields.note, { label: 'loyalty_program.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(loyaltyProgramFields.name, { label: 'loyalty_program.name', kind: 'text' }),
    filter(loyaltyProgramFields.from_date, {
      label: 'loyalty_program.from_date', kind: 'date_range', maxDays: null, presets: [30, 90, 180, 360],
    }),
    filter(loyaltyProgramFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'from_date', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/pos-accrue-point-config/create',
      permissions: ['administration_pos_accrue_point_config'], tone: 'success',
    },
    {
      key: 'members', label: 'screen.administration/pos-accrue-point-config.action.members',
      route: '/administration/pos-accrue-point-config/member', permissions: ['administration_pos_accrue_point_config'],
    },
    {
      key: 'totals', label: 'screen.administration/pos-accrue-point-config.action.totals',
      route: '/administration/pos-accrue-point-config/total', permissions: ['administration_pos_accrue_point_config'],
    },
    {
      key: 'points', label: 'screen.administration/pos-accrue-point-config.action.points',
      route: '/administration/pos-accrue-point-config/point', permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  row: [
    {
      key: 'end_early', label: 'screen.administration/pos-accrue-point-config.action.end_early', action: 'end_program',
      permissions: ['administration_pos_accrue_point_config'], tone: 'warning', confirm: true,
    },
    {
      key: 'members', label: 'screen.administration/pos-accrue-point-config.action.members',
      route: '/administration/pos-accrue-point-config/member', filter: { program_id: { from: 'id', choice: true } },
      permissions: ['administration_pos_accrue_point_config'],
    },
    {
      key: 'copy_program', label: 'loyalty_program.action.copy_program', action: 'copy_program',
      permissions: ['administration_pos_accrue_point_config'],
    },
    {
      key: 'correct_points', label: 'loyalty_program.action.correct_points', action: 'correct_points',
      permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  actions: [copyProgramAction, correctPointsAction, endProgramAction],
  open: '/administration/pos-accrue-point-config',
  create: {
    route: '/administration/pos-accrue-point-config/create', permissions: ['administration_pos_accrue_point_config'],
  },
  mobile: { title: 'name', lines: ['state', 'from_date', 'to_date', 'earn_amount'] },
  emptyText: 'screen.administration/pos-accrue-point-config.empty',
  live: true,
});

export default function PosAccruePointConfigList() {
  return <ListScreen list={list} />;
}
