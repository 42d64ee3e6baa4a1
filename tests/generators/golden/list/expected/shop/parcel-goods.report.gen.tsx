// Generated from schemas/shop/parcel-goods.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { parcelFields } from './parcel.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'shop/parcel-goods',
  route: '/shop/parcel-goods',
  title: 'screen.shop/parcel-goods.title',
  permissions: ['parcel_manager'],
  url: '/parcel-goods',
  filters: [filter(parcelFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 90 })],
  period: { filter: 'created_at', days: 30 },
  dimensions: {
    sku: { field: parcelLineFields.sku, label: 'parcel_line.sku' },
    depot: { field: parcelFields.depot_id, label: 'parcel.depot_id', filter: 'depot_id' },
  },
  measures: {
    lines: { label: 'screen.shop/parcel-goods.measure.lines' },
    quantity: { label: 'screen.shop/parcel-goods.measure.quantity', field: parcelLineFields.quantity },
  },
  tiles: [
    {
      key: 'quantity', kind: 'number', title: 'screen.shop/parcel-goods.measure.quantity', measures: ['quantity'],
      drill: { route: '/shop/parcels', permissions: ['parcel_manager'], mode: 'goods' },
    },
    { key: 'best', kind: 'bar', title: 'screen.shop/parcel-goods.tile.best', measures: ['quantity'], by: 'sku' },
    {
      key: 'depots', kind: 'bar', title: 'screen.shop/parcel-goods.tile.depots', measures: ['lines'], by: 'depot',
      drill: { route: '/shop/parcels', permissions: ['parcel_manager'], mode: 'goods' },
    },
  ],
};

export default function ParcelGoodsReport() {
  return <ReportScreen report={report} />;
}
