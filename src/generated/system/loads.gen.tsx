// Generated from schemas/system/*.json. Edit those files and run `npm run generate`.
export const apiKeysList = () => import('./api-keys.list.gen.tsx');
export const newApiKeyPage = () => import('./new-api-key.page.gen.tsx');
export const alPage = () => import('./al.page.gen.tsx');
export const comingSoonPage = () => import('./coming-soon.page.gen.tsx');
export const customerRegisterForm = () => import('./customer-register.form.gen.tsx');
export const posList = () => import('./pos.list.gen.tsx');
export const posForm = () => import('./pos.form.gen.tsx');
export const privacyPage = () => import('./privacy.page.gen.tsx');
export const registerForm = () => import('./register.form.gen.tsx');
export const servicesPage = () => import('./services.page.gen.tsx');
export const settingsPage = () => import('./settings.page.gen.tsx');
export const termsPage = () => import('./terms.page.gen.tsx');
export const announcementForm = () => import('./announcement.form.gen.tsx');
export const changePasswordForm = () => import('./change-password.form.gen.tsx');
export const companyForm = () => import('./company.form.gen.tsx');
export const profileForm = () => import('./profile.form.gen.tsx');
