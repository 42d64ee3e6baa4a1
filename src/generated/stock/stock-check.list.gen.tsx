// Generated from schemas/stock/stock-check.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockCheckFields } from './stock-check.entity.gen.ts';

export const list = createList({
  screen: 'goods/list/check',
  route: '/goods/list/check',
  resource: 'stock_check',
  title: 'screen.goods/list/check.title',
  permissions: ['goods_manager'],
  urls: { list: '/stock-check-list', count: '/stock-check-count', download: '/stock-check-download' },
  downloadName: 'stock-check.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(stockCheckFields.goods_id, {
      label: 'stock_check.goods_id', cell: 'reference', show: 'always', width: 320, pin: 'left',
    }),
    column(stockCheckFields.warehouse_id, { label: 'stock_check.warehouse_id', cell: 'reference', width: 200 }),
    column(stockCheckFields.level, { label: 'stock_check.level', cell: 'number', sort: true, sum: true }),
    column(stockCheckFields.ledger, { label: 'stock_check.ledger', cell: 'number', sort: true, sum: true }),
    column(stockCheckFields.ledger_difference, { label: 'stock_check.ledger_difference', cell: 'number', sum: true }),
    column(stockCheckFields.balance, { label: 'stock_check.balance', cell: 'number', sort: true, sum: true }),
    column(stockCheckFields.balance_difference, { label: 'stock_check.balance_difference', cell: 'number', sum: true }),
    column(stockCheckFields.reserved, { label: 'stock_check.reserved', cell: 'number', sort: true, sum: true }),
    column(stockCheckFields.held, { label: 'stock_check.held', cell: 'number', sort: true, sum: true }),
    column(stockCheckFields.reserved_difference, {
      label: 'stock_check.reserved_difference', cell: 'number', sum: true,
    }),
    column(stockCheckFields.agrees, { label: 'stock_check.agrees', cell: 'boolean' }),
  ],
  filters: [
    filter(stockCheckFields.goods_id, { label: 'stock_check.goods_id', kind: 'reference' }),
    filter(stockCheckFields.warehouse_id, { label: 'stock_check.warehouse_id', kind: 'reference' }),
  ],
  counts: ['differences'],
  viewModes: [
    { key: 'differences', label: 'screen.goods/list/check.mode.differences', badge: 'differences' },
    { key: 'all', label: 'screen.goods/list/check.mode.all' },
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
  mobile: {
    title: 'goods_id', lines: ['warehouse_id', 'ledger_difference', 'balance_difference', 'reserved_difference'],
  },
  emptyText: 'screen.goods/list/check.empty',
});

export default function StockCheckList() {
  return <ListScreen list={list} />;
}
