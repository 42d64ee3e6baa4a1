// Generated from schemas/dc/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'dc/check-qr list': () => import('./qr-checks.list.gen.tsx'),
  'dc/check-qr form': () => import('./qr-check.form.gen.tsx'),
  'dc/distribution list': () => import('./distributions.list.gen.tsx'),
  'dc/distribution form': () => import('./distribution.form.gen.tsx'),
  'dc/distributor list': () => import('./distributor.list.gen.tsx'),
  'dc/distributor form': () => import('./distributor.form.gen.tsx'),
  'dc/distributor/figures list': () => import('./distributor-figures.list.gen.tsx'),
  'dc/distributor/import import': () => import('./distributor.import.gen.tsx'),
  'dc/goods list': () => import('./stock.list.gen.tsx'),
  'dc/goods/catalogue list': () => import('./catalogue.list.gen.tsx'),
  'dc/order list': () => import('./orders.list.gen.tsx'),
  'dc/order-create form': () => import('./order-create.form.gen.tsx'),
  'dc/order-create/import import': () => import('./order-create.import.gen.tsx'),
  'dc/order form': () => import('./order.form.gen.tsx'),
  'dc/order/report report': () => import('./sell-in.report.gen.tsx'),
  'dc/process-file list': () => import('./process-files.list.gen.tsx'),
  'dc/process-file form': () => import('./process-file.form.gen.tsx'),
  'dc/process-file/late list': () => import('./late-files.list.gen.tsx'),
  'dc/process-file/upload import': () => import('./process-file.import.gen.tsx'),
  'dc/receipt-history list': () => import('./receipts.list.gen.tsx'),
  'dc/receipt-history form': () => import('./receipt.form.gen.tsx'),
  'dc/return-history list': () => import('./returns.list.gen.tsx'),
  'dc/return-history form': () => import('./return.form.gen.tsx'),
  'scan/qr-check page': () => import('./scan-qr.page.gen.tsx'),
};

export const dialogs = {
  'dc-order-options': () => import('./dc-order-options.form.gen.tsx'),
  'process-file-options': () => import('./process-file-options.form.gen.tsx'),
};
