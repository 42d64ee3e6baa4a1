// Generated from schemas/invoice/*.json. Edit those files and run `npm run generate`.
export const taxCodesList = () => import('./tax-codes.list.gen.tsx');
export const taxCodeForm = () => import('./tax-code.form.gen.tsx');
export const invoicesList = () => import('./invoices.list.gen.tsx');
export const invoiceForm = () => import('./invoice.form.gen.tsx');
export const invoiceConfigsList = () => import('./invoice-configs.list.gen.tsx');
export const invoiceConfigForm = () => import('./invoice-config.form.gen.tsx');
export const onlyInvoicesList = () => import('./only-invoices.list.gen.tsx');
export const onlyInvoiceForm = () => import('./only-invoice.form.gen.tsx');
export const invoiceFromCodesForm = () => import('./invoice-from-codes.form.gen.tsx');
export const invoiceReasonForm = () => import('./invoice-reason.form.gen.tsx');
export const adjustInvoiceAction = () => import('./adjust-invoice.action.gen.tsx');
export const cancelInvoiceAction = () => import('./cancel-invoice.action.gen.tsx');
export const emailInvoiceAction = () => import('./email-invoice.action.gen.tsx');
export const replaceInvoiceAction = () => import('./replace-invoice.action.gen.tsx');
