// Generated from schemas/shop/sales.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { saleFields } from './sale.entity.gen.ts';

export const salesList = createList({
  screen: 'shop/sales',
  route: '/shop/sales',
  module: 'shop',
  entity: 'sale',
  permissions: ['sale_report'],
  urls: { list: '/sale-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(saleFields.kind, { label: 'sale.kind' }),
    column(saleFields.source, { label: 'sale.source' }),
    column(saleFields.sold_at, { label: 'sale.sold_at', sort: true }),
    column(saleFields.total, { label: 'sale.total', sum: true }),
    column(saleFields.depot_id, { label: 'sale.depot_id' }),
    column(saleFields.is_large, { label: 'sale.is_large' }),
  ],
  filters: [
    filter(saleFields.kind, { label: 'sale.kind', kind: 'multi_select' }),
    filter(saleFields.sold_at, { label: 'sale.sold_at', kind: 'date_range', maxDays: 360 }),
  ],
  sort: { field: 'sold_at', order: 'DESC' },
});
