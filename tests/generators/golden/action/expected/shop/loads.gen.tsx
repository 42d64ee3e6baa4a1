// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'shop/bill-totals list': () => import('./bill-totals.list.gen.tsx'),
  'shop/bills list': () => import('./bill.list.gen.tsx'),
  'shop/bills form': () => import('./bill.form.gen.tsx'),
};

export const dialogs = {
  'void-bill': () => import('./void-bill.action.gen.tsx'),
};
