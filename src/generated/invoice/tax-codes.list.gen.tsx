// Generated from schemas/invoice/tax-codes.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { taxCodeFields } from './tax-code.entity.gen.ts';

export const list = createList({
  screen: 'account/tax-code',
  route: '/account/tax-code',
  resource: 'tax_code',
  title: 'screen.account/tax-code.title',
  permissions: ['customer_account', 'administration_invoice'],
  urls: { list: '/tax-code-list', count: '/tax-code-count', download: '/tax-code-download' },
  downloadName: 'tax-codes.xlsx',
  columns: [
    column(taxCodeFields.code, {
      label: 'tax_code.code', cell: 'code', show: 'always', sort: true, width: 200, pin: 'left',
      link: '/account/tax-code',
    }),
    column(taxCodeFields.status, { label: 'tax_code.status', cell: 'enum' }),
    column(taxCodeFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(taxCodeFields.code, { label: 'tax_code.code', kind: 'text' }),
    filter(taxCodeFields.status, { label: 'tax_code.status', kind: 'multi_select' }),
    filter(taxCodeFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(taxCodeFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/account/tax-code/create', permissions: ['customer_account'],
      tone: 'success',
    },
  ],
  open: '/account/tax-code',
  create: { route: '/account/tax-code/create', permissions: ['customer_account'] },
  mobile: { title: 'code', lines: ['status', 'created_at'] },
  emptyText: 'screen.account/tax-code.empty',
});

export default function TaxCodesList() {
  return <ListScreen list={list} />;
}
