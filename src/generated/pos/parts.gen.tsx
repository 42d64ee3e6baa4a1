// Generated from schemas/pos/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const posParts: AppParts = {
  module: {
    name: 'pos', icon: 'pos', order: 30, tab: 'pos', gate: 'is_active_pos',
    menu: [
      {
        group: 'pos_selling',
        items: [
          { name: 'PosSale', route: '/pos/sale', permissions: ['pos_order_create_single'], icon: 'pos', order: 1 },
          {
            name: 'PosGoodsReceiptCreate', route: '/pos/goods-receipt-create',
            permissions: ['pos_goods_receipt_create'], icon: 'download', order: 2,
          },
          {
            name: 'PosGoodsTransfer', route: '/pos/goods-transfer', permissions: ['pos_goods_transfer'],
            icon: 'transfer', order: 3,
          },
          {
            name: 'PosOrderCreateSingle', route: '/pos/order-online-create', permissions: ['pos_order_create_single'],
            icon: 'add', order: 4,
          },
          {
            name: 'PosGoodsList', route: '/pos/goods-list', permissions: ['pos_goods_manager'], icon: 'inventory',
            order: 5,
          },
          {
            name: 'PosOrderList', route: '/pos/order-list', permissions: ['pos_order_list'], icon: 'receipt', order: 6,
          },
          {
            name: 'PosOrderOnlineList', route: '/pos/order-online-list', permissions: ['pos_order_online_list'],
            icon: 'list', order: 7,
          },
          { name: 'PosShift', route: '/pos/shift', permissions: ['pos_order_list'], icon: 'clock', order: 8 },
          { name: 'PosBuyer', route: '/pos/buyer', permissions: ['pos_order_list'], icon: 'people', order: 9 },
          { name: 'PosReport', route: '/pos/report', permissions: ['pos_order_list'], icon: 'report', order: 10 },
          {
            name: 'PosGoodsReport', route: '/pos/goods-report', permissions: ['pos_order_list'], icon: 'report',
            order: 11,
          },
          {
            name: 'PosStockTake', route: '/pos/stock-take', permissions: ['pos_goods_manager'], icon: 'measure',
            order: 12,
          },
          {
            name: 'PosOrderReturn', route: '/pos/order-return', permissions: ['pos_order_online_list'], icon: 'undo',
            order: 13,
          },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/pos/buyer', kind: 'list', texts: ['pos', 'buyer', 'place'], resource: 'buyer_total',
      permissions: ['pos_order_list'],
    },
    { path: '/pos/buyer-import', kind: 'import', texts: ['pos', 'buyer', 'place'], permissions: ['pos_order_list'] },
    {
      path: '/pos/buyer/:id', kind: 'form', creates: true, texts: ['pos', 'buyer', 'crm', 'place'], resource: 'buyer',
      permissions: ['pos_order_list'],
    },
    {
      path: '/pos/goods-list', kind: 'list', texts: ['pos', 'goods', 'stock'], resource: 'shop_shelf',
      permissions: ['pos_goods_manager'],
    },
    {
      path: '/pos/goods-list/display-request', kind: 'list', texts: ['pos', 'warehouse'],
      resource: 'pos_display_request', permissions: ['pos_goods_transfer'],
    },
    {
      path: '/pos/goods-list/display-request/:id', kind: 'form', creates: true, texts: ['pos', 'goods', 'warehouse'],
      resource: 'pos_display_request', permissions: ['pos_goods_transfer'],
    },
    {
      path: '/pos/goods-list/elsewhere', kind: 'list', texts: ['pos', 'goods'], resource: 'shop_elsewhere',
      permissions: ['pos_goods_manager'],
    },
    {
      path: '/pos/goods-list/moves', kind: 'list', texts: ['pos', 'stock'], resource: 'shop_move',
      permissions: ['pos_goods_manager'],
    },
    {
      path: '/pos/goods-receipt-create', kind: 'list', texts: ['pos', 'goods', 'warehouse'], resource: 'goods_receipt',
      permissions: ['pos_goods_receipt_create'],
    },
    {
      path: '/pos/goods-receipt-create/:id', kind: 'form', creates: true, texts: ['pos', 'goods', 'warehouse'],
      resource: 'goods_receipt', permissions: ['pos_goods_receipt_create'],
    },
    { path: '/pos/goods-report', kind: 'report', texts: ['pos', 'buyer', 'goods'], permissions: ['pos_order_list'] },
    {
      path: '/pos/goods-transfer', kind: 'list', texts: ['pos', 'goods', 'warehouse'], resource: 'goods_transfer',
      permissions: ['pos_goods_transfer'],
    },
    {
      path: '/pos/goods-transfer/:id', kind: 'form', creates: true, texts: ['pos', 'goods', 'warehouse'],
      resource: 'goods_transfer', permissions: ['pos_goods_transfer'],
    },
    {
      path: '/pos/order-list', kind: 'list', texts: ['pos', 'buyer'], resource: 'pos_sale',
      permissions: ['pos_order_list'],
    },
    {
      path: '/pos/order-list/:id', kind: 'form', texts: ['pos', 'buyer'], resource: 'pos_sale',
      permissions: ['pos_order_list'],
    },
    { path: '/pos/order-list/parked', kind: 'list', resource: 'parked_sale', permissions: ['pos_order_list'] },
    { path: '/pos/order-list/parked/:id', kind: 'form', resource: 'parked_sale', permissions: ['pos_order_list'] },
    {
      path: '/pos/order-online-create', kind: 'form', texts: ['pos', 'orders', 'place', 'promotion'], resource: 'order',
      permissions: ['pos_order_create_single'],
    },
    {
      path: '/pos/order-online-list', kind: 'list', texts: ['pos', 'orders', 'place'], resource: 'order',
      permissions: ['pos_order_online_list'],
    },
    {
      path: '/pos/order-online-list/:id', kind: 'form', texts: ['pos', 'orders', 'place'], resource: 'order',
      permissions: ['pos_order_online_list'],
    },
    {
      path: '/pos/order-return', kind: 'list', texts: ['pos', 'goods', 'warehouse'], resource: 'goods_return',
      permissions: ['pos_order_online_list'],
    },
    {
      path: '/pos/point-entry', kind: 'list', texts: ['pos', 'promotion'], resource: 'point_entry',
      permissions: ['pos_order_list'],
    },
    { path: '/pos/report', kind: 'report', texts: ['pos', 'buyer'], permissions: ['pos_order_list'] },
    { path: '/pos/sale', kind: 'page', texts: ['pos', 'buyer', 'system'], permissions: ['pos_order_create_single'] },
    { path: '/pos/shift', kind: 'list', resource: 'pos_shift_total', permissions: ['pos_order_list'] },
    {
      path: '/pos/shift/:id', kind: 'form', resource: 'pos_shift',
      permissions: ['pos_order_list', 'pos_order_create_single'],
    },
    { path: '/pos/shift/create', kind: 'form', resource: 'pos_shift', permissions: ['pos_order_create_single'] },
    {
      path: '/pos/stock-take', kind: 'list', texts: ['pos', 'goods', 'warehouse'], resource: 'stock_take',
      permissions: ['pos_goods_manager'],
    },
    {
      path: '/pos/stock-take/:id', kind: 'form', creates: true, texts: ['pos', 'goods', 'warehouse'],
      resource: 'stock_take', permissions: ['pos_goods_manager'],
    },
  ],
  resources: [
    { name: 'buyer_total', display: [{ field: 'buyer_id' }] },
    { name: 'parked_sale_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'parked_sale', display: [{ field: 'code' }] },
    { name: 'pos_sale_discount', display: [{ field: 'kind' }] },
    { name: 'pos_sale_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'pos_sale', display: [{ field: 'code' }] },
    { name: 'pos_shift_cash_move', display: [{ field: 'reason' }] },
    { name: 'pos_shift_total', display: [{ field: 'shift_id' }] },
    { name: 'pos_shift', display: [{ field: 'code' }] },
    { name: 'sale_line', display: [{ field: 'code' }] },
    { name: 'sale', display: [{ field: 'code' }] },
    { name: 'shop_dated', display: [{ field: 'goods_id' }] },
    { name: 'shop_elsewhere', display: [{ field: 'goods_id' }] },
    { name: 'shop_expiry', display: [{ field: 'goods_id' }] },
    { name: 'shop_flow', display: [{ field: 'goods_id' }] },
    { name: 'shop_goods', display: [{ field: 'goods_id' }] },
    { name: 'shop_incoming', display: [{ field: 'goods_id' }] },
    { name: 'shop_move', display: [{ field: 'goods_id' }] },
    { name: 'shop_shelf', display: [{ field: 'goods_id' }] },
  ],
  reports: [{ screen: 'pos/report', permissions: ['pos_order_list'], texts: ['pos', 'buyer'] }],
  dialogs: [
    'pos-shift-close', 'request-display', 'review-shift', 'send-goods', 'void-bill', 'issue-invoice', 'return-bill',
  ],
};
