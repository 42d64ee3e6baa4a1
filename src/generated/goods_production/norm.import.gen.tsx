// Generated from schemas/goods_production/norm.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { productionNormLineFields } from './production-norm-line.entity.gen.ts';
import { productionNormFields } from './production-norm.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'goods-production/quantitative/import',
  route: '/goods-production/quantitative/import',
  title: 'screen.goods-production/quantitative/import.title',
  permissions: ['goods_production_quantitative'],
  url: '/production-norm-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'style_code', label: 'production_norm.style_code', required: true, field: productionNormFields.style_code },
    {
      key: 'effective_from', label: 'production_norm.effective_from', required: true,
      field: productionNormFields.effective_from,
    },
    {
      key: 'lines.material_id', label: 'production_norm_line.material_id', required: true,
      field: productionNormLineFields.material_id,
    },
    { key: 'lines.size', label: 'production_norm_line.size', field: productionNormLineFields.size },
    { key: 'lines.color', label: 'production_norm_line.color', field: productionNormLineFields.color },
    {
      key: 'lines.quantity', label: 'production_norm_line.quantity', required: true,
      field: productionNormLineFields.quantity,
    },
    {
      key: 'lines.waste_percent', label: 'production_norm_line.waste_percent',
      field: productionNormLineFields.waste_percent,
    },
    { key: 'lines.note', label: 'production_norm_line.note', field: productionNormLineFields.note },
  ],
};

export default function NormImport() {
  return <ImportScreen sheet={sheet} />;
}
