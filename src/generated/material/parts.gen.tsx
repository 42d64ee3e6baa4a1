// Generated from schemas/material/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
      load: async () => (await loads()).supplyList(),
    },
    {
      screen: 'administration/supply', path: '/administration/supply/:id', kind: 'form', resource: 'material',
      permissions: ['administration_supply'],
      load: async () => (await loads()).supplyForm(),
    },
    {
      screen: 'administration/supply', path: '/administration/supply/create', kind: 'form', resource: 'material',
      permissions: ['administration_supply'],
      load: async () => (await loads()).supplyForm(),
    },
    {
      screen: 'material/list', path: '/material/list', kind: 'list', resource: 'material_stock',
      permissions: ['material_manager'],
      load: async () => (await loads()).materialsList(),
    },
    {
      screen: 'material/list', path: '/material/list/:id', kind: 'form', resource: 'material',
      permissions: ['material_manager'],
      load: async () => (await loads()).materialForm(),
    },
    {
      screen: 'material/list', path: '/material/list/create', kind: 'form', resource: 'material',
      permissions: ['material_manager'],
      load: async () => (await loads()).materialForm(),
    },
    {
      screen: 'material/list/import', path: '/material/list/import', kind: 'import', permissions: ['material_manager'],
      load: async () => (await loads()).materialImport(),
    },
    {
      screen: 'material/list/lot', path: '/material/list/lot', kind: 'list', resource: 'material_lot',
      permissions: ['material_manager', 'administration_supply'],
      load: async () => (await loads()).lotsList(),
    },
    {
      screen: 'material/list/moves', path: '/material/list/moves', kind: 'list', resource: 'material_move',
      permissions: ['material_manager', 'administration_supply'],
      load: async () => (await loads()).movesList(),
    },
    {
      screen: 'material/receipt-create', path: '/material/receipt-create', kind: 'form', resource: 'material_receipt',
      permissions: ['material_receipt_create'],
      load: async () => (await loads()).materialReceiptCreateForm(),
    },
    {
      screen: 'material/receipt-history', path: '/material/receipt-history', kind: 'list', resource: 'material_receipt',
      permissions: ['material_receipt_history'],
      load: async () => (await loads()).materialReceiptsList(),
    },
    {
      screen: 'material/receipt-history', path: '/material/receipt-history/:id', kind: 'form',
      resource: 'material_receipt', permissions: ['material_receipt_history'],
      load: async () => (await loads()).materialReceiptForm(),
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
    'adjust-lot': async () => (await loads()).adjustLotAction(),
    'count-supply': async () => (await loads()).countSupplyAction(),
    'issue-lot': async () => (await loads()).issueLotAction(),
    'lot-to-supplier': async () => (await loads()).lotToSupplierAction(),
    'receive-supply': async () => (await loads()).receiveSupplyAction(),
    'return-lot': async () => (await loads()).returnLotAction(),
    'scrap-lot': async () => (await loads()).scrapLotAction(),
  },
};
