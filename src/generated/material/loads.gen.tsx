// Generated from schemas/material/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'administration/supply list': () => import('./supply.list.gen.tsx'),
  'administration/supply form': () => import('./supply.form.gen.tsx'),
  'administration/supply/warehouse list': () => import('./supply-warehouse.list.gen.tsx'),
  'material/list list': () => import('./materials.list.gen.tsx'),
  'material/list form': () => import('./material.form.gen.tsx'),
  'material/list/import import': () => import('./material.import.gen.tsx'),
  'material/list/lot list': () => import('./lots.list.gen.tsx'),
  'material/list/moves list': () => import('./moves.list.gen.tsx'),
  'material/receipt-create form': () => import('./material-receipt-create.form.gen.tsx'),
  'material/receipt-history list': () => import('./material-receipts.list.gen.tsx'),
  'material/receipt-history form': () => import('./material-receipt.form.gen.tsx'),
};

export const dialogs = {
  'adjust-lot': () => import('./adjust-lot.action.gen.tsx'),
  'count-supply': () => import('./count-supply.action.gen.tsx'),
  'issue-lot': () => import('./issue-lot.action.gen.tsx'),
  'lot-to-supplier': () => import('./lot-to-supplier.action.gen.tsx'),
  'receive-supply': () => import('./receive-supply.action.gen.tsx'),
  'return-lot': () => import('./return-lot.action.gen.tsx'),
  'scrap-lot': () => import('./scrap-lot.action.gen.tsx'),
};
