// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const checkPage = () => import('./check.page.gen.tsx');
export const connectPage = () => import('./connect.page.gen.tsx');
export const settingsPage = () => import('./settings.page.gen.tsx');
export const shopPage = () => import('./shop.page.gen.tsx');
export const billsList = () => import('./bills.list.gen.tsx');
export const billNumbersReport = () => import('./bill-numbers.report.gen.tsx');
export const tillPage = () => import('./till.page.gen.tsx');
export const termsPage = () => import('./terms.page.gen.tsx');
