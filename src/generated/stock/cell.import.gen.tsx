// Generated from schemas/stock/cell.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { cellFields } from './cell.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'warehouse/cell-import',
  route: '/warehouse/cell-import',
  title: 'screen.warehouse/cell-import.title',
  permissions: ['goods_manager'],
  url: '/cell-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'warehouse_id', label: 'cell.warehouse_id', required: true, field: cellFields.warehouse_id },
    { key: 'code', label: 'cell.code', required: true, field: cellFields.code },
    { key: 'zone', label: 'cell.zone', field: cellFields.zone },
    { key: 'kind', label: 'cell.kind', field: cellFields.kind },
    { key: 'one_expiry', label: 'cell.one_expiry', field: cellFields.one_expiry },
    { key: 'active', label: 'cell.active', field: cellFields.active },
  ],
};

export default function CellImport() {
  return <ImportScreen sheet={sheet} />;
}
