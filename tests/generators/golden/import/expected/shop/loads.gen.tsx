// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'bills/import import': () => import('./bill-import.import.gen.tsx'),
};

export const dialogs = {
  'bill-options': () => import('./bill-options.form.gen.tsx'),
};
