// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'shop/bill form': () => import('./bill.form.gen.tsx'),
  'shop/bill-new form': () => import('./bill-new.form.gen.tsx'),
};

export const dialogs = {
  'bill-mail': () => import('./bill-mail.form.gen.tsx'),
};
