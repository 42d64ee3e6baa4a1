// Generated from schemas/material/material.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { materialFields } from './material.entity.gen.ts';

export const materialImport = createImport({
  screen: 'material/list/import',
  route: '/material/list/import',
  module: 'material',
  entity: 'material',
  permissions: ['material_manager'],
  url: '/material-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['code'],
  columns: [
    importColumn(materialFields.code, {
      label: 'material.code', required: true, aliases: ['mã npl', 'mã vật tư'], example: 'VAI-CT-TRANG',
    }),
    importColumn(materialFields.name, {
      label: 'material.name', required: true, aliases: ['tên npl', 'tên vật tư'], example: 'Vải cotton 4 chiều trắng',
    }),
    importColumn(materialFields.kind, {
      label: 'material.kind', required: true, aliases: ['loại npl'], example: 'fabric',
    }),
    importColumn(materialFields.unit, { label: 'material.unit', required: true, aliases: ['đvt'], example: 'm' }),
    importColumn(materialFields.packaging, { label: 'material.packaging' }),
    importColumn(materialFields.color, { label: 'material.color' }),
    importColumn(materialFields.width_cm, { label: 'material.width_cm' }),
    importColumn(materialFields.weight_gsm, { label: 'material.weight_gsm' }),
    importColumn(materialFields.composition, { label: 'material.composition' }),
    importColumn(materialFields.supplier_id, {
      label: 'material.supplier_id', aliases: ['ncc', 'mã ncc'], lookup: ['code', 'name'],
    }),
    importColumn(materialFields.lead_time_days, { label: 'material.lead_time_days' }),
    importColumn(materialFields.pack_size, { label: 'material.pack_size', aliases: ['quy cách'], example: 50 }),
    importColumn(materialFields.min_stock, { label: 'material.min_stock', aliases: ['tồn tối thiểu'], example: 200 }),
    importColumn(materialFields.note, { label: 'material.note' }),
  ],
});
