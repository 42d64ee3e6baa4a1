// Generated from schemas/administration/goods-category.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsCategoryFields } from '#generated/goods/goods-category.entity.gen.ts';

export const goodsCategoryList = createList({
  screen: 'administration/goods-category',
  route: '/administration/goods-category',
  module: 'administration',
  entity: 'goods_category',
  permissions: ['administration_goods_category'],
  urls: { list: '/goods-category-list', count: '/goods-category-count', download: '/goods-category-download' },
  downloadName: 'goods-categories.xlsx',
  columns: [
    column(goodsCategoryFields.path, { label: 'goods_category.path', show: 'always', sort: true }),
    column(goodsCategoryFields.name, { label: 'goods_category.name', show: 'always', sort: true }),
    column(goodsCategoryFields.parent_id, { label: 'goods_category.parent_id' }),
    column(goodsCategoryFields.classification, { label: 'goods_category.classification', sort: true }),
    column(goodsCategoryFields.unit, { label: 'goods_category.unit' }),
    column(goodsCategoryFields.has_expiry, { label: 'goods_category.has_expiry' }),
    column(goodsCategoryFields.profile_required, { label: 'goods_category.profile_required' }),
    column(goodsCategoryFields.active, { label: 'goods_category.active' }),
    column(goodsCategoryFields.updated_at, { label: 'kit.field.updated_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(goodsCategoryFields.code, { label: 'goods_category.code', kind: 'text' }),
    filter(goodsCategoryFields.name, { label: 'goods_category.name', kind: 'text' }),
    filter(goodsCategoryFields.classification, { label: 'goods_category.classification', kind: 'multi_select' }),
    filter(goodsCategoryFields.parent_id, { label: 'goods_category.parent_id', kind: 'reference' }),
    filter(goodsCategoryFields.active, { label: 'goods_category.active', kind: 'boolean', default: true }),
  ],
  sort: { field: 'path', order: 'ASC' },
});
