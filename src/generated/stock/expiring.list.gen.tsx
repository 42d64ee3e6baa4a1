// Generated from schemas/stock/expiring.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockBalanceFields } from './stock-balance.entity.gen.ts';

export const list = createList({
  screen: 'goods/list/expiring',
  route: '/goods/list/expiring',
  resource: 'stock_balance',
  title: 'screen.goods/list/expiring.title',
  permissions: ['goods_manager'],
  urls: { list: '/expiring-list', count: '/expiring-count', download: '/expiring-download' },
  downloadName: 'expiring.xlsx',
  where: { quantity: { from: 1 } },
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', width: 130, pin: 'left',
    }),
    column(stockBalanceFields.goods_id, {
      label: 'stock_balance.goods_id', cell: 'reference', show: 'always', width: 280,
    }),
    column(stockBalanceFields.expired_date, {
      label: 'stock_balance.expired_date', cell: 'date', show: 'always', sort: true,
    }),
    column(stockBalanceFields.quantity, { label: 'stock_balance.quantity', cell: 'number', sum: true, footer: true }),
    column(stockBalanceFields.warehouse_id, { label: 'stock_balance.warehouse_id', cell: 'reference', width: 200 }),
    column(stockBalanceFields.cell_id, { label: 'stock_balance.cell_id', cell: 'reference' }),
    column(stockBalanceFields.lot, { label: 'stock_balance.lot', cell: 'code' }),
    column(stockBalanceFields.quality, { label: 'stock_balance.quality', cell: 'enum' }),
    column(stockBalanceFields.uid, { label: 'stock_balance.uid', cell: 'code', show: 'optional' }),
  ],
  filters: [
    filter(stockBalanceFields.goods_id, { label: 'stock_balance.goods_id', kind: 'reference' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference', place: 'panel',
    }),
    filter(stockBalanceFields.warehouse_id, { label: 'stock_balance.warehouse_id', kind: 'reference' }),
    filter(stockBalanceFields.cell_id, { label: 'stock_balance.cell_id', kind: 'reference', place: 'panel' }),
    filter(stockBalanceFields.lot, { label: 'stock_balance.lot', kind: 'code_list' }),
    filter(stockBalanceFields.expired_date, { label: 'stock_balance.expired_date', kind: 'date_range', maxDays: null }),
    filter(stockBalanceFields.quality, { label: 'stock_balance.quality', kind: 'multi_select', place: 'panel' }),
  ],
  counts: ['expired', 'in_30', 'in_60', 'in_90'],
  viewModes: [
    { key: 'in_30', label: 'screen.goods/list/expiring.mode.in_30', badge: 'in_30' },
    { key: 'in_60', label: 'screen.goods/list/expiring.mode.in_60' },
    { key: 'in_90', label: 'screen.goods/list/expiring.mode.in_90' },
    { key: 'expired', label: 'screen.goods/list/expiring.mode.expired', badge: 'expired' },
  ],
  sort: { field: 'expired_date', order: 'ASC' },
  toolbar: [
    {
      key: 'back', label: 'screen.goods/list/expiring.action.back', route: '/goods/list',
      permissions: ['goods_manager'],
    },
  ],
  mobile: { title: 'goods_id', lines: ['expired_date', 'quantity', 'cell_id', 'warehouse_id'] },
  emptyText: 'screen.goods/list/expiring.empty',
});

export default function ExpiringList() {
  return <ListScreen list={list} />;
}
