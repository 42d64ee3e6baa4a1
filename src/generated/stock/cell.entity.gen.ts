// Generated from schemas/stock/cell.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CellKind, cellKind } from './cell-kind.enum.gen.ts';

export type Cell = {
  id: number;
  version: number;
  code: string;
  warehouse_id: number;
  zone: string | null;
  kind: CellKind;
  /** Pieces of one goods that expire on different days never lie here together. */
  one_expiry: boolean;
  active: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const cellFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 30 },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  zone: { type: 'text', json: 'string', key: true, maxLength: 30 },
  kind: { type: 'enum', json: 'string', required: true, default: 'pick', enum: cellKind },
  one_expiry: { type: 'boolean', json: 'boolean', required: true, default: true },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const cellRules: readonly RuleModel[] = [];

export const cellDisplay = [{ field: 'code' }] as const;
