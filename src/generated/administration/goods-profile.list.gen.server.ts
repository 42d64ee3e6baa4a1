// Generated from schemas/administration/goods-profile.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsProfileTotalFields } from '#generated/goods/goods-profile-total.entity.gen.ts';
import { goodsProfileFields } from '#generated/goods/goods-profile.entity.gen.ts';
import { stockLevelFields } from '#generated/stock/stock-level.entity.gen.ts';

export const goodsProfileList = createList({
  screen: 'administration/goods-profile',
  route: '/administration/goods-profile',
  module: 'administration',
  entity: 'goods_profile_total',
  permissions: ['administration_goods_profile'],
  urls: { list: '/goods-profile-list', count: '/goods-profile-count', download: '/goods-profile-download' },
  downloadName: 'goods-profiles.xlsx',
  columns: [
    column(goodsProfileFields.code, {
      key: 'profile_id.code', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.code', show: 'always', sort: true,
    }),
    column(goodsProfileFields.name, {
      key: 'profile_id.name', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.name', show: 'always', sort: true,
    }),
    column(goodsProfileFields.classification, {
      key: 'profile_id.classification', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.classification', sort: true,
    }),
    column(goodsProfileFields.business, {
      key: 'profile_id.business', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.business',
    }),
    column(goodsProfileFields.number, {
      key: 'profile_id.number', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.number',
    }),
    column(goodsProfileFields.issued_on, {
      key: 'profile_id.issued_on', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.issued_on', show: 'optional', sort: true,
    }),
    column(goodsProfileFields.valid_to, {
      key: 'profile_id.valid_to', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.valid_to', sort: true,
    }),
    column(goodsProfileFields.days_left, {
      key: 'profile_id.days_left', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.days_left',
    }),
    column(goodsProfileFields.state, {
      key: 'profile_id.state', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.state',
    }),
    column(goodsProfileTotalFields.goods_count, { label: 'goods_profile_total.goods_count', sort: true }),
    column(goodsProfileFields.files, {
      key: 'profile_id.files', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.files', show: 'optional',
    }),
    column(goodsProfileFields.active, {
      key: 'profile_id.active', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.active', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsProfileFields.code, {
      key: 'profile_id.code', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.code', kind: 'text',
    }),
    filter(goodsProfileFields.name, {
      key: 'profile_id.name', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.name', kind: 'text',
    }),
    filter(goodsProfileFields.classification, {
      key: 'profile_id.classification', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.classification', kind: 'multi_select',
    }),
    filter(goodsProfileFields.valid_to, {
      key: 'profile_id.valid_to', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.valid_to', kind: 'date_range', maxDays: 360,
    }),
    filter(goodsProfileFields.state, {
      key: 'profile_id.state', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.state', kind: 'multi_select',
    }),
    filter(stockLevelFields.on_hand, {
      key: 'profile_id.goods.stock_level.on_hand',
      steps: [
        { field: 'profile_id', kind: 'reference', entity: 'goods_profile' },
        { field: 'profile_id', kind: 'referring', entity: 'goods' },
        { field: 'goods_id', kind: 'referring', entity: 'stock_level' },
      ],
      label: 'goods.in_stock', kind: 'boolean', is: { from: 1 },
    }),
    filter(goodsProfileFields.business, {
      key: 'profile_id.business', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.business', kind: 'text',
    }),
    filter(goodsProfileFields.number, {
      key: 'profile_id.number', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.number', kind: 'text',
    }),
    filter(goodsProfileFields.active, {
      key: 'profile_id.active', steps: [{ field: 'profile_id', kind: 'reference', entity: 'goods_profile' }],
      label: 'goods_profile.active', kind: 'boolean',
    }),
  ],
  counts: [
    { key: 'expiring', where: { 'profile_id.state': ['expiring'], 'profile_id.active': true } },
    { key: 'expired', where: { 'profile_id.state': ['expired'], 'profile_id.active': true } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'valid', where: { 'profile_id.state': ['valid'], 'profile_id.active': true } },
    { key: 'expiring', where: { 'profile_id.state': ['expiring'], 'profile_id.active': true }, badge: 'expiring' },
    { key: 'expired', where: { 'profile_id.state': ['expired'], 'profile_id.active': true }, badge: 'expired' },
    { key: 'drafts', where: { 'profile_id.active': false } },
  ],
  sort: { field: 'profile_id.valid_to', order: 'ASC' },
});
