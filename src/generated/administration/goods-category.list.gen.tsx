// Generated from schemas/administration/goods-category.list.json. Edit that file and run `npm run generate`.
import { goodsCategoryTotalFields } from '#generated/goods/goods-category-total.entity.gen.ts';
import { goodsCategoryFields } from '#generated/goods/goods-category.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-category',
  route: '/administration/goods-category',
  resource: 'goods_category_total',
  title: 'screen.administration/goods-category.title',
  permissions: ['administration_goods_category'],
  urls: { list: '/goods-category-list', count: '/goods-category-count', download: '/goods-category-download' },
  downloadName: 'goods-categories.xlsx',
  columns: [
    column(goodsCategoryFields.path, {
      key: 'category_id.path', label: 'goods_category.path', cell: 'tree', show: 'always', sort: true, width: 160,
      pin: 'left', link: '/administration/goods-category',
    }),
    column(goodsCategoryFields.name, {
      key: 'category_id.name', label: 'goods_category.name', cell: 'text', show: 'always', sort: true,
    }),
    column(goodsCategoryFields.parent_id, {
      key: 'category_id.parent_id', label: 'goods_category.parent_id', cell: 'reference',
    }),
    column(goodsCategoryFields.classification, {
      key: 'category_id.classification', label: 'goods_category.classification', cell: 'enum', sort: true,
    }),
    column(goodsCategoryTotalFields.goods_count, {
      label: 'goods_category_total.goods_count', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsCategoryFields.unit, { key: 'category_id.unit', label: 'goods_category.unit', cell: 'enum' }),
    column(goodsCategoryFields.tax_rate, {
      key: 'category_id.tax_rate', label: 'goods_category.tax_rate', cell: 'enum',
    }),
    column(goodsCategoryFields.has_expiry, {
      key: 'category_id.has_expiry', label: 'goods_category.has_expiry', cell: 'boolean',
    }),
    column(goodsCategoryFields.profile_required, {
      key: 'category_id.profile_required', label: 'goods_category.profile_required', cell: 'boolean',
    }),
    column(goodsCategoryFields.active, { key: 'category_id.active', label: 'goods_category.active', cell: 'boolean' }),
    column(goodsCategoryFields.updated_at, {
      key: 'category_id.updated_at', label: 'kit.field.updated_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsCategoryTotalFields.category_id, {
      label: 'goods_category_total.category_id', cell: 'reference', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsCategoryFields.code, { key: 'category_id.code', label: 'goods_category.code', kind: 'text' }),
    filter(goodsCategoryFields.name, { key: 'category_id.name', label: 'goods_category.name', kind: 'text' }),
    filter(goodsCategoryFields.classification, {
      key: 'category_id.classification', label: 'goods_category.classification', kind: 'multi_select',
    }),
    filter(goodsCategoryFields.parent_id, {
      key: 'category_id.parent_id', label: 'goods_category.parent_id', kind: 'reference',
    }),
    filter(goodsCategoryFields.active, {
      key: 'category_id.active', label: 'goods_category.active', kind: 'boolean', default: true,
    }),
  ],
  sort: { field: 'category_id.path', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/goods-category/create',
      permissions: ['administration_goods_category'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'goods', label: 'screen.administration/goods-category.action.goods', route: '/goods/list',
      filter: { 'goods_id.category_id': { from: 'category_id', choice: true } }, permissions: ['goods_manager'],
    },
    {
      key: 'print_sample', label: 'screen.administration/goods-category.action.print_sample',
      print: async () => (await import('#generated/goods/category-sample.print.gen.ts')).categorySamplePrint,
    },
  ],
  open: '/administration/goods-category',
  mobile: { title: 'category_id.name', lines: ['category_id.path', 'category_id.classification', 'goods_count'] },
  emptyText: 'screen.administration/goods-category.empty',
  live: true,
});

export default function GoodsCategoryList() {
  return <ListScreen list={list} />;
}
