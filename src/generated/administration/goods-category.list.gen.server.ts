// Generated from schemas/administration/goods-category.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsCategoryTotalFields } from '#generated/goods/goods-category-total.entity.gen.ts';
import { goodsCategoryFields } from '#generated/goods/goods-category.entity.gen.ts';

export const goodsCategoryList = createList({
  screen: 'administration/goods-category',
  route: '/administration/goods-category',
  module: 'administration',
  entity: 'goods_category_total',
  permissions: ['administration_goods_category'],
  urls: { list: '/goods-category-list', count: '/goods-category-count', download: '/goods-category-download' },
  downloadName: 'goods-categories.xlsx',
  columns: [
    column(goodsCategoryFields.path, {
      key: 'category_id.path', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.path', show: 'always', sort: true,
    }),
    column(goodsCategoryFields.name, {
      key: 'category_id.name', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.name', show: 'always', sort: true,
    }),
    column(goodsCategoryFields.parent_id, {
      key: 'category_id.parent_id', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.parent_id',
    }),
    column(goodsCategoryFields.classification, {
      key: 'category_id.classification', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.classification', sort: true,
    }),
    column(goodsCategoryTotalFields.goods_count, { label: 'goods_category_total.goods_count', sort: true, sum: true }),
    column(goodsCategoryFields.unit, {
      key: 'category_id.unit', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.unit',
    }),
    column(goodsCategoryFields.tax_rate, {
      key: 'category_id.tax_rate', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.tax_rate',
    }),
    column(goodsCategoryFields.has_expiry, {
      key: 'category_id.has_expiry', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.has_expiry',
    }),
    column(goodsCategoryFields.profile_required, {
      key: 'category_id.profile_required',
      steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.profile_required',
    }),
    column(goodsCategoryFields.active, {
      key: 'category_id.active', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.active',
    }),
    column(goodsCategoryFields.updated_at, {
      key: 'category_id.updated_at', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'kit.field.updated_at', show: 'optional', sort: true,
    }),
    column(goodsCategoryTotalFields.category_id, { label: 'goods_category_total.category_id', show: 'optional' }),
  ],
  filters: [
    filter(goodsCategoryFields.code, {
      key: 'category_id.code', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.code', kind: 'text',
    }),
    filter(goodsCategoryFields.name, {
      key: 'category_id.name', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.name', kind: 'text',
    }),
    filter(goodsCategoryFields.classification, {
      key: 'category_id.classification', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.classification', kind: 'multi_select',
    }),
    filter(goodsCategoryFields.parent_id, {
      key: 'category_id.parent_id', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.parent_id', kind: 'reference',
    }),
    filter(goodsCategoryFields.active, {
      key: 'category_id.active', steps: [{ field: 'category_id', kind: 'reference', entity: 'goods_category' }],
      label: 'goods_category.active', kind: 'boolean', default: true,
    }),
  ],
  sort: { field: 'category_id.path', order: 'ASC' },
});
