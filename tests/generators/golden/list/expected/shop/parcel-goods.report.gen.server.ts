// Generated from schemas/shop/parcel-goods.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { parcelFields } from './parcel.entity.gen.ts';

export const parcelGoodsReport: ReportModel = {
  screen: 'shop/parcel-goods',
  route: '/shop/parcel-goods',
  module: 'shop',
  entity: 'parcel',
  rows: 'lines',
  permissions: ['parcel_manager'],
  url: '/parcel-goods',
  filters: [filter(parcelFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 90 })],
  period: { filter: 'created_at', days: 30 },
  dimensions: [
    {
      key: 'sku',
      path: path(parcelLineFields.sku, {
        key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }],
      }),
    },
    { key: 'depot', path: path(parcelFields.depot_id) },
  ],
  measures: [
    { key: 'lines' },
    {
      key: 'quantity',
      sum: path(parcelLineFields.quantity, {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }],
      }),
    },
  ],
  tiles: [
    { key: 'quantity', measures: ['quantity'], limit: 10 },
    { key: 'best', measures: ['quantity'], by: 'sku', limit: 10 },
    { key: 'depots', measures: ['lines'], by: 'depot', limit: 10 },
  ],
};
