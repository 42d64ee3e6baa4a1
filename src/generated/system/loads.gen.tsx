// Generated from schemas/system/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'account/api-key list': () => import('./api-keys.list.gen.tsx'),
  'account/api-key/create page': () => import('./new-api-key.page.gen.tsx'),
  'account/warehouse list': () => import('./warehouse.list.gen.tsx'),
  'account/warehouse form': () => import('./warehouse.form.gen.tsx'),
  'al page': () => import('./al.page.gen.tsx'),
  'coming-soon page': () => import('./coming-soon.page.gen.tsx'),
  'customer-register form': () => import('./customer-register.form.gen.tsx'),
  'pos list': () => import('./pos.list.gen.tsx'),
  'pos form': () => import('./pos.form.gen.tsx'),
  'privacy page': () => import('./privacy.page.gen.tsx'),
  'register form': () => import('./register.form.gen.tsx'),
  'services page': () => import('./services.page.gen.tsx'),
  'settings page': () => import('./settings.page.gen.tsx'),
  'terms page': () => import('./terms.page.gen.tsx'),
};

export const dialogs = {
  announcement: () => import('./announcement.form.gen.tsx'),
  'change-password': () => import('./change-password.form.gen.tsx'),
  company: () => import('./company.form.gen.tsx'),
  profile: () => import('./profile.form.gen.tsx'),
  'add-role': () => import('./add-role.action.gen.tsx'),
  'copy-rights': () => import('./copy-rights.action.gen.tsx'),
  'duplicate-role': () => import('./duplicate-role.action.gen.tsx'),
  'reset-password': () => import('./reset-password.action.gen.tsx'),
};
