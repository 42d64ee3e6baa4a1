// Generated from schemas/stock/stock-check.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { stockCheckFields } from './stock-check.entity.gen.ts';

export const stockCheckList = createList({
  screen: 'goods/list/check',
  route: '/goods/list/check',
  module: 'stock',
  entity: 'stock_check',
  permissions: ['goods_manager'],
  urls: { list: '/stock-check-list', count: '/stock-check-count', download: '/stock-check-download' },
  downloadName: 'stock-check.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(stockCheckFields.goods_id, { label: 'stock_check.goods_id', show: 'always' }),
    column(stockCheckFields.warehouse_id, { label: 'stock_check.warehouse_id' }),
    column(stockCheckFields.level, { label: 'stock_check.level', sort: true, sum: true }),
    column(stockCheckFields.ledger, { label: 'stock_check.ledger', sort: true, sum: true }),
    column(stockCheckFields.ledger_difference, { label: 'stock_check.ledger_difference', sum: true }),
    column(stockCheckFields.balance, { label: 'stock_check.balance', sort: true, sum: true }),
    column(stockCheckFields.balance_difference, { label: 'stock_check.balance_difference', sum: true }),
    column(stockCheckFields.reserved, { label: 'stock_check.reserved', sort: true, sum: true }),
    column(stockCheckFields.held, { label: 'stock_check.held', sort: true, sum: true }),
    column(stockCheckFields.reserved_difference, { label: 'stock_check.reserved_difference', sum: true }),
    column(stockCheckFields.agrees, { label: 'stock_check.agrees' }),
  ],
  filters: [
    filter(stockCheckFields.goods_id, { label: 'stock_check.goods_id', kind: 'reference' }),
    filter(stockCheckFields.warehouse_id, { label: 'stock_check.warehouse_id', kind: 'reference' }),
  ],
  counts: [{ key: 'differences', where: { agrees: false } }],
  viewModes: [{ key: 'differences', where: { agrees: false }, badge: 'differences' }, { key: 'all' }],
  sort: { field: 'goods_id.sku', order: 'ASC' },
});
