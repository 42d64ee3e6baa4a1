// Generated from schemas/stock/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'goods/combo list': () => import('./combo.list.gen.tsx'),
  'goods/combo/parts list': () => import('./combo-parts.list.gen.tsx'),
  'goods/list/check list': () => import('./stock-check.list.gen.tsx'),
  'goods/list/expiring list': () => import('./expiring.list.gen.tsx'),
  'goods/list/flow list': () => import('./stock-flow.list.gen.tsx'),
  'goods/list/moves list': () => import('./stock-moves.list.gen.tsx'),
  'goods/list/stock list': () => import('./stock-levels.list.gen.tsx'),
  'goods/reserved list': () => import('./reserved.list.gen.tsx'),
  'goods/reserved/create form': () => import('./reserve.form.gen.tsx'),
  'goods/reserved/import import': () => import('./reserve.import.gen.tsx'),
  'warehouse/basket list': () => import('./baskets.list.gen.tsx'),
  'warehouse/basket form': () => import('./basket.form.gen.tsx'),
  'warehouse/cell list': () => import('./cells.list.gen.tsx'),
  'warehouse/cell-import import': () => import('./cell.import.gen.tsx'),
  'warehouse/cell form': () => import('./cell.form.gen.tsx'),
};

export const dialogs = {
  'reserve-goods': () => import('./reserve-goods.form.gen.tsx'),
  'reserve-import-options': () => import('./reserve-import-options.form.gen.tsx'),
  'set-goods-active': () => import('./set-goods-active.form.gen.tsx'),
  'extend-reservation': () => import('./extend-reservation.action.gen.tsx'),
  unreserve: () => import('./unreserve.action.gen.tsx'),
};
