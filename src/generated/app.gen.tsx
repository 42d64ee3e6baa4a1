// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [
    { name: 'system', icon: 'settings', order: 5, menu: [] },
    { name: 'place', icon: 'flag', order: 6, tab: 'place', menu: [] },
    { name: 'buyer', icon: 'people', order: 7, tab: 'buyer', menu: [] },
    {
      name: 'crm', icon: 'crm', order: 10, tab: 'crm',
      menu: [
        {
          group: 'leads',
          items: [
            { name: 'CrmLeadTelesale', route: '/crm/lead-telesale', permissions: ['crm_lead_telesale'], icon: 'phone' },
          ],
        },
      ],
    },
    {
      name: 'goods', icon: 'inventory', order: 15, tab: 'warehouse',
      menu: [
        {
          group: 'goods_and_orders',
          items: [
            { name: 'GoodsList', route: '/goods/list', permissions: ['goods_manager'], icon: 'inventory', order: 6 },
            { name: 'NscaStamp', route: '/nsca/stamp', permissions: ['nsca_stamp'], icon: 'qr', order: 12 },
          ],
        },
      ],
    },
    {
      name: 'stock', icon: 'inventory', order: 16, tab: 'warehouse',
      menu: [
        {
          group: 'goods_and_orders',
          items: [
            {
              name: 'StockLevels', route: '/goods/list/stock', permissions: ['goods_manager'], icon: 'warehouse',
              order: 9,
            },
            {
              name: 'GoodsReserved', route: '/goods/reserved', permissions: ['goods_manager'], icon: 'lock', order: 10,
            },
            { name: 'StockMoves', route: '/goods/list/moves', permissions: ['goods_manager'], icon: 'list', order: 11 },
          ],
        },
      ],
    },
    {
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
          ],
        },
      ],
    },
    { name: 'warehouse', icon: 'warehouse', order: 20, tab: 'warehouse', menu: [] },
    {
      name: 'pos', icon: 'pos', order: 30, tab: 'pos', gate: 'is_active_pos',
      menu: [
        {
          group: 'pos_selling',
          items: [
            { name: 'PosSale', route: '/pos/sale', permissions: ['pos_order_create_single'], icon: 'pos', order: 1 },
            {
              name: 'PosOrderList', route: '/pos/order-list', permissions: ['pos_order_list'], icon: 'receipt',
              order: 2,
            },
          ],
        },
      ],
    },
    {
      name: 'administration', icon: 'admin', order: 40, tab: 'administration',
      menu: [
        {
          group: 'people',
          items: [
            {
              name: 'AdministrationEmployee', route: '/administration/employee',
              permissions: ['administration_employee'], icon: 'people',
            },
            {
              name: 'AdministrationRole', route: '/administration/role', permissions: ['administration_employee'],
              icon: 'key',
            },
            { name: 'Settings', route: '/settings', permissions: ['customer_account'], icon: 'settings' },
          ],
        },
        {
          group: 'reports',
          items: [
            {
              name: 'AdministrationGoodsReport', route: '/administration/goods-report',
              permissions: ['administration_goods_report'], icon: 'report',
            },
          ],
        },
      ],
    },
    { name: 'goods_production', icon: 'production', order: 50, tab: 'goods_production', menu: [] },
    { name: 'office', icon: 'office', order: 60, tab: 'office', menu: [] },
    { name: 'dc', icon: 'dc', order: 70, tab: 'dc', menu: [] },
    { name: 'request', icon: 'request', order: 80, tab: 'request', menu: [] },
    { name: 'invoice', icon: 'invoice', order: 90, tab: 'invoice', menu: [] },
  ],
  screens: [
    {
      screen: 'administration/employee', path: '/administration/employee', kind: 'list', module: 'administration',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'office', 'orders', 'pos', 'request',
        'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
      load: () => import('./administration/employee.list.gen.tsx'),
    },
    {
      screen: 'administration/employee', path: '/administration/employee/:id', kind: 'form', module: 'administration',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'office', 'orders', 'pos', 'request',
        'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
      load: () => import('./administration/employee.form.gen.tsx'),
    },
    {
      screen: 'administration/employee', path: '/administration/employee/create', kind: 'form',
      module: 'administration',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'office', 'orders', 'pos', 'request',
        'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
      load: () => import('./administration/employee.form.gen.tsx'),
    },
    {
      screen: 'administration/goods-report', path: '/administration/goods-report', kind: 'report',
      module: 'administration', texts: ['administration', 'orders', 'place'],
      permissions: ['administration_goods_report'],
      load: () => import('./administration/goods-report.report.gen.tsx'),
    },
    {
      screen: 'administration/role', path: '/administration/role', kind: 'list', module: 'administration',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'office', 'orders', 'pos', 'request',
        'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
      load: () => import('./administration/role.list.gen.tsx'),
    },
    {
      screen: 'administration/role', path: '/administration/role/:id', kind: 'form', module: 'administration',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'office', 'orders', 'pos', 'request',
        'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
      load: () => import('./administration/role.form.gen.tsx'),
    },
    {
      screen: 'administration/role', path: '/administration/role/create', kind: 'form', module: 'administration',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'office', 'orders', 'pos', 'request',
        'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
      load: () => import('./administration/role.form.gen.tsx'),
    },
    {
      screen: 'al', path: '/al', kind: 'page', module: 'system', texts: ['system'], permissions: [], public: true,
      load: () => import('./system/al.page.gen.tsx'),
    },
    {
      screen: 'check', path: '/check/:code', kind: 'page', module: 'goods', texts: ['goods'], permissions: [],
      public: true,
      load: () => import('./goods/check.page.gen.tsx'),
    },
    {
      screen: 'coming-soon', path: '/coming-soon', kind: 'page', module: 'system', texts: ['system'], permissions: [],
      load: () => import('./system/coming-soon.page.gen.tsx'),
    },
    {
      screen: 'crm/lead-telesale', path: '/crm/lead-telesale', kind: 'list', module: 'crm', texts: ['crm'],
      resource: 'lead', permissions: ['crm_lead_telesale'],
      load: () => import('./crm/lead-telesale.list.gen.tsx'),
    },
    {
      screen: 'crm/lead-telesale', path: '/crm/lead-telesale/:id', kind: 'form', module: 'crm', texts: ['crm'],
      resource: 'lead', permissions: ['crm_lead_telesale'],
      load: () => import('./crm/lead-telesale.form.gen.tsx'),
    },
    {
      screen: 'crm/lead-telesale', path: '/crm/lead-telesale/create', kind: 'form', module: 'crm', texts: ['crm'],
      resource: 'lead', permissions: ['crm_lead_create'],
      load: () => import('./crm/lead-telesale.form.gen.tsx'),
    },
    {
      screen: 'customer-register', path: '/customer-register', kind: 'form', module: 'system', texts: ['system'],
      permissions: [], public: true,
      load: () => import('./system/customer-register.form.gen.tsx'),
    },
    {
      screen: 'goods', path: '/goods', kind: 'page', module: 'goods', texts: ['goods'], permissions: [],
      load: () => import('./goods/goods.page.gen.tsx'),
    },
    {
      screen: 'goods/list', path: '/goods/list', kind: 'list', module: 'goods', texts: ['goods'], resource: 'goods',
      permissions: ['goods_manager'],
      load: () => import('./goods/goods.list.gen.tsx'),
    },
    {
      screen: 'goods/list', path: '/goods/list/:id', kind: 'form', module: 'goods', texts: ['goods'], resource: 'goods',
      permissions: ['goods_manager'],
      load: () => import('./goods/goods.form.gen.tsx'),
    },
    {
      screen: 'goods/list', path: '/goods/list/create', kind: 'form', module: 'goods', texts: ['goods'],
      resource: 'goods', permissions: ['goods_manager'],
      load: () => import('./goods/goods.form.gen.tsx'),
    },
    {
      screen: 'goods/list/moves', path: '/goods/list/moves', kind: 'list', module: 'stock', texts: ['stock'],
      resource: 'stock_move', permissions: ['goods_manager'],
      load: () => import('./stock/stock-moves.list.gen.tsx'),
    },
    {
      screen: 'goods/list/stock', path: '/goods/list/stock', kind: 'list', module: 'stock', texts: ['stock', 'goods'],
      resource: 'stock_level', permissions: ['goods_manager'],
      load: () => import('./stock/stock-levels.list.gen.tsx'),
    },
    {
      screen: 'goods/reserved', path: '/goods/reserved', kind: 'list', module: 'stock', texts: ['stock'],
      resource: 'reservation', permissions: ['goods_manager'],
      load: () => import('./stock/reserved.list.gen.tsx'),
    },
    {
      screen: 'nsca/stamp', path: '/nsca/stamp', kind: 'list', module: 'goods', texts: ['goods'], resource: 'stamp',
      permissions: ['nsca_stamp'],
      load: () => import('./goods/stamps.list.gen.tsx'),
    },
    {
      screen: 'orders', path: '/orders', kind: 'page', module: 'orders', texts: ['orders'], permissions: [],
      load: () => import('./orders/orders.page.gen.tsx'),
    },
    {
      screen: 'orders/create-excel', path: '/orders/create-excel', kind: 'import', module: 'orders',
      texts: ['orders', 'place'], permissions: ['order_create_excel'],
      load: () => import('./orders/order-create-excel.import.gen.tsx'),
    },
    {
      screen: 'orders/create-single', path: '/orders/create-single', kind: 'form', module: 'orders',
      texts: ['orders', 'place'], resource: 'order', permissions: ['order_create_single'],
      load: () => import('./orders/order-create-single.form.gen.tsx'),
    },
    {
      screen: 'orders/detail', path: '/orders/detail', kind: 'form', module: 'orders', texts: ['orders', 'place'],
      resource: 'order', permissions: ['order_manager'],
      load: () => import('./orders/order-detail.form.gen.tsx'),
    },
    {
      screen: 'orders/detail', path: '/orders/detail/:id', kind: 'form', module: 'orders', texts: ['orders', 'place'],
      resource: 'order', permissions: ['order_manager'],
      load: () => import('./orders/order-detail.form.gen.tsx'),
    },
    {
      screen: 'orders/list', path: '/orders/list', kind: 'list', module: 'orders', texts: ['orders', 'place'],
      resource: 'order', permissions: ['order_manager'],
      load: () => import('./orders/orders.list.gen.tsx'),
    },
    {
      screen: 'orders/report', path: '/orders/report', kind: 'report', module: 'orders', texts: ['orders', 'place'],
      permissions: ['order_dashboard_manager'],
      load: () => import('./orders/order-report.report.gen.tsx'),
    },
    {
      screen: 'pos/order-list', path: '/pos/order-list', kind: 'list', module: 'pos', texts: ['pos'],
      resource: 'pos_sale', permissions: ['pos_order_list'],
      load: () => import('./pos/order-list.list.gen.tsx'),
    },
    {
      screen: 'pos/order-list', path: '/pos/order-list/:id', kind: 'form', module: 'pos', texts: ['pos'],
      resource: 'pos_sale', permissions: ['pos_order_list'],
      load: () => import('./pos/order-list.form.gen.tsx'),
    },
    {
      screen: 'pos/sale', path: '/pos/sale', kind: 'page', module: 'pos', texts: ['pos', 'system'],
      permissions: ['pos_order_create_single'],
      load: () => import('./pos/sale.page.gen.tsx'),
    },
    {
      screen: 'privacy', path: '/privacy', kind: 'page', module: 'system', texts: ['system'], permissions: [],
      public: true,
      load: () => import('./system/privacy.page.gen.tsx'),
    },
    {
      screen: 'register', path: '/register', kind: 'form', module: 'system', texts: ['system'], permissions: [],
      public: true,
      load: () => import('./system/register.form.gen.tsx'),
    },
    {
      screen: 'services', path: '/services', kind: 'page', module: 'system', texts: ['system'], permissions: [],
      public: true,
      load: () => import('./system/services.page.gen.tsx'),
    },
    {
      screen: 'settings', path: '/settings', kind: 'page', module: 'system', texts: ['system', 'orders'],
      permissions: ['customer_account'],
      load: () => import('./system/settings.page.gen.tsx'),
    },
    {
      screen: 'terms', path: '/terms', kind: 'page', module: 'system', texts: ['system'], permissions: [], public: true,
      load: () => import('./system/terms.page.gen.tsx'),
    },
    {
      screen: 'check', path: '/var/:code', kind: 'page', module: 'goods', texts: ['goods'], permissions: [],
      public: true,
      load: () => import('./goods/check.page.gen.tsx'),
    },
  ],
  resources: [
    { name: 'lead', display: [{ field: 'phone' }, ' ', { field: 'name' }] },
    { name: 'goods', display: [{ field: 'sku' }, ' – ', { field: 'name' }] },
    { name: 'stamp', display: [{ field: 'code' }] },
    { name: 'order_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'order_tracking', display: [{ field: 'at' }, ' ', { field: 'text' }] },
    { name: 'order', display: [{ field: 'customer_order_id' }] },
    { name: 'place', display: [{ field: 'name' }] },
    { name: 'pos_sale_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'pos_sale', display: [{ field: 'code' }] },
    { name: 'reservation', display: [{ field: 'document_code' }] },
    { name: 'stock_balance', display: [{ field: 'goods_id' }] },
    { name: 'stock_level', display: [{ field: 'goods_id' }] },
    { name: 'stock_move', display: [{ field: 'goods_id' }] },
    { name: 'account', display: [{ field: 'display_name' }, ' (', { field: 'username' }, ')'] },
    { name: 'form_preset', display: [{ field: 'name' }] },
    { name: 'pos', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'role', display: [{ field: 'name' }] },
  ],
  reports: [
    {
      screen: 'orders/report', permissions: ['order_dashboard_manager'], texts: ['orders', 'place'],
      load: () => import('./orders/order-report.report.gen.tsx'),
    },
  ],
  dialogs: {
    'lead-give-up': () => import('./crm/lead-give-up.form.gen.tsx'),
    'lead-recall': () => import('./crm/lead-recall.form.gen.tsx'),
    'order-cancel': () => import('./orders/order-cancel.form.gen.tsx'),
    'order-hold': () => import('./orders/order-hold.form.gen.tsx'),
    'order-import-options': () => import('./orders/order-import-options.form.gen.tsx'),
    'change-password': () => import('./system/change-password.form.gen.tsx'),
    profile: () => import('./system/profile.form.gen.tsx'),
  },
  messages: {
    _menu: {
      vi: () => import('./menu.vi.gen.ts'),
      en: () => import('./menu.en.gen.ts'),
      zh: () => import('./menu.zh.gen.ts'),
    },
    _shared: {
      vi: () => import('./_shared/messages.vi.gen.ts'),
      en: () => import('./_shared/messages.en.gen.ts'),
      zh: () => import('./_shared/messages.zh.gen.ts'),
    },
    administration: {
      vi: () => import('./administration/messages.vi.gen.ts'),
      en: () => import('./administration/messages.en.gen.ts'),
      zh: () => import('./administration/messages.zh.gen.ts'),
    },
    buyer: {
      vi: () => import('./buyer/messages.vi.gen.ts'),
      en: () => import('./buyer/messages.en.gen.ts'),
      zh: () => import('./buyer/messages.zh.gen.ts'),
    },
    crm: {
      vi: () => import('./crm/messages.vi.gen.ts'),
      en: () => import('./crm/messages.en.gen.ts'),
      zh: () => import('./crm/messages.zh.gen.ts'),
    },
    dc: {
      vi: () => import('./dc/messages.vi.gen.ts'),
      en: () => import('./dc/messages.en.gen.ts'),
      zh: () => import('./dc/messages.zh.gen.ts'),
    },
    goods: {
      vi: () => import('./goods/messages.vi.gen.ts'),
      en: () => import('./goods/messages.en.gen.ts'),
      zh: () => import('./goods/messages.zh.gen.ts'),
    },
    goods_production: {
      vi: () => import('./goods_production/messages.vi.gen.ts'),
      en: () => import('./goods_production/messages.en.gen.ts'),
      zh: () => import('./goods_production/messages.zh.gen.ts'),
    },
    invoice: {
      vi: () => import('./invoice/messages.vi.gen.ts'),
      en: () => import('./invoice/messages.en.gen.ts'),
      zh: () => import('./invoice/messages.zh.gen.ts'),
    },
    office: {
      vi: () => import('./office/messages.vi.gen.ts'),
      en: () => import('./office/messages.en.gen.ts'),
      zh: () => import('./office/messages.zh.gen.ts'),
    },
    orders: {
      vi: () => import('./orders/messages.vi.gen.ts'),
      en: () => import('./orders/messages.en.gen.ts'),
      zh: () => import('./orders/messages.zh.gen.ts'),
    },
    place: {
      vi: () => import('./place/messages.vi.gen.ts'),
      en: () => import('./place/messages.en.gen.ts'),
      zh: () => import('./place/messages.zh.gen.ts'),
    },
    pos: {
      vi: () => import('./pos/messages.vi.gen.ts'),
      en: () => import('./pos/messages.en.gen.ts'),
      zh: () => import('./pos/messages.zh.gen.ts'),
    },
    request: {
      vi: () => import('./request/messages.vi.gen.ts'),
      en: () => import('./request/messages.en.gen.ts'),
      zh: () => import('./request/messages.zh.gen.ts'),
    },
    stock: {
      vi: () => import('./stock/messages.vi.gen.ts'),
      en: () => import('./stock/messages.en.gen.ts'),
      zh: () => import('./stock/messages.zh.gen.ts'),
    },
    system: {
      vi: () => import('./system/messages.vi.gen.ts'),
      en: () => import('./system/messages.en.gen.ts'),
      zh: () => import('./system/messages.zh.gen.ts'),
    },
    warehouse: {
      vi: () => import('./warehouse/messages.vi.gen.ts'),
      en: () => import('./warehouse/messages.en.gen.ts'),
      zh: () => import('./warehouse/messages.zh.gen.ts'),
    },
  },
};
