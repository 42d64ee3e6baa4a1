// Generated from schemas/shop/sales.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { saleFields } from './sale.entity.gen.ts';

export const list = createList({
  screen: 'shop/sales',
  route: '/shop/sales',
  resource: 'sale',
  title: 'screen.shop/sales.title',
  permissions: ['sale_report'],
  urls: { list: '/sale-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(saleFields.kind, { label: 'sale.kind', cell: 'enum' }),
    column(saleFields.source, { label: 'sale.source', cell: 'number' }),
    column(saleFields.sold_at, { label: 'sale.sold_at', cell: 'date_time', sort: true }),
    column(saleFields.total, { label: 'sale.total', cell: 'money', sum: true }),
    column(saleFields.depot_id, { label: 'sale.depot_id', cell: 'reference' }),
    column(saleFields.is_large, { label: 'sale.is_large', cell: 'boolean' }),
  ],
  filters: [
    filter(saleFields.kind, { label: 'sale.kind', kind: 'multi_select' }),
    filter(saleFields.sold_at, { label: 'sale.sold_at', kind: 'date_range', maxDays: 360 }),
  ],
  sort: { field: 'sold_at', order: 'DESC' },
  mobile: { title: 'kind', lines: ['source', 'sold_at', 'total'] },
});

export default function SalesList() {
  return <ListScreen list={list} />;
}
