// Generated from schemas/shop/parcel-goods.report.json. Edit that file and run `npm run generate`.
import type { ReportModel } from '#contract/report.ts';

export const parcelGoodsReport: ReportModel = {
  screen: 'shop/parcel-goods',
  route: '/shop/parcel-goods',
  module: 'shop',
  entity: 'parcel',
  rows: 'lines',
  permissions: ['parcel_manager'],
  url: '/parcel-goods',
  filters: [
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 90,
    },
  ],
  period: { filter: 'created_at', days: 30 },
  dimensions: [
    {
      key: 'sku',
      path: {
        key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }], leaf: 'sku', type: 'code',
      },
    },
    { key: 'depot', path: { key: 'depot_id', steps: [], leaf: 'depot_id', type: 'reference' } },
  ],
  measures: [
    { key: 'lines' },
    {
      key: 'quantity',
      sum: {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }], leaf: 'quantity',
        type: 'integer',
      },
    },
  ],
  tiles: [
    { key: 'quantity', measures: ['quantity'], limit: 10 },
    { key: 'best', measures: ['quantity'], by: 'sku', limit: 10 },
    { key: 'depots', measures: ['lines'], by: 'depot', limit: 10 },
  ],
};
