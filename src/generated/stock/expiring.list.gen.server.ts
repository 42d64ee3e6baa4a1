// Generated from schemas/stock/expiring.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { stockBalanceFields } from './stock-balance.entity.gen.ts';

export const expiringList = createList({
  screen: 'goods/list/expiring',
  route: '/goods/list/expiring',
  module: 'stock',
  entity: 'stock_balance',
  permissions: ['goods_manager'],
  urls: { list: '/expiring-list', count: '/expiring-count', download: '/expiring-download' },
  downloadName: 'expiring.xlsx',
  where: { quantity: { from: 1 } },
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(stockBalanceFields.goods_id, { label: 'stock_balance.goods_id', show: 'always' }),
    column(stockBalanceFields.expired_date, { label: 'stock_balance.expired_date', show: 'always', sort: true }),
    column(stockBalanceFields.quantity, { label: 'stock_balance.quantity', sum: true }),
    column(stockBalanceFields.warehouse_id, { label: 'stock_balance.warehouse_id' }),
    column(stockBalanceFields.cell_id, { label: 'stock_balance.cell_id' }),
    column(stockBalanceFields.lot, { label: 'stock_balance.lot' }),
    column(stockBalanceFields.quality, { label: 'stock_balance.quality' }),
    column(stockBalanceFields.uid, { label: 'stock_balance.uid', show: 'optional' }),
  ],
  filters: [
    filter(stockBalanceFields.goods_id, { label: 'stock_balance.goods_id', kind: 'reference' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(stockBalanceFields.warehouse_id, { label: 'stock_balance.warehouse_id', kind: 'reference' }),
    filter(stockBalanceFields.cell_id, { label: 'stock_balance.cell_id', kind: 'reference' }),
    filter(stockBalanceFields.lot, { label: 'stock_balance.lot', kind: 'code_list' }),
    filter(stockBalanceFields.expired_date, { label: 'stock_balance.expired_date', kind: 'date_range', maxDays: null }),
    filter(stockBalanceFields.quality, { label: 'stock_balance.quality', kind: 'multi_select' }),
  ],
  counts: [
    { key: 'expired', where: { expired_date: { to: { today: -1 } } } },
    { key: 'in_30', where: { expired_date: { from: { today: 0 }, to: { today: 30 } } } },
    { key: 'in_60', where: { expired_date: { from: { today: 31 }, to: { today: 60 } } } },
    { key: 'in_90', where: { expired_date: { from: { today: 61 }, to: { today: 90 } } } },
  ],
  statistics: [
    {
      key: 'expired', label: 'screen.goods/list/expiring.statistic.expired', count: 'expired', sum: 'quantity',
      mode: 'expired',
    },
    {
      key: 'in_30', label: 'screen.goods/list/expiring.statistic.in_30', count: 'in_30', sum: 'quantity', mode: 'in_30',
    },
    {
      key: 'in_60', label: 'screen.goods/list/expiring.statistic.in_60', count: 'in_60', sum: 'quantity', mode: 'in_60',
    },
    {
      key: 'in_90', label: 'screen.goods/list/expiring.statistic.in_90', count: 'in_90', sum: 'quantity', mode: 'in_90',
    },
  ],
  viewModes: [
    { key: 'in_30', where: { expired_date: { from: { today: 0 }, to: { today: 30 } } }, badge: 'in_30' },
    { key: 'in_60', where: { expired_date: { from: { today: 31 }, to: { today: 60 } } } },
    { key: 'in_90', where: { expired_date: { from: { today: 61 }, to: { today: 90 } } } },
    { key: 'expired', where: { expired_date: { to: { today: -1 } } }, badge: 'expired' },
  ],
  sort: { field: 'expired_date', order: 'ASC' },
});
