// Generated from schemas/messaging/*.json. Edit those files and run `npm run generate`.
export const znsList = () => import('./zns.list.gen.tsx');
export const znsQuotaList = () => import('./zns-quota.list.gen.tsx');
export const znsTemplateList = () => import('./zns-template.list.gen.tsx');
export const znsTemplateForm = () => import('./zns-template.form.gen.tsx');
export const oauthZaloPage = () => import('./oauth-zalo.page.gen.tsx');
export const zaloOaList = () => import('./zalo-oa.list.gen.tsx');
export const zaloOaForm = () => import('./zalo-oa.form.gen.tsx');
export const zaloAppsList = () => import('./zalo-apps.list.gen.tsx');
export const zaloAppForm = () => import('./zalo-app.form.gen.tsx');
