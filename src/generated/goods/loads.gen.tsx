// Generated from schemas/goods/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'check page': () => import('./check.page.gen.tsx'),
  'goods page': () => import('./goods.page.gen.tsx'),
  'goods/combo form': () => import('./combo.form.gen.tsx'),
  'goods/list form': () => import('./goods.form.gen.tsx'),
  'goods/list/import import': () => import('./goods.import.gen.tsx'),
  'nsca/stamp list': () => import('./stamps.list.gen.tsx'),
  'nsca/stamp/batch list': () => import('./stamp-batches.list.gen.tsx'),
  'nsca/stamp/batch form': () => import('./stamp-batch.form.gen.tsx'),
};

export const dialogs = {
  'change-by-rule': () => import('./change-by-rule.action.gen.tsx'),
  'change-price': () => import('./change-price.action.gen.tsx'),
  'copy-packed-combo': () => import('./copy-packed-combo.action.gen.tsx'),
  'renew-profile': () => import('./renew-profile.action.gen.tsx'),
  'reprint-stamps': () => import('./reprint-stamps.action.gen.tsx'),
  'set-cost': () => import('./set-cost.action.gen.tsx'),
};
