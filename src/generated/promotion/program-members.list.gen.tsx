// Generated from schemas/promotion/program-members.list.json. Edit that file and run `npm run generate`.
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { programMemberFields } from './program-member.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-accrue-point-config/member',
  route: '/administration/pos-accrue-point-config/member',
  resource: 'program_member',
  title: 'screen.administration/pos-accrue-point-config/member.title',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/program-member-list', count: '/program-member-count', download: '/program-member-download' },
  downloadName: 'members.xlsx',
  columns: [
    column(buyerFields.name, {
      key: 'buyer_id.name', label: 'buyer.name', cell: 'text', show: 'always', width: 220, pin: 'left',
    }),
    column(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', cell: 'phone', show: 'always' }),
    column(programMemberFields.program_id, { label: 'program_member.program_id', cell: 'reference', width: 220 }),
    column(programMemberFields.points, {
      label: 'program_member.points', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(programMemberFields.earned, { label: 'program_member.earned', cell: 'number', sort: true, sum: true }),
    column(programMemberFields.redeemed, { label: 'program_member.redeemed', cell: 'number', sort: true, sum: true }),
    column(programMemberFields.next_expiry, { label: 'program_member.next_expiry', cell: 'date', sort: true }),
    column(programMemberFields.spent_12m, { label: 'program_member.spent_12m', cell: 'money', sort: true, sum: true }),
    column(programMemberFields.last_at, { label: 'program_member.last_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', kind: 'phone' }),
    filter(buyerFields.name, { key: 'buyer_id.name', label: 'buyer.name', kind: 'text' }),
    filter(programMemberFields.program_id, { label: 'program_member.program_id', kind: 'reference' }),
    filter(programMemberFields.points, { label: 'program_member.points', kind: 'number_range' }),
    filter(programMemberFields.spent_12m, { label: 'program_member.spent_12m', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['expiring'],
  viewModes: [
    { key: 'all', label: 'screen.administration/pos-accrue-point-config/member.mode.all' },
    { key: 'expiring', label: 'screen.administration/pos-accrue-point-config/member.mode.expiring', badge: 'expiring' },
  ],
  sort: { field: 'points', order: 'DESC' },
  toolbar: [
    {
      key: 'programs', label: 'screen.administration/pos-accrue-point-config/member.action.programs',
      route: '/administration/pos-accrue-point-config', permissions: ['administration_pos_accrue_point_config'],
    },
    {
      key: 'points', label: 'screen.administration/pos-accrue-point-config/member.action.points',
      route: '/administration/pos-accrue-point-config/point', permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  mobile: { title: 'buyer_id.name', lines: ['buyer_id.phone', 'points', 'next_expiry'] },
  emptyText: 'screen.administration/pos-accrue-point-config/member.empty',
  live: true,
});

export default function ProgramMembersList() {
  return <ListScreen list={list} />;
}
