// Generated from schemas/warehouse/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const warehouseParts: AppParts = {
  module: {
    name: 'warehouse', icon: 'warehouse', order: 20, tab: 'warehouse',
    menu: [
      {
        group: 'receive_and_create',
        items: [
          {
            name: 'GoodsReceiptCreate', route: '/goods-receipt/create', permissions: ['goods_receipt_create'],
            icon: 'add', order: 1,
          },
          {
            name: 'GoodsReturnHistory', route: '/goods-return/history', permissions: ['goods_return_history'],
            icon: 'undo', order: 2,
          },
        ],
      },
      {
        group: 'goods_and_orders',
        items: [
          {
            name: 'GoodsTransfer', route: '/goods/transfer', permissions: ['goods_transfer'], icon: 'transfer',
            order: 9,
          },
          {
            name: 'GoodsReceiptList', route: '/goods-receipt/list', permissions: ['goods_receipt_create'], icon: 'list',
            order: 20,
          },
          {
            name: 'StockTake', route: '/warehouse/stock-take', permissions: ['goods_manager'], icon: 'measure',
            order: 21,
          },
          {
            name: 'FindGoods', route: '/warehouse/find-goods',
            permissions: ['administration_goods_missing', 'order_manager'], icon: 'search', order: 22,
          },
          {
            name: 'EmployeeWarning', route: '/employee-warning', permissions: ['warehouse_employee_warning'],
            icon: 'warning', order: 11,
          },
          {
            name: 'WarehouseTask', route: '/warehouse/task', permissions: ['warehouse_employee_warning'], icon: 'check',
            order: 26,
          },
          {
            name: 'WarehouseProductivity', route: '/warehouse/productivity',
            permissions: ['warehouse_employee_warning'], icon: 'report', order: 27,
          },
          {
            name: 'WarehouseFloor', route: '/warehouse/floor', permissions: ['order_manager'], icon: 'report',
            order: 25,
          },
          {
            name: 'ScanPickup', route: '/scan/pickup', permissions: ['order_manager', 'pos_order_online_list'],
            icon: 'check', order: 28,
          },
          {
            name: 'ScanPacking', route: '/scan/packing', permissions: ['order_manager', 'pos_order_online_list'],
            icon: 'archive', order: 29,
          },
          { name: 'ScanHandover', route: '/scan/handover', permissions: ['order_manager'], icon: 'truck', order: 30 },
          {
            name: 'ScanReceipt', route: '/scan/receipt',
            permissions: ['goods_receipt_create', 'pos_goods_receipt_create'], icon: 'download', order: 31,
          },
          {
            name: 'ScanStow', route: '/scan/stow', permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
            icon: 'inventory', order: 34,
          },
          { name: 'ScanReturn', route: '/scan/return', permissions: ['goods_return_history'], icon: 'undo', order: 32 },
          {
            name: 'ScanFind', route: '/scan/find', permissions: ['administration_goods_missing', 'order_manager'],
            icon: 'search', order: 33,
          },
          {
            name: 'ScanRestock', route: '/scan/return-restock', permissions: ['goods_return_history'],
            icon: 'inventory', order: 35,
          },
          {
            name: 'ScanStockTake', route: '/scan/stock-take', permissions: ['goods_manager', 'pos_goods_manager'],
            icon: 'measure', order: 36,
          },
          { name: 'PutBack', route: '/warehouse/put-back', permissions: ['order_manager'], icon: 'undo', order: 37 },
          {
            name: 'ScanPutBack', route: '/scan/put-back', permissions: ['order_manager', 'pos_order_online_list'],
            icon: 'undo', order: 38,
          },
          { name: 'PickWave', route: '/warehouse/pick-wave', permissions: ['order_manager'], icon: 'list', order: 39 },
          {
            name: 'PrintLog', route: '/warehouse/print',
            permissions: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'], icon: 'print', order: 40,
          },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/employee-warning', kind: 'list', resource: 'work_row', permissions: ['warehouse_employee_warning'] },
    {
      screen: 'goods-receipt/create', path: '/goods-receipt/create', kind: 'form', texts: ['warehouse', 'goods'],
      resource: 'goods_receipt', permissions: ['goods_receipt_create'],
    },
    {
      path: '/goods-receipt/list', kind: 'list', texts: ['warehouse', 'goods'], resource: 'goods_receipt',
      permissions: ['goods_receipt_create'],
    },
    {
      path: '/goods-receipt/list/:id', kind: 'form', texts: ['warehouse', 'goods', 'stock'], resource: 'goods_receipt',
      permissions: ['goods_receipt_create'],
    },
    {
      path: '/goods-receipt/list/import', kind: 'import', texts: ['warehouse', 'goods'],
      permissions: ['goods_receipt_create'],
    },
    { path: '/goods-return/claim', kind: 'list', resource: 'carrier_claim', permissions: ['goods_return_history'] },
    {
      path: '/goods-return/claim/:id', kind: 'form', creates: true, resource: 'carrier_claim',
      permissions: ['goods_return_history'],
    },
    {
      path: '/goods-return/expected', kind: 'list', resource: 'return_expected', permissions: ['goods_return_history'],
    },
    {
      path: '/goods-return/history', kind: 'list', texts: ['warehouse', 'goods'], resource: 'goods_return',
      permissions: ['goods_return_history'],
    },
    {
      path: '/goods-return/history/:id', kind: 'form', creates: true, texts: ['warehouse', 'goods', 'stock'],
      resource: 'goods_return', permissions: ['goods_return_history'],
    },
    {
      path: '/goods/list', kind: 'list', texts: ['warehouse', 'goods', 'market', 'stock'], resource: 'goods_shelf',
      permissions: ['goods_manager'],
    },
    {
      path: '/goods/transfer', kind: 'list', texts: ['warehouse', 'goods'], resource: 'goods_transfer',
      permissions: ['goods_transfer'],
    },
    {
      path: '/goods/transfer/:id', kind: 'form', creates: true, texts: ['warehouse', 'goods', 'orders'],
      resource: 'goods_transfer', permissions: ['goods_transfer'],
    },
    {
      path: '/scan/find', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['administration_goods_missing', 'order_manager'],
    },
    { path: '/scan/handover', kind: 'page', texts: ['warehouse', 'orders', 'place'], permissions: ['order_manager'] },
    {
      path: '/scan/packing', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      path: '/scan/pickup', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      path: '/scan/put-back', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      path: '/scan/receipt', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
    },
    {
      path: '/scan/return', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['goods_return_history'],
    },
    {
      path: '/scan/return-restock', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['goods_return_history'],
    },
    { path: '/scan/stock-take', kind: 'page', permissions: ['goods_manager', 'pos_goods_manager'] },
    {
      path: '/scan/stow', kind: 'page', texts: ['warehouse', 'orders', 'place'],
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
    },
    {
      path: '/warehouse/find-goods', kind: 'list', resource: 'goods_search',
      permissions: ['administration_goods_missing', 'order_manager'],
    },
    {
      path: '/warehouse/find-goods/:id', kind: 'form', creates: true, resource: 'find_goods',
      permissions: ['administration_goods_missing', 'order_manager'],
    },
    {
      path: '/warehouse/floor', kind: 'report', texts: ['warehouse', 'orders', 'place'], permissions: ['order_manager'],
    },
    { path: '/warehouse/pick-wave', kind: 'list', resource: 'pick_wave', permissions: ['order_manager'] },
    { path: '/warehouse/pick-wave/:id', kind: 'form', resource: 'pick_wave', permissions: ['order_manager'] },
    {
      path: '/warehouse/print', kind: 'list', texts: ['warehouse', 'system'], resource: 'print_entry',
      permissions: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'],
    },
    { path: '/warehouse/productivity', kind: 'report', permissions: ['warehouse_employee_warning'] },
    { path: '/warehouse/put-back', kind: 'list', resource: 'put_back', permissions: ['order_manager'] },
    { path: '/warehouse/put-back/:id', kind: 'form', resource: 'put_back', permissions: ['order_manager'] },
    {
      path: '/warehouse/stock-take', kind: 'list', texts: ['warehouse', 'goods'], resource: 'stock_take',
      permissions: ['goods_manager'],
    },
    {
      path: '/warehouse/stock-take/:id', kind: 'form', creates: true, texts: ['warehouse', 'goods', 'stock'],
      resource: 'stock_take', permissions: ['goods_manager'],
    },
    {
      path: '/warehouse/stock-take/import', kind: 'import', texts: ['warehouse', 'goods'],
      permissions: ['goods_manager'],
    },
    { path: '/warehouse/task', kind: 'list', resource: 'warehouse_task', permissions: ['warehouse_employee_warning'] },
  ],
  resources: [
    { name: 'carrier_claim', display: [{ field: 'code' }] },
    { name: 'combo_assembly', display: [{ field: 'code' }] },
    { name: 'coming_line', display: [{ field: 'goods_id' }] },
    { name: 'find_goods', display: [{ field: 'code' }] },
    { name: 'goods_incoming', display: [{ field: 'goods_id' }] },
    { name: 'goods_receipt_line', display: [{ field: 'sku' }, ' × ', { field: 'expected_quantity' }] },
    { name: 'goods_receipt', display: [{ field: 'code' }] },
    { name: 'goods_return_line', display: [{ field: 'sku' }, ' × ', { field: 'returned_quantity' }] },
    { name: 'goods_return', display: [{ field: 'code' }] },
    { name: 'goods_search', display: [{ field: 'search_id' }] },
    { name: 'goods_shelf', display: [{ field: 'goods_id' }] },
    { name: 'goods_transfer_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    {
      name: 'goods_transfer_parcel',
      display: [{ field: 'number' }, ': ', { field: 'sku' }, ' × ', { field: 'quantity' }],
    },
    { name: 'goods_transfer', display: [{ field: 'code' }] },
    { name: 'pick_wave_line', display: [{ field: 'order_id' }] },
    { name: 'pick_wave', display: [{ field: 'code' }] },
    { name: 'pos_display_request_line' },
    { name: 'pos_display_request', display: [{ field: 'code' }] },
    { name: 'put_back_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'put_back', display: [{ field: 'code' }] },
    { name: 'return_expected', display: [{ field: 'code' }] },
    { name: 'stock_take_line', display: [{ field: 'sku' }] },
    { name: 'stock_take', display: [{ field: 'code' }] },
    { name: 'warehouse_task', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'work_pace', display: [{ field: 'work_type' }] },
    { name: 'work_row', display: [{ field: 'work_type' }] },
  ],
  reports: [{ screen: 'warehouse/productivity', permissions: ['warehouse_employee_warning'], texts: ['warehouse'] }],
  dialogs: [
    'assemble-combo', 'carrier-claim-pay', 'carrier-claim-refuse', 'disassemble-combo', 'find-goods-assign',
    'find-goods-basket', 'find-goods-close', 'find-goods-found', 'find-goods-instruct', 'finish-assembly',
    'goods-instruct', 'goods-receipt-import-options', 'goods-transfer-settle', 'propose-waves', 'stock-take-finish',
    'transfer-goods', 'add-return-images', 'claim-returns', 'correct-task', 'match-return', 'scan-transfer-stamps',
  ],
};
