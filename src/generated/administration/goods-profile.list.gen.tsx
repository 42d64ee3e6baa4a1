// Generated from schemas/administration/goods-profile.list.json. Edit that file and run `npm run generate`.
import { goodsProfileFields } from '#generated/goods/goods-profile.entity.gen.ts';
import { renewProfileAction } from '#generated/goods/renew-profile.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-profile',
  route: '/administration/goods-profile',
  resource: 'goods_profile',
  title: 'screen.administration/goods-profile.title',
  permissions: ['administration_goods_profile'],
  urls: { list: '/goods-profile-list', count: '/goods-profile-count', download: '/goods-profile-download' },
  downloadName: 'goods-profiles.xlsx',
  columns: [
    column(goodsProfileFields.code, {
      label: 'goods_profile.code', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/administration/goods-profile',
    }),
    column(goodsProfileFields.name, {
      label: 'goods_profile.name', cell: 'text', show: 'always', sort: true, width: 260,
    }),
    column(goodsProfileFields.classification, { label: 'goods_profile.classification', cell: 'enum', sort: true }),
    column(goodsProfileFields.business, { label: 'goods_profile.business', cell: 'text' }),
    column(goodsProfileFields.number, { label: 'goods_profile.number', cell: 'text' }),
    column(goodsProfileFields.issued_on, {
      label: 'goods_profile.issued_on', cell: 'date', show: 'optional', sort: true,
    }),
    column(goodsProfileFields.valid_to, { label: 'goods_profile.valid_to', cell: 'date', sort: true }),
    column(goodsProfileFields.days_left, { label: 'goods_profile.days_left', cell: 'number' }),
    column(goodsProfileFields.state, { label: 'goods_profile.state', cell: 'enum' }),
    column(goodsProfileFields.files, { label: 'goods_profile.files', cell: 'file', show: 'optional' }),
    column(goodsProfileFields.active, { label: 'goods_profile.active', cell: 'boolean', show: 'optional' }),
  ],
  filters: [
    filter(goodsProfileFields.code, { label: 'goods_profile.code', kind: 'text' }),
    filter(goodsProfileFields.name, { label: 'goods_profile.name', kind: 'text' }),
    filter(goodsProfileFields.classification, { label: 'goods_profile.classification', kind: 'multi_select' }),
    filter(goodsProfileFields.valid_to, { label: 'goods_profile.valid_to', kind: 'date_range', maxDays: 360 }),
    filter(goodsProfileFields.state, { label: 'goods_profile.state', kind: 'multi_select' }),
    filter(goodsProfileFields.business, { label: 'goods_profile.business', kind: 'text', place: 'panel' }),
    filter(goodsProfileFields.number, { label: 'goods_profile.number', kind: 'text', place: 'panel' }),
    filter(goodsProfileFields.active, { label: 'goods_profile.active', kind: 'boolean', place: 'panel' }),
  ],
  counts: ['expiring', 'expired'],
  viewModes: [
    { key: 'all', label: 'screen.administration/goods-profile.mode.all' },
    { key: 'valid', label: 'screen.administration/goods-profile.mode.valid' },
    { key: 'expiring', label: 'screen.administration/goods-profile.mode.expiring', badge: 'expiring' },
    { key: 'expired', label: 'screen.administration/goods-profile.mode.expired', badge: 'expired' },
    { key: 'drafts', label: 'screen.administration/goods-profile.mode.drafts' },
  ],
  sort: { field: 'valid_to', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/goods-profile/create',
      permissions: ['administration_goods_profile'], tone: 'success',
    },
    {
      key: 'without', label: 'screen.administration/goods-profile.action.without',
      route: '/administration/goods-profile/without', permissions: ['administration_goods_profile'],
    },
  ],
  row: [
    {
      key: 'renew_profile', label: 'goods_profile.action.renew_profile', action: 'renew_profile',
      permissions: ['administration_goods_profile'],
    },
    {
      key: 'goods', label: 'screen.administration/goods-profile.action.goods', route: '/goods/list',
      filter: { 'goods_id.profile_id': { from: 'id', choice: true } }, permissions: ['goods_manager'],
    },
  ],
  actions: [renewProfileAction],
  open: '/administration/goods-profile',
  create: { route: '/administration/goods-profile/create', permissions: ['administration_goods_profile'] },
  mobile: { title: 'name', lines: ['code', 'valid_to', 'days_left', 'state'] },
  emptyText: 'screen.administration/goods-profile.empty',
});

export default function GoodsProfileList() {
  return <ListScreen list={list} />;
}
