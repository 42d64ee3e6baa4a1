// Generated from schemas/system/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const systemParts: AppParts = {
  module: {
    name: 'system', icon: 'settings', order: 5, tab: 'administration',
    menu: [
      {
        group: 'company',
        items: [
          {
            name: 'Warehouses', route: '/account/warehouse', permissions: ['customer_account'], icon: 'warehouse',
            order: 1,
          },
          { name: 'PosShops', route: '/pos', permissions: ['customer_account'], icon: 'store', order: 2 },
          { name: 'ApiKeys', route: '/account/api-key', permissions: ['customer_account'], icon: 'key', order: 3 },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/account/api-key', kind: 'list', resource: 'api_key', permissions: ['customer_account'] },
    {
      screen: 'account/api-key/create', path: '/account/api-key/create', kind: 'page',
      permissions: ['customer_account'],
    },
    {
      path: '/account/warehouse', kind: 'list', texts: ['system', 'place'], resource: 'warehouse',
      permissions: ['customer_account'],
    },
    {
      path: '/account/warehouse/:id', kind: 'form', creates: true, texts: ['system', 'place'], resource: 'warehouse',
      permissions: ['customer_account'],
    },
    { path: '/al', kind: 'page', permissions: [], public: true },
    { path: '/coming-soon', kind: 'page', permissions: [] },
    { path: '/customer-register', kind: 'form', permissions: [], public: true },
    { path: '/pos', kind: 'list', resource: 'pos', permissions: ['customer_account'] },
    { path: '/pos/:id', kind: 'form', creates: true, resource: 'pos', permissions: ['customer_account'] },
    { path: '/privacy', kind: 'page', permissions: [], public: true },
    { path: '/register', kind: 'form', permissions: [], public: true },
    { path: '/services', kind: 'page', permissions: [], public: true },
    {
      path: '/settings', kind: 'page',
      texts: ['system', 'crm', 'stock', 'orders', 'warehouse', 'pos', 'administration', 'market', 'dc', 'invoice'],
      permissions: ['customer_account'],
    },
    { path: '/terms', kind: 'page', permissions: [], public: true },
  ],
  resources: [
    { name: 'account', display: [{ field: 'display_name' }, ' (', { field: 'username' }, ')'] },
    { name: 'api_key', display: [{ field: 'name' }] },
    { name: 'form_preset', display: [{ field: 'name' }] },
    { name: 'pos', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'print_entry', display: [{ field: 'code' }] },
    { name: 'role', display: [{ field: 'name' }] },
    { name: 'warehouse', display: [{ field: 'code_name' }, ' – ', { field: 'name' }] },
  ],
  dialogs: [
    'announcement', 'change-password', 'company', 'profile', 'add-role', 'copy-rights', 'duplicate-role',
    'reset-password',
  ],
};
