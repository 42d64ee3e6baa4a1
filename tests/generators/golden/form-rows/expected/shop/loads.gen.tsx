// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const billForm = () => import('./bill.form.gen.tsx');
export const billNewForm = () => import('./bill-new.form.gen.tsx');
export const billMailForm = () => import('./bill-mail.form.gen.tsx');
