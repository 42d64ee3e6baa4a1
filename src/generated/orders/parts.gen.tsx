// Generated from schemas/orders/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const ordersParts: AppParts = {
  module: {
    name: 'orders', icon: 'receipt', order: 20, tab: 'warehouse',
    menu: [
      {
        group: 'receive_and_create',
        items: [
          {
            name: 'OrderCreateSingle', route: '/orders/create-single', permissions: ['order_create_single'],
            icon: 'add', order: 3,
          },
          {
            name: 'OrderCreateExcel', route: '/orders/create-excel', permissions: ['order_create_excel'],
            icon: 'upload', order: 4,
          },
          {
            name: 'OrderFiles', route: '/orders/create-excel/file', permissions: ['order_create_excel'], icon: 'list',
            order: 30,
          },
          {
            name: 'OrderCreateEMarket', route: '/orders/create-e-market', permissions: ['order_create_e_market'],
            icon: 'store', order: 5,
          },
        ],
      },
      {
        group: 'goods_and_orders',
        items: [
          { name: 'OrderList', route: '/orders/list', permissions: ['order_manager'], icon: 'list', order: 7 },
          {
            name: 'OrderReport', route: '/orders/report', permissions: ['order_dashboard_manager'], icon: 'report',
            order: 8,
          },
          { name: 'OrderHandover', route: '/orders/handover', permissions: ['order_manager'], icon: 'truck', order: 9 },
          {
            name: 'OrderCod', route: '/orders/cod', permissions: ['administration_report_revenue'], icon: 'currency',
            order: 10, license: 'finance',
          },
          {
            name: 'OrderConsignment', route: '/orders/consignment', permissions: ['order_consignment'], icon: 'archive',
            order: 12,
          },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/administration/present/given', kind: 'list', resource: 'present_given',
      permissions: ['administration_present'],
    },
    { path: '/orders', kind: 'page', permissions: [] },
    { path: '/orders/cod', kind: 'list', resource: 'cod_statement', permissions: ['administration_report_revenue'] },
    { path: '/orders/cod-import', kind: 'import', permissions: ['administration_report_revenue'] },
    {
      path: '/orders/cod-outstanding', kind: 'list', texts: ['orders', 'place'], resource: 'order',
      permissions: ['administration_report_revenue'],
    },
    {
      path: '/orders/cod-report', kind: 'report', texts: ['orders', 'place'],
      permissions: ['administration_report_revenue'],
    },
    {
      path: '/orders/cod/:id', kind: 'form', creates: true, resource: 'cod_statement',
      permissions: ['administration_report_revenue'],
    },
    { path: '/orders/consignment', kind: 'list', resource: 'consignment', permissions: ['order_consignment'] },
    { path: '/orders/consignment-import', kind: 'import', permissions: ['order_consignment'] },
    {
      path: '/orders/consignment/:id', kind: 'form', creates: true, resource: 'consignment',
      permissions: ['order_consignment'],
    },
    { path: '/orders/create-e-market', kind: 'list', resource: 'market_order', permissions: ['order_create_e_market'] },
    { path: '/orders/create-excel', kind: 'import', texts: ['orders', 'place'], permissions: ['order_create_excel'] },
    { path: '/orders/create-excel/file', kind: 'list', resource: 'order_file', permissions: ['order_create_excel'] },
    {
      path: '/orders/create-excel/file/:id', kind: 'form', resource: 'order_file', permissions: ['order_create_excel'],
    },
    {
      path: '/orders/create-single', kind: 'form', texts: ['orders', 'place'], resource: 'order',
      permissions: ['order_create_single'],
    },
    {
      path: '/orders/detail', kind: 'form', texts: ['orders', 'crm', 'invoice', 'place', 'stock', 'warehouse'],
      resource: 'order', permissions: ['order_manager'],
    },
    {
      path: '/orders/detail/:id', kind: 'form', texts: ['orders', 'crm', 'invoice', 'place', 'stock', 'warehouse'],
      resource: 'order', permissions: ['order_manager'],
    },
    { path: '/orders/handover', kind: 'list', resource: 'handover_total', permissions: ['order_manager'] },
    {
      path: '/orders/handover/:id', kind: 'form', creates: true, texts: ['orders', 'warehouse'], resource: 'handover',
      permissions: ['order_manager'],
    },
    {
      path: '/orders/list', kind: 'list', texts: ['orders', 'place'], resource: 'order', permissions: ['order_manager'],
    },
    { path: '/orders/pick-list', kind: 'list', resource: 'pick_list', permissions: ['order_manager'] },
    { path: '/orders/report', kind: 'report', texts: ['orders', 'place'], permissions: ['order_dashboard_manager'] },
  ],
  resources: [
    { name: 'cod_statement_line', display: [{ field: 'delivery_order_id' }] },
    { name: 'cod_statement', display: [{ field: 'code' }] },
    { name: 'consignment_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'consignment', display: [{ field: 'code' }] },
    { name: 'handover_total', display: [{ field: 'code' }] },
    { name: 'handover', display: [{ field: 'code' }] },
    { name: 'market_order_line', display: [{ field: 'name' }, ' × ', { field: 'quantity' }] },
    { name: 'market_order', display: [{ field: 'platform_order_sn' }] },
    { name: 'order_file', display: [{ field: 'code' }] },
    { name: 'order_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'order_package', display: [{ field: 'package_no' }] },
    { name: 'order_payment', display: [{ field: 'code' }] },
    { name: 'order_returned', display: [{ field: 'sku' }, ' × ', { field: 'returned_quantity' }] },
    { name: 'order_tracking', display: [{ field: 'at' }, ' ', { field: 'text' }] },
    { name: 'order', display: [{ field: 'customer_order_id' }] },
    { name: 'pick_list_line' },
    { name: 'pick_list', display: [{ field: 'code' }] },
    { name: 'present_given', display: [{ field: 'code' }] },
  ],
  reports: [
    {
      screen: 'orders/cod-report', permissions: ['administration_report_revenue'], license: 'finance',
      texts: ['orders', 'place'],
    },
    { screen: 'orders/report', permissions: ['order_dashboard_manager'], texts: ['orders', 'place'] },
  ],
  dialogs: [
    'make-handover', 'make-pick-list', 'market-create', 'market-fetch', 'order-cancel', 'order-carrier', 'order-combo',
    'order-deliver', 'order-hold', 'order-import-options', 'order-reconcile', 'order-take-back', 'add-parcels',
    'change-warehouse', 'close', 'create-invoice', 'extend-consignment', 'map-article', 'prioritise', 'release-goods',
    'tag-orders',
  ],
};
