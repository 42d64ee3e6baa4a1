// Generated from schemas/system/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const systemParts: AppParts = {
  module: {
    name: 'system', icon: 'settings', order: 5, tab: 'administration',
    menu: [
      {
        group: 'company',
        items: [
          { name: 'PosShops', route: '/pos', permissions: ['customer_account'], icon: 'store', order: 1 },
          { name: 'ApiKeys', route: '/account/api-key', permissions: ['customer_account'], icon: 'key', order: 2 },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'account/api-key', path: '/account/api-key', kind: 'list', resource: 'api_key',
      permissions: ['customer_account'],
      load: () => import('./api-keys.list.gen.tsx'),
    },
    {
      screen: 'account/api-key/create', path: '/account/api-key/create', kind: 'page',
      permissions: ['customer_account'],
      load: () => import('./new-api-key.page.gen.tsx'),
    },
    { screen: 'al', path: '/al', kind: 'page', permissions: [], public: true, load: () => import('./al.page.gen.tsx') },
    {
      screen: 'coming-soon', path: '/coming-soon', kind: 'page', permissions: [],
      load: () => import('./coming-soon.page.gen.tsx'),
    },
    {
      screen: 'customer-register', path: '/customer-register', kind: 'form', permissions: [], public: true,
      load: () => import('./customer-register.form.gen.tsx'),
    },
    {
      screen: 'pos', path: '/pos', kind: 'list', resource: 'pos', permissions: ['customer_account'],
      load: () => import('./pos.list.gen.tsx'),
    },
    {
      screen: 'pos', path: '/pos/:id', kind: 'form', resource: 'pos', permissions: ['customer_account'],
      load: () => import('./pos.form.gen.tsx'),
    },
    {
      screen: 'pos', path: '/pos/create', kind: 'form', resource: 'pos', permissions: ['customer_account'],
      load: () => import('./pos.form.gen.tsx'),
    },
    {
      screen: 'privacy', path: '/privacy', kind: 'page', permissions: [], public: true,
      load: () => import('./privacy.page.gen.tsx'),
    },
    {
      screen: 'register', path: '/register', kind: 'form', permissions: [], public: true,
      load: () => import('./register.form.gen.tsx'),
    },
    {
      screen: 'services', path: '/services', kind: 'page', permissions: [], public: true,
      load: () => import('./services.page.gen.tsx'),
    },
    {
      screen: 'settings', path: '/settings', kind: 'page', texts: ['system', 'crm', 'orders', 'warehouse', 'pos', 'dc'],
      permissions: ['customer_account'],
      load: () => import('./settings.page.gen.tsx'),
    },
    {
      screen: 'terms', path: '/terms', kind: 'page', permissions: [], public: true,
      load: () => import('./terms.page.gen.tsx'),
    },
  ],
  resources: [
    { name: 'account', display: [{ field: 'display_name' }, ' (', { field: 'username' }, ')'] },
    { name: 'api_key', display: [{ field: 'name' }] },
    { name: 'form_preset', display: [{ field: 'name' }] },
    { name: 'pos', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'role', display: [{ field: 'name' }] },
  ],
  dialogs: {
    announcement: () => import('./announcement.form.gen.tsx'),
    'change-password': () => import('./change-password.form.gen.tsx'),
    company: () => import('./company.form.gen.tsx'),
    profile: () => import('./profile.form.gen.tsx'),
  },
};
