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
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { screen: 'check', path: '/check/:code', kind: 'page', permissions: [], public: true },
    { path: '/goods', kind: 'page', permissions: [] },
    { path: '/goods/combo/:id', kind: 'form', creates: true, resource: 'combo', permissions: ['goods_manager'] },
    {
      path: '/goods/list/:id', kind: 'form', creates: true,
      texts: ['goods', 'administration', 'market', 'orders', 'stock'], resource: 'goods',
      permissions: ['goods_manager'],
    },
    { path: '/goods/list/import', kind: 'import', permissions: ['goods_manager'] },
    { path: '/nsca/stamp', kind: 'list', resource: 'stamp', permissions: ['nsca_stamp'] },
    { path: '/nsca/stamp/batch', kind: 'list', resource: 'stamp_batch', permissions: ['nsca_stamp'] },
    {
      path: '/nsca/stamp/batch/:id', kind: 'form', creates: true, resource: 'stamp_batch', permissions: ['nsca_stamp'],
    },
    { screen: 'check', path: '/var/:code', kind: 'page', permissions: [], public: true },
  ],
  resources: [
    { name: 'combo_item', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'combo', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'cost_adjustment', display: [{ field: 'sku' }] },
    { name: 'goods_category_total', display: [{ field: 'category_id' }] },
    { name: 'goods_category', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'goods_code', display: [{ field: 'code' }] },
    { name: 'goods_cost', display: [{ field: 'goods_id' }] },
    { name: 'goods_price', display: [{ field: 'sku' }, ' · ', { field: 'from_date', time: 'day' }] },
    { name: 'goods_profile_total', display: [{ field: 'profile_id' }] },
    { name: 'goods_profile', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'goods', display: [{ field: 'sku' }, ' – ', { field: 'name' }] },
    { name: 'stamp_batch', display: [{ field: 'code' }] },
    { name: 'stamp', display: [{ field: 'code' }] },
    { name: 'supplier_goods', display: [{ field: 'sku' }, ' – ', { field: 'name' }] },
    { name: 'warehouse_cost', display: [{ field: 'goods_id' }] },
  ],
  dialogs: ['change-by-rule', 'change-price', 'copy-packed-combo', 'renew-profile', 'reprint-stamps', 'set-cost'],
};
