// Generated from schemas/administration/goods-without-profile.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { goodsWithoutProfileFields } from './goods-without-profile.entity.gen.ts';

export const list = createList({
  screen: 'administration/goods-profile/without',
  route: '/administration/goods-profile/without',
  resource: 'goods_without_profile',
  title: 'screen.administration/goods-profile/without.title',
  permissions: ['administration_goods_profile'],
  urls: {
    list: '/goods-without-profile-list', count: '/goods-without-profile-count',
    download: '/goods-without-profile-download',
  },
  downloadName: 'goods-without-profile.xlsx',
  where: { asked: true },
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsWithoutProfileFields.sku, {
      label: 'goods_without_profile.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
    }),
    column(goodsWithoutProfileFields.name, {
      label: 'goods_without_profile.name', cell: 'text', show: 'always', sort: true, width: 320,
    }),
    column(goodsWithoutProfileFields.category_id, {
      label: 'goods_without_profile.category_id', cell: 'reference', width: 240,
    }),
  ],
  filters: [
    filter(goodsWithoutProfileFields.sku, { label: 'goods_without_profile.sku', kind: 'code_list' }),
    filter(goodsWithoutProfileFields.name, { label: 'goods_without_profile.name', kind: 'text' }),
    filter(goodsWithoutProfileFields.category_id, { label: 'goods_without_profile.category_id', kind: 'reference' }),
  ],
  sort: { field: 'sku', order: 'ASC' },
  toolbar: [
    {
      key: 'profiles', label: 'screen.administration/goods-profile/without.action.profiles',
      route: '/administration/goods-profile', permissions: ['administration_goods_profile'],
    },
  ],
  bulk: [
    {
      key: 'attach', label: 'screen.administration/goods-profile/without.action.attach', form: 'attach-profile',
      permissions: ['administration_goods_profile'], tone: 'success',
    },
  ],
  mobile: { title: 'name', lines: ['sku', 'category_id'] },
  emptyText: 'screen.administration/goods-profile/without.empty',
});

export default function GoodsWithoutProfileList() {
  return <ListScreen list={list} />;
}
