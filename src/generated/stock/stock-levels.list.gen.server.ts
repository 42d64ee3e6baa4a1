// Generated from schemas/stock/stock-levels.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { stockLevelFields } from './stock-level.entity.gen.ts';

export const stockLevelsList = createList({
  screen: 'goods/list/stock',
  route: '/goods/list/stock',
  module: 'stock',
  entity: 'stock_level',
  permissions: ['goods_manager'],
  urls: { list: '/stock-level-list', count: '/stock-level-count', download: '/stock-level-download' },
  downloadName: 'stock.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always', sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(stockLevelFields.warehouse_id, { label: 'stock_level.warehouse_id' }),
    column(goodsFields.unit, {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.unit',
    }),
    column(stockLevelFields.on_hand, { label: 'stock_level.on_hand', sort: true, sum: true }),
    column(stockLevelFields.reserved, { label: 'stock_level.reserved', sort: true, sum: true }),
    column(stockLevelFields.unsellable, { label: 'stock_level.unsellable', sort: true, sum: true }),
    column(stockLevelFields.available, { label: 'stock_level.available' }),
  ],
  filters: [
    filter(stockLevelFields.goods_id, { label: 'stock_level.goods_id', kind: 'reference' }),
    filter(stockLevelFields.warehouse_id, { label: 'stock_level.warehouse_id', kind: 'reference' }),
    filter(stockLevelFields.on_hand, { label: 'stock_level.on_hand', kind: 'number_range' }),
    filter(stockLevelFields.reserved, { label: 'stock_level.reserved', kind: 'number_range' }),
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
});
