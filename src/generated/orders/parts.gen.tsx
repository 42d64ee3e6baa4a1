// Generated from schemas/orders/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
  screens: [
    {
      screen: 'administration/present/given', path: '/administration/present/given', kind: 'list',
      resource: 'present_given', permissions: ['administration_present'],
      load: async () => (await loads()).presentGivenList(),
    },
    {
      screen: 'orders', path: '/orders', kind: 'page', permissions: [],
      load: async () => (await loads()).ordersPage(),
    },
    {
      screen: 'orders/cod', path: '/orders/cod', kind: 'list', resource: 'cod_statement',
      permissions: ['administration_report_revenue'],
      load: async () => (await loads()).codList(),
    },
    {
      screen: 'orders/cod-import', path: '/orders/cod-import', kind: 'import',
      permissions: ['administration_report_revenue'],
      load: async () => (await loads()).codImport(),
    },
    {
      screen: 'orders/cod-outstanding', path: '/orders/cod-outstanding', kind: 'list', texts: ['orders', 'place'],
      resource: 'order', permissions: ['administration_report_revenue'],
      load: async () => (await loads()).codOutstandingList(),
    },
    {
      screen: 'orders/cod', path: '/orders/cod/:id', kind: 'form', resource: 'cod_statement',
      permissions: ['administration_report_revenue'],
      load: async () => (await loads()).codForm(),
    },
    {
      screen: 'orders/cod', path: '/orders/cod/create', kind: 'form', resource: 'cod_statement',
      permissions: ['administration_report_revenue'],
      load: async () => (await loads()).codForm(),
    },
    {
      screen: 'orders/consignment', path: '/orders/consignment', kind: 'list', resource: 'consignment',
      permissions: ['order_consignment'],
      load: async () => (await loads()).consignmentList(),
    },
    {
      screen: 'orders/consignment-import', path: '/orders/consignment-import', kind: 'import',
      permissions: ['order_consignment'],
      load: async () => (await loads()).consignmentImport(),
    },
    {
      screen: 'orders/consignment', path: '/orders/consignment/:id', kind: 'form', resource: 'consignment',
      permissions: ['order_consignment'],
      load: async () => (await loads()).consignmentForm(),
    },
    {
      screen: 'orders/consignment', path: '/orders/consignment/create', kind: 'form', resource: 'consignment',
      permissions: ['order_consignment'],
      load: async () => (await loads()).consignmentForm(),
    },
    {
      screen: 'orders/create-e-market', path: '/orders/create-e-market', kind: 'list', resource: 'market_order',
      permissions: ['order_create_e_market'],
      load: async () => (await loads()).orderCreateEMarketList(),
    },
    {
      screen: 'orders/create-excel', path: '/orders/create-excel', kind: 'import', texts: ['orders', 'place'],
      permissions: ['order_create_excel'],
      load: async () => (await loads()).orderCreateExcelImport(),
    },
    {
      screen: 'orders/create-excel/file', path: '/orders/create-excel/file', kind: 'list', resource: 'order_file',
      permissions: ['order_create_excel'],
      load: async () => (await loads()).orderFilesList(),
    },
    {
      screen: 'orders/create-excel/file', path: '/orders/create-excel/file/:id', kind: 'form', resource: 'order_file',
      permissions: ['order_create_excel'],
      load: async () => (await loads()).orderFileForm(),
    },
    {
      screen: 'orders/create-single', path: '/orders/create-single', kind: 'form', texts: ['orders', 'place'],
      resource: 'order', permissions: ['order_create_single'],
      load: async () => (await loads()).orderCreateSingleForm(),
    },
    {
      screen: 'orders/detail', path: '/orders/detail', kind: 'form',
      texts: ['orders', 'crm', 'invoice', 'place', 'stock', 'warehouse'], resource: 'order',
      permissions: ['order_manager'],
      load: async () => (await loads()).orderDetailForm(),
    },
    {
      screen: 'orders/detail', path: '/orders/detail/:id', kind: 'form',
      texts: ['orders', 'crm', 'invoice', 'place', 'stock', 'warehouse'], resource: 'order',
      permissions: ['order_manager'],
      load: async () => (await loads()).orderDetailForm(),
    },
    {
      screen: 'orders/handover', path: '/orders/handover', kind: 'list', resource: 'handover_total',
      permissions: ['order_manager'],
      load: async () => (await loads()).handoverList(),
    },
    {
      screen: 'orders/handover', path: '/orders/handover/:id', kind: 'form', texts: ['orders', 'warehouse'],
      resource: 'handover', permissions: ['order_manager'],
      load: async () => (await loads()).handoverForm(),
    },
    {
      screen: 'orders/handover', path: '/orders/handover/create', kind: 'form', texts: ['orders', 'warehouse'],
      resource: 'handover', permissions: ['order_manager'],
      load: async () => (await loads()).handoverForm(),
    },
    {
      screen: 'orders/list', path: '/orders/list', kind: 'list', texts: ['orders', 'place'], resource: 'order',
      permissions: ['order_manager'],
      load: async () => (await loads()).ordersList(),
    },
    {
      screen: 'orders/report', path: '/orders/report', kind: 'report', texts: ['orders', 'place'],
      permissions: ['order_dashboard_manager'],
      load: async () => (await loads()).orderReportReport(),
    },
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
    { name: 'order_tracking', display: [{ field: 'at' }, ' ', { field: 'text' }] },
    { name: 'order', display: [{ field: 'customer_order_id' }] },
    { name: 'present_given', display: [{ field: 'code' }] },
  ],
  reports: [
    {
      screen: 'orders/report', permissions: ['order_dashboard_manager'], texts: ['orders', 'place'],
      load: async () => (await loads()).orderReportReport(),
    },
  ],
  dialogs: {
    'handover-close': async () => (await loads()).handoverCloseForm(),
    'market-create': async () => (await loads()).marketCreateForm(),
    'market-fetch': async () => (await loads()).marketFetchForm(),
    'order-cancel': async () => (await loads()).orderCancelForm(),
    'order-carrier': async () => (await loads()).orderCarrierForm(),
    'order-combo': async () => (await loads()).orderComboForm(),
    'order-deliver': async () => (await loads()).orderDeliverForm(),
    'order-hold': async () => (await loads()).orderHoldForm(),
    'order-import-options': async () => (await loads()).orderImportOptionsForm(),
    'order-reconcile': async () => (await loads()).orderReconcileForm(),
    'add-parcels': async () => (await loads()).addParcelsAction(),
    'change-warehouse': async () => (await loads()).changeWarehouseAction(),
    'create-invoice': async () => (await loads()).createInvoiceAction(),
    'extend-consignment': async () => (await loads()).extendConsignmentAction(),
    'map-article': async () => (await loads()).mapArticleAction(),
    prioritise: async () => (await loads()).prioritiseAction(),
    'release-goods': async () => (await loads()).releaseGoodsAction(),
    'tag-orders': async () => (await loads()).tagOrdersAction(),
  },
};
