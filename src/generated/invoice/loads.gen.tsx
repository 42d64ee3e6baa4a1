// Generated from schemas/invoice/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'account/tax-code list': () => import('./tax-codes.list.gen.tsx'),
  'account/tax-code form': () => import('./tax-code.form.gen.tsx'),
  'invoice list': () => import('./invoices.list.gen.tsx'),
  'invoice form': () => import('./invoice.form.gen.tsx'),
  'invoice/config list': () => import('./invoice-configs.list.gen.tsx'),
  'invoice/config form': () => import('./invoice-config.form.gen.tsx'),
  'only-invoice list': () => import('./only-invoices.list.gen.tsx'),
  'only-invoice form': () => import('./only-invoice.form.gen.tsx'),
};

export const dialogs = {
  'invoice-from-codes': () => import('./invoice-from-codes.form.gen.tsx'),
  'invoice-reason': () => import('./invoice-reason.form.gen.tsx'),
  'adjust-invoice': () => import('./adjust-invoice.action.gen.tsx'),
  'cancel-invoice': () => import('./cancel-invoice.action.gen.tsx'),
  'email-invoice': () => import('./email-invoice.action.gen.tsx'),
  'replace-invoice': () => import('./replace-invoice.action.gen.tsx'),
};
