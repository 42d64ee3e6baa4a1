// Generated from schemas/stock/stock-flow.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { stockFlowFields } from './stock-flow.entity.gen.ts';

export const stockFlowList = createList({
  screen: 'goods/list/flow',
  route: '/goods/list/flow',
  module: 'stock',
  entity: 'stock_flow',
  permissions: ['goods_manager'],
  urls: { list: '/stock-flow-list', count: '/stock-flow-count', download: '/stock-flow-download' },
  downloadName: 'stock-flow.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(stockFlowFields.at, { label: 'stock_flow.at', show: 'always', sort: true }),
    column(stockFlowFields.goods_id, { label: 'stock_flow.goods_id' }),
    column(stockFlowFields.warehouse_id, { label: 'stock_flow.warehouse_id' }),
    column(stockFlowFields.quantity, { label: 'stock_flow.quantity', sort: true, sum: true }),
    column(stockFlowFields.reason, { label: 'stock_flow.reason' }),
    column(stockFlowFields.document_type, { label: 'stock_flow.document_type' }),
    column(stockFlowFields.document_code, { label: 'stock_flow.document_code' }),
    column(stockFlowFields.cell_id, { label: 'stock_flow.cell_id' }),
    column(stockFlowFields.lot, { label: 'stock_flow.lot', show: 'optional' }),
    column(stockFlowFields.expired_date, { label: 'stock_flow.expired_date', show: 'optional' }),
    column(stockFlowFields.quality, { label: 'stock_flow.quality', show: 'optional' }),
    column(stockFlowFields.uid, { label: 'stock_flow.uid', show: 'optional' }),
    column(stockFlowFields.account_id, { label: 'stock_flow.account_id' }),
  ],
  filters: [
    filter(stockFlowFields.goods_id, { label: 'stock_flow.goods_id', kind: 'reference' }),
    filter(stockFlowFields.warehouse_id, { label: 'stock_flow.warehouse_id', kind: 'reference' }),
    filter(stockFlowFields.at, { label: 'stock_flow.at', kind: 'date_range', maxDays: null }),
    filter(stockFlowFields.reason, { label: 'stock_flow.reason', kind: 'multi_select' }),
    filter(stockFlowFields.document_code, { label: 'stock_flow.document_code', kind: 'text' }),
    filter(stockFlowFields.lot, { label: 'stock_flow.lot', kind: 'text' }),
    filter(stockFlowFields.expired_date, { label: 'stock_flow.expired_date', kind: 'date_range', maxDays: null }),
    filter(stockFlowFields.document_type, { label: 'stock_flow.document_type', kind: 'multi_select' }),
    filter(stockFlowFields.account_id, { label: 'stock_flow.account_id', kind: 'reference' }),
  ],
  sort: { field: 'at', order: 'DESC' },
});
