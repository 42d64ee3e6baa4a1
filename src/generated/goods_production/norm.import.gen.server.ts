// Generated from schemas/goods_production/norm.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { productionNormLineFields } from './production-norm-line.entity.gen.ts';
import { productionNormFields } from './production-norm.entity.gen.ts';

export const normImport = createImport({
  screen: 'goods-production/quantitative/import',
  route: '/goods-production/quantitative/import',
  module: 'goods_production',
  entity: 'production_norm',
  permissions: ['goods_production_quantitative'],
  url: '/production-norm-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['style_code'],
  columns: [
    importColumn(productionNormFields.style_code, {
      label: 'production_norm.style_code', required: true, aliases: ['mã kiểu', 'mã mẫu'], example: 'AT01',
    }),
    importColumn(productionNormFields.effective_from, {
      label: 'production_norm.effective_from', required: true, aliases: ['hiệu lực từ'], example: '2026-02-01',
    }),
    importColumn(productionNormLineFields.material_id, {
      key: 'lines.material_id', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.material_id', required: true, aliases: ['mã npl', 'nguyên phụ liệu'],
      lookup: ['code', 'name'], example: 'VCT-TRANG',
    }),
    importColumn(productionNormLineFields.size, {
      key: 'lines.size', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.size', aliases: ['cỡ', 'size'], example: 'M',
    }),
    importColumn(productionNormLineFields.color, {
      key: 'lines.color', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.color', aliases: ['màu'],
    }),
    importColumn(productionNormLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.quantity', required: true, aliases: ['định mức'], example: 0.85,
    }),
    importColumn(productionNormLineFields.waste_percent, {
      key: 'lines.waste_percent', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.waste_percent', aliases: ['hao hụt'], example: 3,
    }),
    importColumn(productionNormLineFields.note, {
      key: 'lines.note', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.note', aliases: ['ghi chú'],
    }),
  ],
});
