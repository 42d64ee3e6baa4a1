// Generated from schemas/stock/cell-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CellKind, cellKind } from './cell-kind.enum.gen.ts';

export type CellTotal = {
  id: number;
  cell_id: number;
  warehouse_id: number;
  code: string | null;
  zone: string | null;
  kind: CellKind | null;
  sku_count: number;
  quantity: number;
};

export const cellTotalFields = createFields({
  cell_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'cell', onDelete: 'restrict' } },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  code: { type: 'code', json: 'string', maxLength: 30 },
  zone: { type: 'text', json: 'string', maxLength: 30 },
  kind: { type: 'enum', json: 'string', enum: cellKind },
  sku_count: { type: 'integer', json: 'integer', required: true },
  quantity: { type: 'integer', json: 'integer', required: true },
});

export const cellTotalRules: readonly RuleModel[] = [];

export const cellTotalDisplay = [{ field: 'code' }] as const;
