// Generated from schemas/stock/cell.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { cellFields } from './cell.entity.gen.ts';

export const cellImport = createImport({
  screen: 'warehouse/cell-import',
  route: '/warehouse/cell-import',
  module: 'stock',
  entity: 'cell',
  permissions: ['goods_manager'],
  url: '/cell-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['warehouse_id', 'code'],
  columns: [
    importColumn(cellFields.warehouse_id, {
      label: 'cell.warehouse_id', required: true, aliases: ['kho', 'mã kho'], lookup: ['code_name'], example: 'HN1',
    }),
    importColumn(cellFields.code, {
      label: 'cell.code', required: true, aliases: ['mã ô', 'vị trí'], example: 'A-01-01',
    }),
    importColumn(cellFields.zone, { label: 'cell.zone', aliases: ['khu'], example: 'A' }),
    importColumn(cellFields.kind, { label: 'cell.kind', example: 'pick' }),
    importColumn(cellFields.one_expiry, { label: 'cell.one_expiry' }),
    importColumn(cellFields.active, { label: 'cell.active' }),
  ],
});
