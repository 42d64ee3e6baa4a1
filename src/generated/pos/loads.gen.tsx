// Generated from schemas/pos/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'pos/buyer list': () => import('./buyer.list.gen.tsx'),
  'pos/buyer-import import': () => import('./buyer.import.gen.tsx'),
  'pos/buyer form': () => import('./buyer.form.gen.tsx'),
  'pos/goods-list list': () => import('./goods.list.gen.tsx'),
  'pos/goods-list/display-request list': () => import('./display-request.list.gen.tsx'),
  'pos/goods-list/display-request form': () => import('./display-request.form.gen.tsx'),
  'pos/goods-list/elsewhere list': () => import('./goods-elsewhere.list.gen.tsx'),
  'pos/goods-receipt-create list': () => import('./goods-receipt.list.gen.tsx'),
  'pos/goods-receipt-create form': () => import('./goods-receipt.form.gen.tsx'),
  'pos/goods-report report': () => import('./goods-report.report.gen.tsx'),
  'pos/goods-transfer list': () => import('./goods-transfer.list.gen.tsx'),
  'pos/goods-transfer form': () => import('./goods-transfer.form.gen.tsx'),
  'pos/order-list list': () => import('./order-list.list.gen.tsx'),
  'pos/order-list form': () => import('./order-list.form.gen.tsx'),
  'pos/order-online-create form': () => import('./order-online-create.form.gen.tsx'),
  'pos/order-online-list list': () => import('./order-online-list.list.gen.tsx'),
  'pos/order-online-list form': () => import('./order-online-list.form.gen.tsx'),
  'pos/point-entry list': () => import('./point-entry.list.gen.tsx'),
  'pos/report report': () => import('./report.report.gen.tsx'),
  'pos/sale page': () => import('./sale.page.gen.tsx'),
  'pos/shift list': () => import('./shift.list.gen.tsx'),
  'pos/shift form': () => import('./shift.form.gen.tsx'),
  'pos/stock-take list': () => import('./stock-take.list.gen.tsx'),
  'pos/stock-take form': () => import('./stock-take.form.gen.tsx'),
};

export const dialogs = {
  'pos-shift-close': () => import('./pos-shift-close.form.gen.tsx'),
  'void-bill': () => import('./void-bill.form.gen.tsx'),
  'issue-invoice': () => import('./issue-invoice.action.gen.tsx'),
  'return-bill': () => import('./return-bill.action.gen.tsx'),
};
