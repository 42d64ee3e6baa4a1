// Generated from schemas/administration/goods-profile.list.json. Edit that file and run `npm run generate`.
import { goodsProfileTotalFields } from '#generated/goods/goods-profile-total.entity.gen.ts';
import { goodsProfileFields } from '#generated/goods/goods-profile.entity.gen.ts';
import { renewProfileAction } from '#generated/goods/renew-profile.action.gen.ts';
import { stockLevelFields } from '#generated/stock/stock-level.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-profile',
  route: '/administration/goods-profile',
  resource: 'goods_profile_total',
  title: 'screen.administration/goods-profile.title',
  permissions: ['administration_goods_profile'],
  urls: { list: '/goods-profile-list', count: '/goods-profile-count', download: '/goods-profile-download' },
  downloadName: 'goods-profiles.xlsx',
  columns: [
    column(goodsProfileFields.code, {
      key: 'profile_id.code', label: 'goods_profile.code', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/administration/goods-profile',
    }),
    column(goodsProfileFields.name, {
      key: 'profile_id.name', label: 'goods_profile.name', cell: 'text', show: 'always', sort: true, width: 220,
    }),
    column(goodsProfileFields.classification, {
      key: 'profile_id.classification', label: 'goods_profile.classification', cell: 'enum', sort: true,
    }),
    column(goodsProfileFields.business, { key: 'profile_id.business', label: 'goods_profile.business', cell: 'text' }),
    column(goodsProfileFields.number, { key: 'profile_id.number', label: 'goods_profile.number', cell: 'text' }),
    column(goodsProfileFields.issued_on, {
      key: 'profile_id.issued_on', label: 'goods_profile.issued_on', cell: 'date', show: 'optional', sort: true,
    }),
    column(goodsProfileFields.valid_to, {
      key: 'profile_id.valid_to', label: 'goods_profile.valid_to', cell: 'date', sort: true,
    }),
    column(goodsProfileFields.days_left, {
      key: 'profile_id.days_left', label: 'goods_profile.days_left', cell: 'number',
    }),
    column(goodsProfileFields.state, { key: 'profile_id.state', label: 'goods_profile.state', cell: 'enum' }),
    column(goodsProfileTotalFields.goods_count, {
      label: 'goods_profile_total.goods_count', cell: 'number', sort: true,
    }),
    column(goodsProfileFields.files, {
      key: 'profile_id.files', label: 'goods_profile.files', cell: 'file', show: 'optional',
    }),
    column(goodsProfileFields.active, {
      key: 'profile_id.active', label: 'goods_profile.active', cell: 'boolean', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsProfileFields.code, { key: 'profile_id.code', label: 'goods_profile.code', kind: 'text' }),
    filter(goodsProfileFields.name, { key: 'profile_id.name', label: 'goods_profile.name', kind: 'text' }),
    filter(goodsProfileFields.classification, {
      key: 'profile_id.classification', label: 'goods_profile.classification', kind: 'multi_select',
    }),
    filter(goodsProfileFields.valid_to, {
      key: 'profile_id.valid_to', label: 'goods_profile.valid_to', kind: 'date_range', maxDays: 360,
    }),
    filter(goodsProfileFields.state, { key: 'profile_id.state', label: 'goods_profile.state', kind: 'multi_select' }),
    filter(stockLevelFields.on_hand, {
      key: 'profile_id.goods.stock_level.on_hand', label: 'goods.in_stock', kind: 'boolean', place: 'panel',
    }),
    filter(goodsProfileFields.business, {
      key: 'profile_id.business', label: 'goods_profile.business', kind: 'text', place: 'panel',
    }),
    filter(goodsProfileFields.number, {
      key: 'profile_id.number', label: 'goods_profile.number', kind: 'text', place: 'panel',
    }),
    filter(goodsProfileFields.active, {
      key: 'profile_id.active', label: 'goods_profile.active', kind: 'boolean', place: 'panel',
    }),
  ],
  counts: ['expiring', 'expired'],
  viewModes: [
    { key: 'all', label: 'screen.administration/goods-profile.mode.all' },
    { key: 'valid', label: 'screen.administration/goods-profile.mode.valid' },
    { key: 'expiring', label: 'screen.administration/goods-profile.mode.expiring', badge: 'expiring' },
    { key: 'expired', label: 'screen.administration/goods-profile.mode.expired', badge: 'expired' },
    { key: 'drafts', label: 'screen.administration/goods-profile.mode.drafts' },
  ],
  sort: { field: 'profile_id.valid_to', order: 'ASC' },
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
      of: { from: 'id', path: 'profile_id', resource: 'goods_profile', actions: [renewProfileAction] },
    },
    {
      key: 'goods', label: 'screen.administration/goods-profile.action.goods', route: '/goods/list',
      filter: { 'goods_id.profile_id': { from: 'id', choice: true } }, permissions: ['goods_manager'],
    },
  ],
  open: '/administration/goods-profile',
  mobile: {
    title: 'profile_id.name',
    lines: ['profile_id.code', 'profile_id.valid_to', 'profile_id.days_left', 'profile_id.state'],
  },
  emptyText: 'screen.administration/goods-profile.empty',
});

export default function GoodsProfileList() {
  return <ListScreen list={list} />;
}
