// Generated from schemas/ads/*.json. Edit those files and run `npm run generate`.
export const spendReport = () => import('./spend.report.gen.tsx');
export const spendList = () => import('./spend.list.gen.tsx');
