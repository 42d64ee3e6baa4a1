// Generated from schemas/stock/baskets.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { basketFields } from './basket.entity.gen.ts';

export const basketsList = createList({
  screen: 'warehouse/basket',
  route: '/warehouse/basket',
  module: 'stock',
  entity: 'basket',
  permissions: ['goods_manager'],
  urls: { list: '/basket-list', count: '/basket-count', download: '/basket-download' },
  downloadName: 'baskets.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(basketFields.code, { label: 'basket.code', show: 'always', sort: true }),
    column(basketFields.warehouse_id, { label: 'basket.warehouse_id' }),
    column(basketFields.kind, { label: 'basket.kind' }),
    column(basketFields.status, { label: 'basket.status', sort: true }),
    column(basketFields.held_by, { label: 'basket.held_by' }),
    column(basketFields.goods_id, { label: 'basket.goods_id' }),
    column(basketFields.expired_date, { label: 'basket.expired_date', show: 'optional' }),
    column(basketFields.note, { label: 'basket.note', show: 'optional' }),
    column(basketFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(basketFields.code, { label: 'basket.code', kind: 'code_list' }),
    filter(basketFields.warehouse_id, { label: 'basket.warehouse_id', kind: 'reference' }),
    filter(basketFields.kind, { label: 'basket.kind', kind: 'multi_select' }),
    filter(basketFields.status, { label: 'basket.status', kind: 'multi_select' }),
    filter(basketFields.held_by, { label: 'basket.held_by', kind: 'reference' }),
    filter(basketFields.goods_id, { label: 'basket.goods_id', kind: 'reference' }),
    filter(basketFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(basketFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'in_use', where: { status: ['picking', 'full', 'packing'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'in_use', where: { status: ['picking', 'full', 'packing'] }, badge: 'in_use' },
    { key: 'empty', where: { status: ['empty'] } },
  ],
  sort: { field: 'code', order: 'ASC' },
});
