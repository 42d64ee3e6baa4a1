// Generated from schemas/stock/stock-flow.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockFlowFields } from './stock-flow.entity.gen.ts';

export const list = createList({
  screen: 'goods/list/flow',
  route: '/goods/list/flow',
  resource: 'stock_flow',
  title: 'screen.goods/list/flow.title',
  permissions: ['goods_manager'],
  urls: { list: '/stock-flow-list', count: '/stock-flow-count', download: '/stock-flow-download' },
  downloadName: 'stock-flow.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(stockFlowFields.at, { label: 'stock_flow.at', cell: 'date_time', show: 'always', sort: true }),
    column(stockFlowFields.goods_id, { label: 'stock_flow.goods_id', cell: 'reference', width: 320 }),
    column(stockFlowFields.warehouse_id, { label: 'stock_flow.warehouse_id', cell: 'reference', width: 200 }),
    column(stockFlowFields.quantity, {
      label: 'stock_flow.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockFlowFields.reason, { label: 'stock_flow.reason', cell: 'enum' }),
    column(stockFlowFields.document_type, { label: 'stock_flow.document_type', cell: 'enum' }),
    column(stockFlowFields.document_code, { label: 'stock_flow.document_code', cell: 'code' }),
    column(stockFlowFields.cell_id, { label: 'stock_flow.cell_id', cell: 'reference' }),
    column(stockFlowFields.lot, { label: 'stock_flow.lot', cell: 'code', show: 'optional' }),
    column(stockFlowFields.expired_date, { label: 'stock_flow.expired_date', cell: 'date', show: 'optional' }),
    column(stockFlowFields.quality, { label: 'stock_flow.quality', cell: 'enum', show: 'optional' }),
    column(stockFlowFields.uid, { label: 'stock_flow.uid', cell: 'code', show: 'optional' }),
    column(stockFlowFields.account_id, { label: 'stock_flow.account_id', cell: 'reference' }),
  ],
  filters: [
    filter(stockFlowFields.goods_id, { label: 'stock_flow.goods_id', kind: 'reference' }),
    filter(stockFlowFields.warehouse_id, { label: 'stock_flow.warehouse_id', kind: 'reference' }),
    filter(stockFlowFields.at, { label: 'stock_flow.at', kind: 'date_range', maxDays: null, presets: [1, 7, 30, 90] }),
    filter(stockFlowFields.reason, { label: 'stock_flow.reason', kind: 'multi_select' }),
    filter(stockFlowFields.document_code, { label: 'stock_flow.document_code', kind: 'text' }),
    filter(stockFlowFields.lot, { label: 'stock_flow.lot', kind: 'text', place: 'panel' }),
    filter(stockFlowFields.expired_date, {
      label: 'stock_flow.expired_date', kind: 'date_range', place: 'panel', maxDays: null,
    }),
    filter(stockFlowFields.document_type, { label: 'stock_flow.document_type', kind: 'multi_select', place: 'panel' }),
    filter(stockFlowFields.account_id, { label: 'stock_flow.account_id', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'at', order: 'DESC' },
  mobile: { title: 'goods_id', lines: ['quantity', 'reason', 'document_code', 'warehouse_id', 'at'] },
  emptyText: 'screen.goods/list/flow.empty',
});

export default function StockFlowList() {
  return <ListScreen list={list} />;
}
