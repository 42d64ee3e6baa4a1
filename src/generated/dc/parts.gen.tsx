// Generated from schemas/dc/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const dcParts: AppParts = {
  module: {
    name: 'dc', icon: 'dc', order: 70, tab: 'dc', gate: 'dc_id_distributor',
    menu: [
      {
        group: 'distribution',
        items: [
          {
            name: 'DcDistributor', route: '/dc/distributor', permissions: ['dc_distributor'], icon: 'people', order: 1,
          },
          {
            name: 'DcOrderCreate', route: '/dc/order-create', permissions: ['dc_order_create'], icon: 'edit', order: 2,
          },
          { name: 'DcOrder', route: '/dc/order', permissions: ['dc_order'], icon: 'list', order: 3 },
          {
            name: 'DcReceiptHistory', route: '/dc/receipt-history', permissions: ['dc_receipt_history'],
            icon: 'inventory', order: 4,
          },
          {
            name: 'DcReturnHistory', route: '/dc/return-history', permissions: ['dc_return_history'], icon: 'clock',
            order: 5,
          },
          { name: 'DcGoods', route: '/dc/goods', permissions: ['dc_goods'], icon: 'list', order: 6 },
          {
            name: 'DcProcessFile', route: '/dc/process-file', permissions: ['dc_process_file'], icon: 'upload',
            order: 7,
          },
          { name: 'DcCheckQr', route: '/dc/check-qr', permissions: ['dc_check_qr'], icon: 'key', order: 8 },
          {
            name: 'DcDistribution', route: '/dc/distribution', permissions: ['dc_distributor'], icon: 'report',
            order: 9,
          },
          { name: 'DcOrderReport', route: '/dc/order/report', permissions: ['dc_order'], icon: 'report', order: 11 },
          { name: 'ScanQr', route: '/scan/qr-check', permissions: ['dc_check_qr'], icon: 'qr', order: 10 },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/dc/check-qr', kind: 'list', resource: 'qr_check', permissions: ['dc_check_qr'] },
    { path: '/dc/check-qr/:id', kind: 'form', creates: true, resource: 'qr_check', permissions: ['dc_check_qr'] },
    { path: '/dc/distribution', kind: 'list', resource: 'dc_movement', permissions: ['dc_distributor'] },
    {
      path: '/dc/distribution/:id', kind: 'form', creates: true, resource: 'dc_movement',
      permissions: ['dc_distributor'],
    },
    {
      path: '/dc/distributor', kind: 'list', texts: ['dc', 'partner'], resource: 'distributor',
      permissions: ['dc_distributor'],
    },
    {
      path: '/dc/distributor/:id', kind: 'form', creates: true, texts: ['dc', 'administration', 'partner'],
      resource: 'distributor', permissions: ['dc_distributor'],
    },
    {
      path: '/dc/distributor/figures', kind: 'list', texts: ['dc', 'partner'], resource: 'distributor_total',
      permissions: ['dc_distributor'],
    },
    { path: '/dc/distributor/import', kind: 'import', texts: ['dc', 'partner'], permissions: ['dc_distributor'] },
    { path: '/dc/goods', kind: 'list', texts: ['dc', 'goods'], resource: 'dc_stock', permissions: ['dc_goods'] },
    {
      path: '/dc/goods/catalogue', kind: 'list', texts: ['dc', 'goods'], resource: 'dc_catalogue',
      permissions: ['dc_goods'],
    },
    {
      path: '/dc/order', kind: 'list', texts: ['dc', 'orders', 'place'], resource: 'dc_order',
      permissions: ['dc_order'],
    },
    { path: '/dc/order-create', kind: 'form', resource: 'dc_order', permissions: ['dc_order_create'] },
    { path: '/dc/order-create/import', kind: 'import', permissions: ['dc_order_create'] },
    { path: '/dc/order/:id', kind: 'form', resource: 'dc_order', permissions: ['dc_order', 'dc_order_create'] },
    { path: '/dc/order/report', kind: 'report', permissions: ['dc_order'] },
    { path: '/dc/process-file', kind: 'list', resource: 'dc_file', permissions: ['dc_process_file'] },
    { path: '/dc/process-file/:id', kind: 'form', resource: 'dc_file', permissions: ['dc_process_file'] },
    { path: '/dc/process-file/late', kind: 'list', resource: 'distributor_report', permissions: ['dc_process_file'] },
    { path: '/dc/process-file/upload', kind: 'import', permissions: ['dc_process_file'] },
    { path: '/dc/receipt-history', kind: 'list', resource: 'dc_movement', permissions: ['dc_receipt_history'] },
    { path: '/dc/receipt-history/:id', kind: 'form', resource: 'dc_movement', permissions: ['dc_receipt_history'] },
    { path: '/dc/return-history', kind: 'list', resource: 'dc_movement', permissions: ['dc_return_history'] },
    {
      path: '/dc/return-history/:id', kind: 'form', creates: true, resource: 'dc_movement',
      permissions: ['dc_return_history'],
    },
    { path: '/scan/qr-check', kind: 'page', permissions: ['dc_check_qr'] },
  ],
  resources: [
    { name: 'dc_catalogue', display: [{ field: 'sku' }] },
    { name: 'dc_file', display: [{ field: 'code' }] },
    { name: 'dc_flow', display: [{ field: 'goods_id' }] },
    { name: 'dc_movement_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'dc_movement', display: [{ field: 'code' }] },
    { name: 'dc_offer', display: [{ field: 'sku' }] },
    { name: 'dc_order_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'dc_order', display: [{ field: 'code' }] },
    { name: 'dc_stock', display: [{ field: 'goods_id' }] },
    { name: 'distributor_flow', display: [{ field: 'distributor_id' }] },
    { name: 'distributor_report', display: [{ field: 'name' }] },
    { name: 'distributor_total', display: [{ field: 'distributor_id' }] },
    { name: 'qr_check', display: [{ field: 'code' }] },
  ],
  reports: [{ screen: 'dc/order/report', permissions: ['dc_order'], texts: ['dc'] }],
  dialogs: ['dc-order-options', 'process-file-options'],
};
