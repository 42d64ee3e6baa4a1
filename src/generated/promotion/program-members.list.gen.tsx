// Generated from schemas/promotion/program-members.list.json. Edit that file and run `npm run generate`.
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { memberTotalFields } from './member-total.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-accrue-point-config/member',
  route: '/administration/pos-accrue-point-config/member',
  resource: 'member_total',
  title: 'screen.administration/pos-accrue-point-config/member.title',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/program-member-list', count: '/program-member-count', download: '/program-member-download' },
  downloadName: 'members.xlsx',
  columns: [
    column(buyerFields.name, {
      key: 'buyer_id.name', label: 'buyer.name', cell: 'text', show: 'always', width: 220, pin: 'left',
    }),
    column(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', cell: 'phone', show: 'always' }),
    column(memberTotalFields.program_id, { label: 'member_total.program_id', cell: 'reference', width: 220 }),
    column(memberTotalFields.tier_id, { label: 'member_total.tier_id', cell: 'reference' }),
    column(memberTotalFields.multiplier, { label: 'member_total.multiplier', cell: 'number', show: 'optional' }),
    column(memberTotalFields.points, {
      label: 'member_total.points', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(memberTotalFields.earned, { label: 'member_total.earned', cell: 'number', sort: true, sum: true }),
    column(memberTotalFields.redeemed, { label: 'member_total.redeemed', cell: 'number', sort: true, sum: true }),
    column(memberTotalFields.next_expiry, { label: 'member_total.next_expiry', cell: 'date', sort: true }),
    column(memberTotalFields.spent_12m, { label: 'member_total.spent_12m', cell: 'money', sort: true, sum: true }),
    column(memberTotalFields.last_at, { label: 'member_total.last_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', kind: 'phone' }),
    filter(buyerFields.name, { key: 'buyer_id.name', label: 'buyer.name', kind: 'text' }),
    filter(memberTotalFields.program_id, { label: 'member_total.program_id', kind: 'reference' }),
    filter(memberTotalFields.tier_id, { label: 'member_total.tier_id', kind: 'reference' }),
    filter(memberTotalFields.points, { label: 'member_total.points', kind: 'number_range' }),
    filter(memberTotalFields.spent_12m, { label: 'member_total.spent_12m', kind: 'number_range', place: 'panel' }),
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
  mobile: { title: 'buyer_id.name', lines: ['buyer_id.phone', 'tier_id', 'points', 'next_expiry'] },
  emptyText: 'screen.administration/pos-accrue-point-config/member.empty',
  live: true,
});

export default function ProgramMembersList() {
  return <ListScreen list={list} />;
}
