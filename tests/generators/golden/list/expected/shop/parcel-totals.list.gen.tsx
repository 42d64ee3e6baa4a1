// Generated from schemas/shop/parcel-totals.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { parcelTotalFields } from './parcel-total.entity.gen.ts';
import { parcelFields } from './parcel.entity.gen.ts';
import { parcelWorkflow } from './parcel.workflow.gen.ts';

export const list = createList({
  screen: 'shop/parcel-totals',
  route: '/shop/parcel-totals',
  resource: 'parcel_total',
  title: 'screen.shop/parcel-totals.title',
  permissions: ['parcel_manager'],
  urls: { list: '/parcel-total-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(parcelFields.code, { key: 'parcel_id.code', label: 'parcel.code', cell: 'code' }),
    column(parcelTotalFields.state, { label: 'parcel_total.state', cell: 'enum' }),
    column(parcelTotalFields.lines, { label: 'parcel_total.lines', cell: 'number' }),
    column(parcelLineFields.sku, { key: 'parcel_id.lines.sku', label: 'parcel_line.sku', cell: 'code' }),
  ],
  sort: { field: 'parcel_id', order: 'ASC' },
  row: [
    {
      key: 'lose', label: 'parcel.transition.lose', transition: 'lose', permissions: ['parcel_manager'],
      of: { from: 'id', path: 'parcel_id', copies: ['state'], resource: 'parcel', workflows: [parcelWorkflow] },
    },
  ],
  bulk: [
    {
      key: 'send', label: 'parcel.transition.send', transition: 'send', permissions: ['parcel_manager'],
      of: { from: 'id', path: 'parcel_id', copies: ['state'], resource: 'parcel', workflows: [parcelWorkflow] },
    },
  ],
  mobile: { title: 'parcel_id.code', lines: ['state', 'lines'] },
  expand: { rows: 'parcel_id.lines', label: 'parcel.lines', of: 'parcel' },
});

export default function ParcelTotalsList() {
  return <ListScreen list={list} />;
}
