// Generated from schemas/system/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
  screens: [
    {
      screen: 'account/api-key', path: '/account/api-key', kind: 'list', resource: 'api_key',
      permissions: ['customer_account'],
      load: async () => (await loads()).apiKeysList(),
    },
    {
      screen: 'account/api-key/create', path: '/account/api-key/create', kind: 'page',
      permissions: ['customer_account'],
      load: async () => (await loads()).newApiKeyPage(),
    },
    {
      screen: 'account/warehouse', path: '/account/warehouse', kind: 'list', texts: ['system', 'place'],
      resource: 'warehouse', permissions: ['customer_account'],
      load: async () => (await loads()).warehouseList(),
    },
    {
      screen: 'account/warehouse', path: '/account/warehouse/:id', kind: 'form', texts: ['system', 'place'],
      resource: 'warehouse', permissions: ['customer_account'],
      load: async () => (await loads()).warehouseForm(),
    },
    {
      screen: 'account/warehouse', path: '/account/warehouse/create', kind: 'form', texts: ['system', 'place'],
      resource: 'warehouse', permissions: ['customer_account'],
      load: async () => (await loads()).warehouseForm(),
    },
    {
      screen: 'al', path: '/al', kind: 'page', permissions: [], public: true,
      load: async () => (await loads()).alPage(),
    },
    {
      screen: 'coming-soon', path: '/coming-soon', kind: 'page', permissions: [],
      load: async () => (await loads()).comingSoonPage(),
    },
    {
      screen: 'customer-register', path: '/customer-register', kind: 'form', permissions: [], public: true,
      load: async () => (await loads()).customerRegisterForm(),
    },
    {
      screen: 'pos', path: '/pos', kind: 'list', resource: 'pos', permissions: ['customer_account'],
      load: async () => (await loads()).posList(),
    },
    {
      screen: 'pos', path: '/pos/:id', kind: 'form', resource: 'pos', permissions: ['customer_account'],
      load: async () => (await loads()).posForm(),
    },
    {
      screen: 'pos', path: '/pos/create', kind: 'form', resource: 'pos', permissions: ['customer_account'],
      load: async () => (await loads()).posForm(),
    },
    {
      screen: 'privacy', path: '/privacy', kind: 'page', permissions: [], public: true,
      load: async () => (await loads()).privacyPage(),
    },
    {
      screen: 'register', path: '/register', kind: 'form', permissions: [], public: true,
      load: async () => (await loads()).registerForm(),
    },
    {
      screen: 'services', path: '/services', kind: 'page', permissions: [], public: true,
      load: async () => (await loads()).servicesPage(),
    },
    {
      screen: 'settings', path: '/settings', kind: 'page',
      texts: ['system', 'crm', 'stock', 'orders', 'warehouse', 'pos', 'administration', 'market', 'dc', 'invoice'],
      permissions: ['customer_account'],
      load: async () => (await loads()).settingsPage(),
    },
    {
      screen: 'terms', path: '/terms', kind: 'page', permissions: [], public: true,
      load: async () => (await loads()).termsPage(),
    },
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
  dialogs: {
    announcement: async () => (await loads()).announcementForm(),
    'change-password': async () => (await loads()).changePasswordForm(),
    company: async () => (await loads()).companyForm(),
    profile: async () => (await loads()).profileForm(),
    'add-role': async () => (await loads()).addRoleAction(),
    'copy-rights': async () => (await loads()).copyRightsAction(),
    'duplicate-role': async () => (await loads()).duplicateRoleAction(),
    'reset-password': async () => (await loads()).resetPasswordAction(),
  },
};
