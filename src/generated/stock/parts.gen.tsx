// Generated from schemas/stock/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const stockParts: AppParts = {
  module: {
    name: 'stock', icon: 'inventory', order: 16, tab: 'warehouse',
    menu: [
      {
        group: 'goods_and_orders',
        items: [
          {
            name: 'StockLevels', route: '/goods/list/stock', permissions: ['goods_manager'], icon: 'warehouse',
            order: 12,
          },
          { name: 'GoodsReserved', route: '/goods/reserved', permissions: ['goods_manager'], icon: 'lock', order: 13 },
          { name: 'StockMoves', route: '/goods/list/moves', permissions: ['goods_manager'], icon: 'list', order: 14 },
          { name: 'StockFlow', route: '/goods/list/flow', permissions: ['goods_manager'], icon: 'list', order: 14 },
          {
            name: 'GoodsExpiring', route: '/goods/list/expiring', permissions: ['goods_manager'], icon: 'clock',
            order: 15,
          },
          { name: 'StockCheck', route: '/goods/list/check', permissions: ['goods_manager'], icon: 'list', order: 15 },
          { name: 'GoodsCombo', route: '/goods/combo', permissions: ['goods_manager'], icon: 'list', order: 16 },
          {
            name: 'WarehouseCell', route: '/warehouse/cell', permissions: ['goods_manager'], icon: 'category',
            order: 24,
          },
          {
            name: 'WarehouseBasket', route: '/warehouse/basket', permissions: ['goods_manager'], icon: 'store',
            order: 25,
          },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/goods/combo', kind: 'list', texts: ['stock', 'goods'], resource: 'combo_total',
      permissions: ['goods_manager'],
    },
    {
      path: '/goods/combo/parts', kind: 'list', texts: ['stock', 'goods'], resource: 'combo_part',
      permissions: ['goods_manager'],
    },
    { path: '/goods/list/check', kind: 'list', resource: 'stock_check', permissions: ['goods_manager'] },
    {
      path: '/goods/list/expiring', kind: 'list', texts: ['stock', 'goods'], resource: 'stock_balance',
      permissions: ['goods_manager'],
    },
    { path: '/goods/list/flow', kind: 'list', resource: 'stock_flow', permissions: ['goods_manager'] },
    { path: '/goods/list/moves', kind: 'list', resource: 'stock_move', permissions: ['goods_manager'] },
    {
      path: '/goods/list/stock', kind: 'list', texts: ['stock', 'goods'], resource: 'stock_level',
      permissions: ['goods_manager'],
    },
    { path: '/goods/reserved', kind: 'list', resource: 'reservation', permissions: ['goods_manager'] },
    {
      screen: 'goods/reserved/create', path: '/goods/reserved/create', kind: 'form', texts: ['stock', 'goods'],
      resource: 'reservation_session', permissions: ['goods_reserved'],
    },
    { path: '/goods/reserved/import', kind: 'import', texts: ['stock', 'goods'], permissions: ['goods_reserved'] },
    { path: '/warehouse/basket', kind: 'list', resource: 'basket', permissions: ['goods_manager'] },
    { path: '/warehouse/basket/:id', kind: 'form', creates: true, resource: 'basket', permissions: ['goods_manager'] },
    { path: '/warehouse/cell', kind: 'list', resource: 'cell_total', permissions: ['goods_manager'] },
    { path: '/warehouse/cell-import', kind: 'import', permissions: ['goods_manager'] },
    { path: '/warehouse/cell/:id', kind: 'form', creates: true, resource: 'cell', permissions: ['goods_manager'] },
  ],
  resources: [
    { name: 'basket', display: [{ field: 'code' }] },
    { name: 'cell_total', display: [{ field: 'code' }] },
    { name: 'cell', display: [{ field: 'code' }] },
    { name: 'combo_figure', display: [{ field: 'combo_id' }] },
    { name: 'combo_part', display: [{ field: 'goods_id' }] },
    { name: 'combo_shelf_part', display: [{ field: 'combo_id' }] },
    { name: 'combo_shelf', display: [{ field: 'combo_id' }] },
    { name: 'combo_total', display: [{ field: 'combo_id' }] },
    { name: 'goods_dated', display: [{ field: 'goods_id' }] },
    { name: 'goods_expiry', display: [{ field: 'goods_id' }] },
    { name: 'goods_exported', display: [{ field: 'goods_id' }] },
    { name: 'goods_last_sold', display: [{ field: 'goods_id' }] },
    { name: 'goods_pace', display: [{ field: 'goods_id' }] },
    { name: 'goods_priority_total', display: [{ field: 'priority_id' }] },
    { name: 'goods_priority', display: [{ field: 'code' }] },
    { name: 'goods_total', display: [{ field: 'goods_id' }] },
    { name: 'goods_value', display: [{ field: 'goods_id' }] },
    { name: 'physical_combo_stock', display: [{ field: 'combo_id' }] },
    { name: 'physical_combo', display: [{ field: 'combo_id' }] },
    { name: 'priority_figure', display: [{ field: 'priority_id' }] },
    { name: 'priority_use', display: [{ field: 'priority_id' }] },
    { name: 'reservation_session_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'reservation_session', display: [{ field: 'code' }] },
    { name: 'reservation', display: [{ field: 'document_code' }] },
    { name: 'stock_balance', display: [{ field: 'goods_id' }] },
    { name: 'stock_check', display: [{ field: 'goods_id' }] },
    { name: 'stock_figure', display: [{ field: 'goods_id' }] },
    { name: 'stock_flow', display: [{ field: 'goods_id' }] },
    { name: 'stock_level', display: [{ field: 'goods_id' }] },
    { name: 'stock_move', display: [{ field: 'goods_id' }] },
    { name: 'stock_worth', display: [{ field: 'goods_id' }] },
    { name: 'warehouse_value', display: [{ field: 'goods_id' }] },
  ],
  dialogs: ['reserve-goods', 'reserve-import-options', 'set-goods-active', 'extend-reservation', 'unreserve'],
};
