// Generated from schemas/goods_production/production-norm.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ProductionNormLine } from './production-norm-line.entity.gen.ts';
import { type ProductionNormStatus, productionNormStatus } from './production-norm-status.enum.gen.ts';
import type { ProductionStageRate } from './production-stage-rate.entity.gen.ts';

export type ProductionNorm = {
  id: number;
  version: number;
  code: string;
  style_code: string;
  name: string | null;
  revision: number;
  effective_from: string;
  status: ProductionNormStatus;
  lines: ProductionNormLine[];
  rates: ProductionStageRate[];
  line_count: number;
  piece_wage: number | null;
  /** Of a piece, by the last prices, over its sizes alike. */
  material_cost: number | null;
  /** Requirements that are made by it and are not confirmed yet. */
  open_requirements: number | null;
  marker: string | null;
  images: string[] | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionNormFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DM', per: 'ever', digits: 5 },
  },
  style_code: {
    type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 50,
    readOnlyIf: (c: Logic<ProductionNorm>) => ['active', 'retired'].includes(c.record.status),
  },
  name: { type: 'text', json: 'string', maxLength: 255 },
  revision: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 1 },
  effective_from: {
    type: 'date', json: 'string', required: true,
    readOnlyIf: (c: Logic<ProductionNorm>) => ['active', 'retired'].includes(c.record.status),
  },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: productionNormStatus },
  lines: {
    type: 'rows', json: 'array', rows: { entity: 'production_norm_line', foreignKey: 'production_norm_id', max: 300 },
    readOnlyIf: (c: Logic<ProductionNorm>) => ['active', 'retired'].includes(c.record.status),
  },
  rates: {
    type: 'rows', json: 'array', rows: { entity: 'production_stage_rate', foreignKey: 'production_norm_id', max: 6 },
    readOnlyIf: (c: Logic<ProductionNorm>) => ['active', 'retired'].includes(c.record.status),
  },
  line_count: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: { stored: true, value: (c: Logic<ProductionNorm>) => (c.record.lines ?? []).length },
  },
  piece_wage: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionNorm>) =>
        (c.record.rates ?? []).reduce((total, row) => total + (row.piece_rate ?? 0), 0),
    },
  },
  material_cost: { type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'] },
  open_requirements: { type: 'integer', json: 'integer', readOnly: true, default: 0 },
  marker: {
    type: 'file', json: 'string', maxLength: 200, file: { types: ['pdf', 'xlsx', 'jpg', 'png'], maxBytes: 5242880 },
  },
  images: { type: 'images', json: 'array', maxItems: 10 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const productionNormRules: readonly RuleModel[] = [];

export const productionNormDisplay = [{ field: 'code' }, ' – ', { field: 'style_code' }] as const;
