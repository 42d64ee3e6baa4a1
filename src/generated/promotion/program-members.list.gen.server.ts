// Generated from schemas/promotion/program-members.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { programMemberFields } from './program-member.entity.gen.ts';

export const programMembersList = createList({
  screen: 'administration/pos-accrue-point-config/member',
  route: '/administration/pos-accrue-point-config/member',
  module: 'promotion',
  entity: 'program_member',
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
    column(programMemberFields.program_id, { label: 'program_member.program_id' }),
    column(programMemberFields.points, { label: 'program_member.points', sort: true, sum: true }),
    column(programMemberFields.earned, { label: 'program_member.earned', sort: true, sum: true }),
    column(programMemberFields.redeemed, { label: 'program_member.redeemed', sort: true, sum: true }),
    column(programMemberFields.next_expiry, { label: 'program_member.next_expiry', sort: true }),
    column(programMemberFields.spent_12m, { label: 'program_member.spent_12m', sort: true, sum: true }),
    column(programMemberFields.last_at, { label: 'program_member.last_at', sort: true }),
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
    filter(programMemberFields.program_id, { label: 'program_member.program_id', kind: 'reference' }),
    filter(programMemberFields.points, { label: 'program_member.points', kind: 'number_range' }),
    filter(programMemberFields.spent_12m, { label: 'program_member.spent_12m', kind: 'number_range' }),
  ],
  counts: [{ key: 'expiring', where: { next_expiry: { to: { today: 30 } }, points: { from: 1 } } }],
  viewModes: [
    { key: 'all' },
    { key: 'expiring', where: { next_expiry: { to: { today: 30 } }, points: { from: 1 } }, badge: 'expiring' },
  ],
  sort: { field: 'points', order: 'DESC' },
});
