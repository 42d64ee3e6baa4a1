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
            order: 10,
          },
          {
            name: 'OrderConsignment', route: '/orders/consignment', permissions: ['order_consignment'], icon: 'archive',
            order: 12,
          },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'administration/present/given', path: '/administration/present/given', kind: 'list',
      resource: 'present_given', permissions: ['administration_present'],
      load: () => import('./present-given.list.gen.tsx'),
    },
    { screen: 'orders', path: '/orders', kind: 'page', permissions: [], load: () => import('./orders.page.gen.tsx') },
    {
      screen: 'orders/cod', path: '/orders/cod', kind: 'list', resource: 'cod_statement',
      permissions: ['administration_report_revenue'],
      load: () => import('./cod.list.gen.tsx'),
    },
    {
      screen: 'orders/cod-import', path: '/orders/cod-import', kind: 'import',
      permissions: ['administration_report_revenue'],
      load: () => import('./cod.import.gen.tsx'),
    },
    {
      screen: 'orders/cod', path: '/orders/cod/:id', kind: 'form', resource: 'cod_statement',
      permissions: ['administration_report_revenue'],
      load: () => import('./cod.form.gen.tsx'),
    },
    {
      screen: 'orders/cod', path: '/orders/cod/create', kind: 'form', resource: 'cod_statement',
      permissions: ['administration_report_revenue'],
      load: () => import('./cod.form.gen.tsx'),
    },
    {
      screen: 'orders/consignment', path: '/orders/consignment', kind: 'list', resource: 'consignment',
      permissions: ['order_consignment'],
      load: () => import('./consignment.list.gen.tsx'),
    },
    {
      screen: 'orders/consignment', path: '/orders/consignment/:id', kind: 'form', resource: 'consignment',
      permissions: ['order_consignment'],
      load: () => import('./consignment.form.gen.tsx'),
    },
    {
      screen: 'orders/consignment', path: '/orders/consignment/create', kind: 'form', resource: 'consignment',
      permissions: ['order_consignment'],
      load: () => import('./consignment.form.gen.tsx'),
    },
    {
      screen: 'orders/create-e-market', path: '/orders/create-e-market', kind: 'list', resource: 'market_order',
      permissions: ['order_create_e_market'],
      load: () => import('./order-create-e-market.list.gen.tsx'),
    },
    {
      screen: 'orders/create-excel', path: '/orders/create-excel', kind: 'import', texts: ['orders', 'place'],
      permissions: ['order_create_excel'],
      load: () => import('./order-create-excel.import.gen.tsx'),
    },
    {
      screen: 'orders/create-single', path: '/orders/create-single', kind: 'form', texts: ['orders', 'place'],
      resource: 'order', permissions: ['order_create_single'],
      load: () => import('./order-create-single.form.gen.tsx'),
    },
    {
      screen: 'orders/detail', path: '/orders/detail', kind: 'form',
      texts: ['orders', 'crm', 'invoice', 'place', 'stock', 'warehouse'], resource: 'order',
      permissions: ['order_manager'],
      load: () => import('./order-detail.form.gen.tsx'),
    },
    {
      screen: 'orders/detail', path: '/orders/detail/:id', kind: 'form',
      texts: ['orders', 'crm', 'invoice', 'place', 'stock', 'warehouse'], resource: 'order',
      permissions: ['order_manager'],
      load: () => import('./order-detail.form.gen.tsx'),
    },
    {
      screen: 'orders/handover', path: '/orders/handover', kind: 'list', resource: 'handover_total',
      permissions: ['order_manager'],
      load: () => import('./handover.list.gen.tsx'),
    },
    {
      screen: 'orders/handover', path: '/orders/handover/:id', kind: 'form', resource: 'handover',
      permissions: ['order_manager'],
      load: () => import('./handover.form.gen.tsx'),
    },
    {
      screen: 'orders/handover', path: '/orders/handover/create', kind: 'form', resource: 'handover',
      permissions: ['order_manager'],
      load: () => import('./handover.form.gen.tsx'),
    },
    {
      screen: 'orders/list', path: '/orders/list', kind: 'list', texts: ['orders', 'place'], resource: 'order',
      permissions: ['order_manager'],
      load: () => import('./orders.list.gen.tsx'),
    },
    {
      screen: 'orders/report', path: '/orders/report', kind: 'report', texts: ['orders', 'place'],
      permissions: ['order_dashboard_manager'],
      load: () => import('./order-report.report.gen.tsx'),
    },
  ],
  resources: [
    { name: 'cod_statement_line', display: [{ field: 'delivery_order_id' }] },
    { name: 'cod_statement', display: [{ field: 'code' }] },
    { name: 'consignment_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'consignment', display: [{ field: 'code' }] },
    { name: 'handover_total', display: [{ field: 'handover_id' }] },
    { name: 'handover', display: [{ field: 'code' }] },
    { name: 'market_order_line', display: [{ field: 'name' }, ' × ', { field: 'quantity' }] },
    { name: 'market_order', display: [{ field: 'platform_order_sn' }] },
    { name: 'order_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'order_payment', display: [{ field: 'code' }] },
    { name: 'order_tracking', display: [{ field: 'at' }, ' ', { field: 'text' }] },
    { name: 'order', display: [{ field: 'customer_order_id' }] },
    { name: 'present_given', display: [{ field: 'code' }] },
  ],
  reports: [
    {
      screen: 'orders/report', permissions: ['order_dashboard_manager'], texts: ['orders', 'place'],
      load: () => import('./order-report.report.gen.tsx'),
    },
  ],
  dialogs: {
    'market-fetch': () => import('./market-fetch.form.gen.tsx'),
    'order-cancel': () => import('./order-cancel.form.gen.tsx'),
    'order-carrier': () => import('./order-carrier.form.gen.tsx'),
    'order-hold': () => import('./order-hold.form.gen.tsx'),
    'order-import-options': () => import('./order-import-options.form.gen.tsx'),
    'order-reconcile': () => import('./order-reconcile.form.gen.tsx'),
    'add-parcels': () => import('./add-parcels.action.gen.tsx'),
    'change-warehouse': () => import('./change-warehouse.action.gen.tsx'),
    'extend-consignment': () => import('./extend-consignment.action.gen.tsx'),
    'map-article': () => import('./map-article.action.gen.tsx'),
    prioritise: () => import('./prioritise.action.gen.tsx'),
    'release-goods': () => import('./release-goods.action.gen.tsx'),
    'tag-orders': () => import('./tag-orders.action.gen.tsx'),
  },
};
