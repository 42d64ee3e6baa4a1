// Generated from schemas/goods/*.json. Edit those files and run `npm run generate`.
export const checkPage = () => import('./check.page.gen.tsx');
export const goodsPage = () => import('./goods.page.gen.tsx');
export const comboForm = () => import('./combo.form.gen.tsx');
export const goodsForm = () => import('./goods.form.gen.tsx');
export const goodsImport = () => import('./goods.import.gen.tsx');
export const stampsList = () => import('./stamps.list.gen.tsx');
export const stampBatchesList = () => import('./stamp-batches.list.gen.tsx');
export const stampBatchForm = () => import('./stamp-batch.form.gen.tsx');
export const changeByRuleAction = () => import('./change-by-rule.action.gen.tsx');
export const changePriceAction = () => import('./change-price.action.gen.tsx');
export const renewProfileAction = () => import('./renew-profile.action.gen.tsx');
export const reprintStampsAction = () => import('./reprint-stamps.action.gen.tsx');
export const setCostAction = () => import('./set-cost.action.gen.tsx');
