// Generated from schemas/messaging/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'administration/zns list': () => import('./zns.list.gen.tsx'),
  'administration/zns/quota list': () => import('./zns-quota.list.gen.tsx'),
  'administration/zns/report report': () => import('./zns.report.gen.tsx'),
  'administration/zns/template list': () => import('./zns-template.list.gen.tsx'),
  'administration/zns/template form': () => import('./zns-template.form.gen.tsx'),
  'oauth-page page': () => import('./oauth-page.page.gen.tsx'),
  'oauth page': () => import('./oauth-zalo.page.gen.tsx'),
  'zalo-oa list': () => import('./zalo-oa.list.gen.tsx'),
  'zalo-oa form': () => import('./zalo-oa.form.gen.tsx'),
  'zalo-oa/app list': () => import('./zalo-apps.list.gen.tsx'),
  'zalo-oa/app form': () => import('./zalo-app.form.gen.tsx'),
};
