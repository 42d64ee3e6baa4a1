// Generated from schemas/material/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const materialParts: AppParts = {
  module: {
    name: 'material', icon: 'inventory', order: 51, tab: 'goods_production',
    menu: [
      {
        group: 'production',
        items: [
          {
            name: 'MaterialReceiptHistory', route: '/material/receipt-history',
            permissions: ['material_receipt_history'], icon: 'receipt', order: 2,
          },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/administration/supply', kind: 'list', resource: 'material_stock', permissions: ['administration_supply'],
    },
    {
      path: '/administration/supply/:id', kind: 'form', creates: true, resource: 'material',
      permissions: ['administration_supply'],
    },
    {
      path: '/administration/supply/warehouse', kind: 'list', resource: 'material_place',
      permissions: ['administration_supply'],
    },
    { path: '/material/list', kind: 'list', resource: 'material_stock', permissions: ['material_manager'] },
    {
      path: '/material/list/:id', kind: 'form', creates: true, resource: 'material', permissions: ['material_manager'],
    },
    { path: '/material/list/import', kind: 'import', permissions: ['material_manager'] },
    {
      path: '/material/list/lot', kind: 'list', resource: 'material_lot',
      permissions: ['material_manager', 'administration_supply'],
    },
    {
      path: '/material/list/moves', kind: 'list', resource: 'material_move',
      permissions: ['material_manager', 'administration_supply'],
    },
    {
      path: '/material/receipt-create', kind: 'form', resource: 'material_receipt',
      permissions: ['material_receipt_create'],
    },
    {
      path: '/material/receipt-history', kind: 'list', resource: 'material_receipt',
      permissions: ['material_receipt_history'],
    },
    {
      path: '/material/receipt-history/:id', kind: 'form', resource: 'material_receipt',
      permissions: ['material_receipt_history'],
    },
  ],
  resources: [
    { name: 'material_figure', display: [{ field: 'material_id' }] },
    { name: 'material_lot', display: [{ field: 'code' }] },
    { name: 'material_move', display: [{ field: 'material_id' }] },
    { name: 'material_place', display: [{ field: 'material_id' }] },
    { name: 'material_receipt_line', display: [{ field: 'lot_code' }] },
    { name: 'material_receipt', display: [{ field: 'code' }] },
    { name: 'material_reservation', display: [{ field: 'document_code' }] },
    { name: 'material_stock', display: [{ field: 'material_id' }] },
    { name: 'material', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
  ],
  dialogs: ['adjust-lot', 'count-supply', 'issue-lot', 'lot-to-supplier', 'receive-supply', 'return-lot', 'scrap-lot'],
};
