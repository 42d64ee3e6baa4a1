// Generated from schemas/material/material.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { materialFields } from './material.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'material/list/import',
  route: '/material/list/import',
  title: 'screen.material/list/import.title',
  permissions: ['material_manager'],
  url: '/material-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'code', label: 'material.code', required: true, field: materialFields.code },
    { key: 'name', label: 'material.name', required: true, field: materialFields.name },
    { key: 'kind', label: 'material.kind', required: true, field: materialFields.kind },
    { key: 'unit', label: 'material.unit', required: true, field: materialFields.unit },
    { key: 'packaging', label: 'material.packaging', field: materialFields.packaging },
    { key: 'color', label: 'material.color', field: materialFields.color },
    { key: 'width_cm', label: 'material.width_cm', field: materialFields.width_cm },
    { key: 'weight_gsm', label: 'material.weight_gsm', field: materialFields.weight_gsm },
    { key: 'composition', label: 'material.composition', field: materialFields.composition },
    { key: 'supplier_id', label: 'material.supplier_id', field: materialFields.supplier_id },
    { key: 'lead_time_days', label: 'material.lead_time_days', field: materialFields.lead_time_days },
    { key: 'pack_size', label: 'material.pack_size', field: materialFields.pack_size },
    { key: 'min_stock', label: 'material.min_stock', field: materialFields.min_stock },
    { key: 'note', label: 'material.note', field: materialFields.note },
  ],
};

export default function MaterialImport() {
  return <ImportScreen sheet={sheet} />;
}
