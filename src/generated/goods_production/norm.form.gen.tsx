// Generated from schemas/goods_production/norm.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { newVersionAction } from './new-version.action.gen.ts';
import { productionNormLineFields, productionNormLineRules } from './production-norm-line.entity.gen.ts';
import { productionNormFields, productionNormRules } from './production-norm.entity.gen.ts';
import { productionNormWorkflow } from './production-norm.workflow.gen.ts';
import { productionStageRateFields, productionStageRateRules } from './production-stage-rate.entity.gen.ts';

export const form = createForm({
  screen: 'goods-production/quantitative',
  route: '/goods-production/quantitative',
  resource: 'production_norm',
  title: 'screen.goods-production/quantitative.title',
  mode: 'edit',
  permissions: ['goods_production_quantitative'],
  create: ['goods_production_quantitative'],
  sections: [
    {
      key: 'main', label: 'screen.goods-production/quantitative.section.main', columns: 2,
      inputs: [
        input(productionNormFields.style_code, { label: 'production_norm.style_code' }),
        input(productionNormFields.name, { label: 'production_norm.name' }),
        input(productionNormFields.effective_from, { label: 'production_norm.effective_from' }),
        input(productionNormFields.code, { label: 'production_norm.code' }),
        input(productionNormFields.revision, { label: 'production_norm.revision' }),
        input(productionNormFields.open_requirements, { label: 'production_norm.open_requirements' }),
        input(productionNormFields.line_count, { label: 'production_norm.line_count' }),
        input(productionNormFields.piece_wage, { label: 'production_norm.piece_wage' }),
        input(productionNormFields.material_cost, { label: 'production_norm.material_cost' }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods-production/quantitative.section.lines',
      inputs: [
        input(productionNormFields.lines, {
          label: 'production_norm.lines',
          matrix: {
            across: 'size', cell: 'quantity', totals: 'unit',
            offers: { url: '/style-sizes', on: ['style_code'], needs: ['style_code'] },
          },
          rows: [
            input(productionNormLineFields.material_id, { label: 'production_norm_line.material_id' }),
            input(productionNormLineFields.color, { label: 'production_norm_line.color' }),
            input(productionNormLineFields.unit, { label: 'production_norm_line.unit' }),
            input(productionNormLineFields.waste_percent, { label: 'production_norm_line.waste_percent' }),
            input(productionNormLineFields.size, { label: 'production_norm_line.size' }),
            input(productionNormLineFields.quantity, { label: 'production_norm_line.quantity' }),
            input(productionNormLineFields.stage, { label: 'production_norm_line.stage' }),
            input(productionNormLineFields.note, { label: 'production_norm_line.note' }),
          ],
        }),
      ],
    },
    {
      key: 'rates', label: 'screen.goods-production/quantitative.section.rates',
      inputs: [
        input(productionNormFields.rates, {
          label: 'production_norm.rates',
          rows: [
            input(productionStageRateFields.stage, { label: 'production_stage_rate.stage' }),
            input(productionStageRateFields.minutes, { label: 'production_stage_rate.minutes' }),
            input(productionStageRateFields.piece_rate, { label: 'production_stage_rate.piece_rate' }),
          ],
        }),
      ],
    },
    {
      key: 'papers', label: 'screen.goods-production/quantitative.section.papers', columns: 2,
      inputs: [
        input(productionNormFields.marker, { label: 'production_norm.marker' }),
        input(productionNormFields.images, { label: 'production_norm.images', span: 2 }),
        input(productionNormFields.note, { label: 'production_norm.note', span: 2 }),
      ],
    },
  ],
  models: {
    production_norm: {
      name: 'production_norm', fields: Object.values(productionNormFields), rules: productionNormRules,
      workflows: [productionNormWorkflow],
    },
    production_norm_line: {
      name: 'production_norm_line', fields: Object.values(productionNormLineFields), rules: productionNormLineRules,
      parent: { entity: 'production_norm', foreignKey: 'production_norm_id', field: 'lines' },
    },
    production_stage_rate: {
      name: 'production_stage_rate', fields: Object.values(productionStageRateFields), rules: productionStageRateRules,
      parent: { entity: 'production_norm', foreignKey: 'production_norm_id', field: 'rates' },
    },
  },
  workflows: [productionNormWorkflow],
  actions: [newVersionAction],
  validate: () => import('#generated/built/goods_production/production-norm.validate.gen.js'),
  draft: true,
  aside: {
    related: [
      {
        label: 'screen.goods-production/requirement.title', route: '/goods-production/requirement', filter: 'norm_id',
        from: 'id', isChoice: true, permissions: ['goods_production_requirement'],
        list: {
          screen: 'goods-production/requirement',
          urls: {
            list: '/production-requirement-list', count: '/production-requirement-count',
            download: '/production-requirement-download',
          },
          viewModes: ['new', 'running', 'late', 'to_confirm', 'done', 'all'],
          where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.goods-production/quantitative/use.title', route: '/goods-production/quantitative/use',
        filter: 'norm_id', from: 'id', isChoice: true, permissions: ['goods_production_requirement'],
        list: {
          screen: 'goods-production/quantitative/use',
          urls: { list: '/norm-use-list', count: '/norm-use-count', download: '/norm-use-download' },
          viewModes: ['all', 'over', 'under'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'style_code' }],
});

export default function NormForm() {
  return <FormScreen form={form} />;
}
