// Generated from schemas/shop/parcel-totals.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { parcelTotalFields } from './parcel-total.entity.gen.ts';
import { parcelFields } from './parcel.entity.gen.ts';

export const parcelTotalsList = createList({
  screen: 'shop/parcel-totals',
  route: '/shop/parcel-totals',
  module: 'shop',
  entity: 'parcel_total',
  permissions: ['parcel_manager'],
  urls: { list: '/parcel-total-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(parcelFields.code, {
      key: 'parcel_id.code', steps: [{ field: 'parcel_id', kind: 'reference', entity: 'parcel' }], label: 'parcel.code',
    }),
    column(parcelTotalFields.state, { label: 'parcel_total.state' }),
    column(parcelTotalFields.lines, { label: 'parcel_total.lines' }),
    column(parcelLineFields.sku, {
      key: 'parcel_id.lines.sku',
      steps: [
        { field: 'parcel_id', kind: 'reference', entity: 'parcel' },
        { field: 'lines', kind: 'rows', entity: 'parcel_line' },
      ],
      label: 'parcel_line.sku',
    }),
  ],
  sort: { field: 'parcel_id', order: 'ASC' },
});
