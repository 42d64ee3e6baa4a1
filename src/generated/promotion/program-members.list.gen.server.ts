// Generated from schemas/promotion/program-members.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { memberTotalFields } from './member-total.entity.gen.ts';

export const programMembersList = createList({
  screen: 'administration/pos-accrue-point-config/member',
  route: '/administration/pos-accrue-point-config/member',
  module: 'promotion',
  entity: 'member_total',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/program-member-list', count: '/program-member-count', download: '/program-member-download' },
  downloadName: 'members.xlsx',
  columns: [
    column(buyerFields.name, {
      key: 'buyer_id.name', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.name',
      show: 'always',
    }),
    column(buyerFields.phone, {
      key: 'buyer_id.phone', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.phone',
      show: 'always',
    }),
    column(memberTotalFields.program_id, { label: 'member_total.program_id' }),
    column(memberTotalFields.tier_id, { label: 'member_total.tier_id' }),
    column(memberTotalFields.multiplier, { label: 'member_total.multiplier', show: 'optional' }),
    column(memberTotalFields.points, { label: 'member_total.points', sort: true, sum: true }),
    column(memberTotalFields.earned, { label: 'member_total.earned', sort: true, sum: true }),
    column(memberTotalFields.redeemed, { label: 'member_total.redeemed', sort: true, sum: true }),
    column(memberTotalFields.next_expiry, { label: 'member_total.next_expiry', sort: true }),
    column(memberTotalFields.spent_12m, { label: 'member_total.spent_12m', sort: true, sum: true }),
    column(memberTotalFields.last_at, { label: 'member_total.last_at', sort: true }),
  ],
  filters: [
    filter(buyerFields.phone, {
      key: 'buyer_id.phone', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.phone',
      kind: 'phone',
    }),
    filter(buyerFields.name, {
      key: 'buyer_id.name', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.name',
      kind: 'text',
    }),
    filter(memberTotalFields.program_id, { label: 'member_total.program_id', kind: 'reference' }),
    filter(memberTotalFields.tier_id, { label: 'member_total.tier_id', kind: 'reference' }),
    filter(memberTotalFields.points, { label: 'member_total.points', kind: 'number_range' }),
    filter(memberTotalFields.spent_12m, { label: 'member_total.spent_12m', kind: 'number_range' }),
  ],
  counts: [{ key: 'expiring', where: { next_expiry: { to: { today: 30 } }, points: { from: 1 } } }],
  viewModes: [
    { key: 'all' },
    { key: 'expiring', where: { next_expiry: { to: { today: 30 } }, points: { from: 1 } }, badge: 'expiring' },
  ],
  sort: { field: 'points', order: 'DESC' },
});
