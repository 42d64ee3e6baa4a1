// Generated from schemas/invoice/tax-codes.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { taxCodeFields } from './tax-code.entity.gen.ts';

export const taxCodesList = createList({
  screen: 'account/tax-code',
  route: '/account/tax-code',
  module: 'invoice',
  entity: 'tax_code',
  permissions: ['customer_account', 'administration_invoice'],
  urls: { list: '/tax-code-list', count: '/tax-code-count', download: '/tax-code-download' },
  downloadName: 'tax-codes.xlsx',
  columns: [
    column(taxCodeFields.code, { label: 'tax_code.code', show: 'always', sort: true }),
    column(taxCodeFields.status, { label: 'tax_code.status' }),
    column(taxCodeFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [
    filter(taxCodeFields.code, { label: 'tax_code.code', kind: 'text' }),
    filter(taxCodeFields.status, { label: 'tax_code.status', kind: 'multi_select' }),
    filter(taxCodeFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(taxCodeFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'code', order: 'ASC' },
});
