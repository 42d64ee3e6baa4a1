// Generated from schemas/goods/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const goodsParts: AppParts = {
  module: {
    name: 'goods', icon: 'inventory', order: 15, tab: 'warehouse',
    menu: [
      {
        group: 'goods_and_orders',
        items: [
          { name: 'GoodsList', route: '/goods/list', permissions: ['goods_manager'], icon: 'inventory', order: 6 },
          { name: 'NscaStamp', route: '/nsca/stamp', permissions: ['nsca_stamp'], icon: 'qr', order: 15 },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'check', path: '/check/:code', kind: 'page', permissions: [], public: true,
      load: () => import('./check.page.gen.tsx'),
    },
    { screen: 'goods', path: '/goods', kind: 'page', permissions: [], load: () => import('./goods.page.gen.tsx') },
    {
      screen: 'goods/combo', path: '/goods/combo/:id', kind: 'form', resource: 'combo', permissions: ['goods_manager'],
      load: () => import('./combo.form.gen.tsx'),
    },
    {
      screen: 'goods/combo', path: '/goods/combo/create', kind: 'form', resource: 'combo',
      permissions: ['goods_manager'],
      load: () => import('./combo.form.gen.tsx'),
    },
    {
      screen: 'goods/list', path: '/goods/list/:id', kind: 'form', resource: 'goods', permissions: ['goods_manager'],
      load: () => import('./goods.form.gen.tsx'),
    },
    {
      screen: 'goods/list', path: '/goods/list/create', kind: 'form', resource: 'goods', permissions: ['goods_manager'],
      load: () => import('./goods.form.gen.tsx'),
    },
    {
      screen: 'nsca/stamp', path: '/nsca/stamp', kind: 'list', resource: 'stamp', permissions: ['nsca_stamp'],
      load: () => import('./stamps.list.gen.tsx'),
    },
    {
      screen: 'nsca/stamp/batch', path: '/nsca/stamp/batch', kind: 'list', resource: 'stamp_batch',
      permissions: ['nsca_stamp'],
      load: () => import('./stamp-batches.list.gen.tsx'),
    },
    {
      screen: 'nsca/stamp/batch', path: '/nsca/stamp/batch/:id', kind: 'form', resource: 'stamp_batch',
      permissions: ['nsca_stamp'],
      load: () => import('./stamp-batch.form.gen.tsx'),
    },
    {
      screen: 'nsca/stamp/batch', path: '/nsca/stamp/batch/create', kind: 'form', resource: 'stamp_batch',
      permissions: ['nsca_stamp'],
      load: () => import('./stamp-batch.form.gen.tsx'),
    },
    {
      screen: 'check', path: '/var/:code', kind: 'page', permissions: [], public: true,
      load: () => import('./check.page.gen.tsx'),
    },
  ],
  resources: [
    { name: 'combo_item', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'combo', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'goods_category', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'goods_cost', display: [{ field: 'goods_id' }] },
    { name: 'goods_price', display: [{ field: 'sku' }, ' · ', { field: 'from_date' }] },
    { name: 'goods_profile', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'goods', display: [{ field: 'sku' }, ' – ', { field: 'name' }] },
    { name: 'stamp_batch', display: [{ field: 'code' }] },
    { name: 'stamp', display: [{ field: 'code' }] },
    { name: 'supplier_goods', display: [{ field: 'sku' }, ' – ', { field: 'name' }] },
  ],
  dialogs: {
    'change-by-rule': () => import('./change-by-rule.action.gen.tsx'),
    'change-price': () => import('./change-price.action.gen.tsx'),
    'reprint-stamps': () => import('./reprint-stamps.action.gen.tsx'),
    'set-cost': () => import('./set-cost.action.gen.tsx'),
  },
};
