// Generated from schemas/shop/stock-levels.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { stockLevelFields } from './stock-level.entity.gen.ts';

export const stockLevelsList = createList({
  screen: 'shop/stock-levels',
  route: '/shop/stock-levels',
  module: 'shop',
  entity: 'stock_level',
  permissions: ['stock_manager'],
  urls: { list: '/stock-level-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(stockLevelFields.goods_id, { label: 'stock_level.goods_id' }),
    column(stockLevelFields.on_hand, { label: 'stock_level.on_hand', sum: true }),
    column(stockLevelFields.available, { label: 'stock_level.available' }),
    column(stockLevelFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [filter(stockLevelFields.cell, { label: 'stock_level.cell', kind: 'text' })],
  sort: { field: 'created_at', order: 'DESC' },
});
