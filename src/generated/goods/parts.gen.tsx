// Generated from schemas/goods/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
      load: async () => (await loads()).checkPage(),
    },
    { screen: 'goods', path: '/goods', kind: 'page', permissions: [], load: async () => (await loads()).goodsPage() },
    {
      screen: 'goods/combo', path: '/goods/combo/:id', kind: 'form', resource: 'combo', permissions: ['goods_manager'],
      load: async () => (await loads()).comboForm(),
    },
    {
      screen: 'goods/combo', path: '/goods/combo/create', kind: 'form', resource: 'combo',
      permissions: ['goods_manager'],
      load: async () => (await loads()).comboForm(),
    },
    {
      screen: 'goods/list', path: '/goods/list/:id', kind: 'form',
      texts: ['goods', 'administration', 'market', 'orders', 'stock'], resource: 'goods',
      permissions: ['goods_manager'],
      load: async () => (await loads()).goodsForm(),
    },
    {
      screen: 'goods/list', path: '/goods/list/create', kind: 'form',
      texts: ['goods', 'administration', 'market', 'orders', 'stock'], resource: 'goods',
      permissions: ['goods_manager'],
      load: async () => (await loads()).goodsForm(),
    },
    {
      screen: 'goods/list/import', path: '/goods/list/import', kind: 'import', permissions: ['goods_manager'],
      load: async () => (await loads()).goodsImport(),
    },
    {
      screen: 'nsca/stamp', path: '/nsca/stamp', kind: 'list', resource: 'stamp', permissions: ['nsca_stamp'],
      load: async () => (await loads()).stampsList(),
    },
    {
      screen: 'nsca/stamp/batch', path: '/nsca/stamp/batch', kind: 'list', resource: 'stamp_batch',
      permissions: ['nsca_stamp'],
      load: async () => (await loads()).stampBatchesList(),
    },
    {
      screen: 'nsca/stamp/batch', path: '/nsca/stamp/batch/:id', kind: 'form', resource: 'stamp_batch',
      permissions: ['nsca_stamp'],
      load: async () => (await loads()).stampBatchForm(),
    },
    {
      screen: 'nsca/stamp/batch', path: '/nsca/stamp/batch/create', kind: 'form', resource: 'stamp_batch',
      permissions: ['nsca_stamp'],
      load: async () => (await loads()).stampBatchForm(),
    },
    {
      screen: 'check', path: '/var/:code', kind: 'page', permissions: [], public: true,
      load: async () => (await loads()).checkPage(),
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
    'change-by-rule': async () => (await loads()).changeByRuleAction(),
    'change-price': async () => (await loads()).changePriceAction(),
    'renew-profile': async () => (await loads()).renewProfileAction(),
    'reprint-stamps': async () => (await loads()).reprintStampsAction(),
    'set-cost': async () => (await loads()).setCostAction(),
  },
};
