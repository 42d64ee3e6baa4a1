// Generated from schemas/administration/goods-without-profile.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsWithoutProfileFields } from './goods-without-profile.entity.gen.ts';

export const goodsWithoutProfileList = createList({
  screen: 'administration/goods-profile/without',
  route: '/administration/goods-profile/without',
  module: 'administration',
  entity: 'goods_without_profile',
  permissions: ['administration_goods_profile'],
  urls: {
    list: '/goods-without-profile-list', count: '/goods-without-profile-count',
    download: '/goods-without-profile-download',
  },
  downloadName: 'goods-without-profile.xlsx',
  where: { asked: true },
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsWithoutProfileFields.sku, { label: 'goods_without_profile.sku', show: 'always', sort: true }),
    column(goodsWithoutProfileFields.name, { label: 'goods_without_profile.name', show: 'always', sort: true }),
    column(goodsWithoutProfileFields.category_id, { label: 'goods_without_profile.category_id' }),
  ],
  filters: [
    filter(goodsWithoutProfileFields.sku, { label: 'goods_without_profile.sku', kind: 'code_list' }),
    filter(goodsWithoutProfileFields.name, { label: 'goods_without_profile.name', kind: 'text' }),
    filter(goodsWithoutProfileFields.category_id, { label: 'goods_without_profile.category_id', kind: 'reference' }),
  ],
  sort: { field: 'sku', order: 'ASC' },
});
