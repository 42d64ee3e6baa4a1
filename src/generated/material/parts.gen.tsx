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
  screens: [
    {
      screen: 'administration/supply', path: '/administration/supply', kind: 'list', resource: 'material_stock',
      permissions: ['administration_supply'],
      load: () => import('./supply.list.gen.tsx'),
    },
    {
      screen: 'administration/supply', path: '/administration/supply/:id', kind: 'form', resource: 'material',
      permissions: ['administration_supply'],
      load: () => import('./supply.form.gen.tsx'),
    },
    {
      screen: 'administration/supply', path: '/administration/supply/create', kind: 'form', resource: 'material',
      permissions: ['administration_supply'],
      load: () => import('./supply.form.gen.tsx'),
    },
    {
      screen: 'material/list', path: '/material/list', kind: 'list', resource: 'material_stock',
      permissions: ['material_manager'],
      load: () => import('./materials.list.gen.tsx'),
    },
    {
      screen: 'material/list', path: '/material/list/:id', kind: 'form', resource: 'material',
      permissions: ['material_manager'],
      load: () => import('./material.form.gen.tsx'),
    },
    {
      screen: 'material/list', path: '/material/list/create', kind: 'form', resource: 'material',
      permissions: ['material_manager'],
      load: () => import('./material.form.gen.tsx'),
    },
    {
      screen: 'material/list/import', path: '/material/list/import', kind: 'import', permissions: ['material_manager'],
      load: () => import('./material.import.gen.tsx'),
    },
    {
      screen: 'material/list/lot', path: '/material/list/lot', kind: 'list', resource: 'material_lot',
      permissions: ['material_manager', 'administration_supply'],
      load: () => import('./lots.list.gen.tsx'),
    },
    {
      screen: 'material/list/moves', path: '/material/list/moves', kind: 'list', resource: 'material_move',
      permissions: ['material_manager', 'administration_supply'],
      load: () => import('./moves.list.gen.tsx'),
    },
    {
      screen: 'material/receipt-create', path: '/material/receipt-create', kind: 'form', resource: 'material_receipt',
      permissions: ['material_receipt_create'],
      load: () => import('./material-receipt-create.form.gen.tsx'),
    },
    {
      screen: 'material/receipt-history', path: '/material/receipt-history', kind: 'list', resource: 'material_receipt',
      permissions: ['material_receipt_history'],
      load: () => import('./material-receipts.list.gen.tsx'),
    },
    {
      screen: 'material/receipt-history', path: '/material/receipt-history/:id', kind: 'form',
      resource: 'material_receipt', permissions: ['material_receipt_history'],
      load: () => import('./material-receipt.form.gen.tsx'),
    },
  ],
  resources: [
    { name: 'material_figure', display: [{ field: 'material_id' }] },
    { name: 'material_lot', display: [{ field: 'code' }] },
    { name: 'material_move', display: [{ field: 'material_id' }] },
    { name: 'material_receipt_line', display: [{ field: 'lot_code' }] },
    { name: 'material_receipt', display: [{ field: 'code' }] },
    { name: 'material_reservation', display: [{ field: 'document_code' }] },
    { name: 'material_stock', display: [{ field: 'material_id' }] },
    { name: 'material', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
  ],
  dialogs: {
    'adjust-lot': () => import('./adjust-lot.action.gen.tsx'),
    'count-supply': () => import('./count-supply.action.gen.tsx'),
    'issue-lot': () => import('./issue-lot.action.gen.tsx'),
    'lot-to-supplier': () => import('./lot-to-supplier.action.gen.tsx'),
    'receive-supply': () => import('./receive-supply.action.gen.tsx'),
    'return-lot': () => import('./return-lot.action.gen.tsx'),
    'scrap-lot': () => import('./scrap-lot.action.gen.tsx'),
  },
};
