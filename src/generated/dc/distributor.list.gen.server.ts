// Generated from schemas/dc/distributor.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { distributorAreaFields } from '#generated/partner/distributor-area.entity.gen.ts';
import { distributorFields } from '#generated/partner/distributor.entity.gen.ts';

export const distributorList = createList({
  screen: 'dc/distributor',
  route: '/dc/distributor',
  module: 'dc',
  entity: 'distributor',
  permissions: ['dc_distributor'],
  urls: { list: '/distributor-list', count: '/distributor-count', download: '/distributor-download' },
  downloadName: 'distributors.xlsx',
  columns: [
    column(distributorFields.path, { label: 'distributor.path', show: 'always', sort: true }),
    column(distributorFields.name, { label: 'distributor.name', show: 'always', sort: true }),
    column(distributorFields.level, { label: 'distributor.level', sort: true }),
    column(distributorFields.territory, { label: 'distributor.territory' }),
    column(distributorFields.shared_areas, { label: 'distributor.shared_areas', show: 'optional' }),
    column(distributorFields.price_level, { label: 'distributor.price_level', sort: true }),
    column(distributorFields.discount_percent, { label: 'distributor.discount_percent' }),
    column(distributorFields.credit_limit, { label: 'distributor.credit_limit', sort: true }),
    column(distributorFields.debt, { label: 'distributor.debt', sort: true, sum: true }),
    column(distributorFields.credit_left, { label: 'distributor.credit_left' }),
    column(distributorFields.credit_used, { label: 'distributor.credit_used' }),
    column(distributorFields.payment_term_days, { label: 'distributor.payment_term_days', sort: true }),
    column(distributorFields.contract_to, { label: 'distributor.contract_to', sort: true }),
    column(distributorFields.can_check_qr, { label: 'distributor.can_check_qr' }),
    column(distributorFields.active, { label: 'distributor.active' }),
    column(distributorFields.phone, { label: 'distributor.phone' }),
    column(distributorFields.email, { label: 'distributor.email', show: 'optional' }),
    column(distributorFields.tax_code, { label: 'distributor.tax_code', show: 'optional' }),
    column(distributorFields.address, { label: 'distributor.address', show: 'optional' }),
    column(distributorFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(distributorFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(distributorFields.note, { label: 'distributor.note', show: 'optional' }),
  ],
  filters: [
    filter(distributorFields.code, { label: 'distributor.code', kind: 'code_list' }),
    filter(distributorFields.name, { label: 'distributor.name', kind: 'text' }),
    filter(distributorFields.level, { label: 'distributor.level', kind: 'number_range' }),
    filter(distributorAreaFields.id_city, {
      key: 'areas.id_city', steps: [{ field: 'areas', kind: 'rows', entity: 'distributor_area' }],
      label: 'distributor_area.id_city', kind: 'reference',
    }),
    filter(distributorFields.parent_id, { label: 'distributor.parent_id', kind: 'reference' }),
    filter(distributorFields.price_level, { label: 'distributor.price_level', kind: 'multi_select' }),
    filter(distributorFields.contract_to, { label: 'distributor.contract_to', kind: 'date_range', maxDays: null }),
    filter(distributorFields.can_check_qr, { label: 'distributor.can_check_qr', kind: 'boolean' }),
    filter(distributorFields.active, { label: 'distributor.active', kind: 'boolean', default: true }),
    filter(distributorFields.credit_used, { label: 'distributor.credit_used', kind: 'number_range' }),
  ],
  counts: [
    { key: 'credit_high', where: { active: true, credit_used: { from: 80 } } },
    { key: 'active', where: { active: true } },
  ],
  statistics: [
    { key: 'credit_high', label: 'screen.dc/distributor.statistic.credit_high', count: 'credit_high' },
    { key: 'debt', label: 'screen.dc/distributor.statistic.debt', count: 'active', sum: 'debt' },
  ],
  sort: { field: 'path', order: 'ASC' },
});
