// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const billList = () => import('./bill.list.gen.tsx');
export const billForm = () => import('./bill.form.gen.tsx');
export const voidBillAction = () => import('./void-bill.action.gen.tsx');
