// Generated from schemas/administration/goods-category.list.json. Edit that file and run `npm run generate`.
import { goodsCategoryFields } from '#generated/goods/goods-category.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-category',
  route: '/administration/goods-category',
  resource: 'goods_category',
  title: 'screen.administration/goods-category.title',
  permissions: ['administration_goods_category'],
  urls: { list: '/goods-category-list', count: '/goods-category-count', download: '/goods-category-download' },
  downloadName: 'goods-categories.xlsx',
  columns: [
    column(goodsCategoryFields.path, {
      label: 'goods_category.path', cell: 'tree', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/administration/goods-category',
    }),
    column(goodsCategoryFields.name, { label: 'goods_category.name', cell: 'text', show: 'always', sort: true }),
    column(goodsCategoryFields.parent_id, { label: 'goods_category.parent_id', cell: 'reference' }),
    column(goodsCategoryFields.classification, { label: 'goods_category.classification', cell: 'enum', sort: true }),
    column(goodsCategoryFields.unit, { label: 'goods_category.unit', cell: 'enum' }),
    column(goodsCategoryFields.has_expiry, { label: 'goods_category.has_expiry', cell: 'boolean' }),
    column(goodsCategoryFields.profile_required, { label: 'goods_category.profile_required', cell: 'boolean' }),
    column(goodsCategoryFields.active, { label: 'goods_category.active', cell: 'boolean' }),
    column(goodsCategoryFields.updated_at, {
      label: 'kit.field.updated_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(goodsCategoryFields.code, { label: 'goods_category.code', kind: 'text' }),
    filter(goodsCategoryFields.name, { label: 'goods_category.name', kind: 'text' }),
    filter(goodsCategoryFields.classification, { label: 'goods_category.classification', kind: 'multi_select' }),
    filter(goodsCategoryFields.parent_id, { label: 'goods_category.parent_id', kind: 'reference' }),
    filter(goodsCategoryFields.active, { label: 'goods_category.active', kind: 'boolean', default: true }),
  ],
  sort: { field: 'path', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/goods-category/create',
      permissions: ['administration_goods_category'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'print_sample', label: 'screen.administration/goods-category.action.print_sample',
      print: async () => (await import('#generated/goods/category-sample.print.gen.ts')).categorySamplePrint,
    },
  ],
  open: '/administration/goods-category',
  create: { route: '/administration/goods-category/create', permissions: ['administration_goods_category'] },
  mobile: { title: 'name', lines: ['path', 'classification', 'parent_id'] },
  emptyText: 'screen.administration/goods-category.empty',
});

export default function GoodsCategoryList() {
  return <ListScreen list={list} />;
}
