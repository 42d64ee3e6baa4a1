// Generated from schemas/stock/cell-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type CellTotal = {
  id: number;
  cell_id: number;
  warehouse_id: number;
  sku_count: number;
  quantity: number;
};

export const cellTotalFields = createFields({
  cell_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'cell', onDelete: 'restrict' } },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  sku_count: { type: 'integer', json: 'integer', required: true },
  quantity: { type: 'integer', json: 'integer', required: true },
});

export const cellTotalRules: readonly RuleModel[] = [];

export const cellTotalDisplay = [{ field: 'cell_id' }] as const;
