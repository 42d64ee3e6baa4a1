// Generated from schemas/partner/*.json. Edit those files and run `npm run generate`.
export const dialogs = {
  'pay-entries': () => import('./pay-entries.form.gen.tsx'),
  'adjust-consignee-debt': () => import('./adjust-consignee-debt.action.gen.tsx'),
  'adjust-distributor-debt': () => import('./adjust-distributor-debt.action.gen.tsx'),
  'adjust-supplier-debt': () => import('./adjust-supplier-debt.action.gen.tsx'),
};
