// Generated from schemas/partner/*.json. Edit those files and run `npm run generate`.
export const adjustConsigneeDebtAction = () => import('./adjust-consignee-debt.action.gen.tsx');
export const adjustDistributorDebtAction = () => import('./adjust-distributor-debt.action.gen.tsx');
export const adjustSupplierDebtAction = () => import('./adjust-supplier-debt.action.gen.tsx');
