// Generated from schemas/administration/goods-profile.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsProfileFields } from '#generated/goods/goods-profile.entity.gen.ts';

export const goodsProfileList = createList({
  screen: 'administration/goods-profile',
  route: '/administration/goods-profile',
  module: 'administration',
  entity: 'goods_profile',
  permissions: ['administration_goods_profile'],
  urls: { list: '/goods-profile-list', count: '/goods-profile-count', download: '/goods-profile-download' },
  downloadName: 'goods-profiles.xlsx',
  columns: [
    column(goodsProfileFields.code, { label: 'goods_profile.code', show: 'always', sort: true }),
    column(goodsProfileFields.name, { label: 'goods_profile.name', show: 'always', sort: true }),
    column(goodsProfileFields.classification, { label: 'goods_profile.classification', sort: true }),
    column(goodsProfileFields.business, { label: 'goods_profile.business' }),
    column(goodsProfileFields.number, { label: 'goods_profile.number' }),
    column(goodsProfileFields.issued_on, { label: 'goods_profile.issued_on', show: 'optional', sort: true }),
    column(goodsProfileFields.valid_to, { label: 'goods_profile.valid_to', sort: true }),
    column(goodsProfileFields.days_left, { label: 'goods_profile.days_left' }),
    column(goodsProfileFields.state, { label: 'goods_profile.state' }),
    column(goodsProfileFields.files, { label: 'goods_profile.files', show: 'optional' }),
    column(goodsProfileFields.active, { label: 'goods_profile.active', show: 'optional' }),
  ],
  filters: [
    filter(goodsProfileFields.code, { label: 'goods_profile.code', kind: 'text' }),
    filter(goodsProfileFields.name, { label: 'goods_profile.name', kind: 'text' }),
    filter(goodsProfileFields.classification, { label: 'goods_profile.classification', kind: 'multi_select' }),
    filter(goodsProfileFields.valid_to, { label: 'goods_profile.valid_to', kind: 'date_range', maxDays: 360 }),
    filter(goodsProfileFields.state, { label: 'goods_profile.state', kind: 'multi_select' }),
    filter(goodsProfileFields.business, { label: 'goods_profile.business', kind: 'text' }),
    filter(goodsProfileFields.number, { label: 'goods_profile.number', kind: 'text' }),
    filter(goodsProfileFields.active, { label: 'goods_profile.active', kind: 'boolean' }),
  ],
  counts: [
    { key: 'expiring', where: { state: ['expiring'], active: true } },
    { key: 'expired', where: { state: ['expired'], active: true } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'valid', where: { state: ['valid'], active: true } },
    { key: 'expiring', where: { state: ['expiring'], active: true }, badge: 'expiring' },
    { key: 'expired', where: { state: ['expired'], active: true }, badge: 'expired' },
    { key: 'drafts', where: { active: false } },
  ],
  sort: { field: 'valid_to', order: 'ASC' },
});
