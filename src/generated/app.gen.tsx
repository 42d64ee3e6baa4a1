// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [
    { name: 'system', icon: 'settings', order: 5, menu: [] },
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
    { name: 'goods', icon: 'inventory', order: 15, menu: [] },
    {
      name: 'orders', icon: 'receipt', order: 20, tab: 'warehouse',
      menu: [
        {
          group: 'orders',
          items: [
            { name: 'OrderList', route: '/orders/list', permissions: ['order_manager'], icon: 'list' },
            {
              name: 'OrderCreateSingle', route: '/orders/create-single', permissions: ['order_create_single'],
              icon: 'add',
            },
          ],
        },
      ],
    },
    { name: 'warehouse', icon: 'warehouse', order: 20, tab: 'warehouse', menu: [] },
    { name: 'pos', icon: 'pos', order: 30, tab: 'pos', gate: 'pos_active', menu: [] },
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
      screen: 'orders/create-single', path: '/orders/create-single', kind: 'form', module: 'orders', texts: ['orders'],
      resource: 'order', permissions: ['order_create_single'],
      load: () => import('./orders/order-create-single.form.gen.tsx'),
    },
    {
      screen: 'orders/detail', path: '/orders/detail/:id', kind: 'form', module: 'orders', texts: ['orders'],
      resource: 'order', permissions: ['order_manager'],
      load: () => import('./orders/order-detail.form.gen.tsx'),
    },
    {
      screen: 'orders/list', path: '/orders/list', kind: 'list', module: 'orders', texts: ['orders'], resource: 'order',
      permissions: ['order_manager'],
      load: () => import('./orders/orders.list.gen.tsx'),
    },
  ],
  resources: [
    { name: 'lead', label: 'entity.lead' },
    { name: 'goods', label: 'entity.goods' },
    { name: 'order_line', label: 'entity.order_line' },
    { name: 'order', label: 'entity.order' },
    { name: 'account', label: 'entity.account' },
    { name: 'pos', label: 'entity.pos' },
    { name: 'role', label: 'entity.role' },
    { name: 'warehouse', label: 'entity.warehouse' },
  ],
  dialogs: {
    'lead-give-up': () => import('./crm/lead-give-up.form.gen.tsx'),
    'lead-recall': () => import('./crm/lead-recall.form.gen.tsx'),
    'order-cancel': () => import('./orders/order-cancel.form.gen.tsx'),
    'order-hold': () => import('./orders/order-hold.form.gen.tsx'),
  },
  messages: {
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
