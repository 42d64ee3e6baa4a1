// Generated from schemas/orders/order-file.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type OrderFile = {
  id: number;
  version: number;
  code: string;
  file: string | null;
  rows: number;
  /** Orders that were made. */
  accepted: number;
  rejected: number;
  /** The rows that were refused, each with its reason. */
  error_file: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderFileFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'TF', per: 'day', digits: 5 },
  },
  file: { type: 'file', json: 'string', readOnly: true, maxLength: 200 },
  rows: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  accepted: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  rejected: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  error_file: { type: 'file', json: 'string', readOnly: true, maxLength: 200 },
  note: { type: 'text', json: 'string', maxLength: 255 },
  ...standardFields,
});

export const orderFileRules: readonly RuleModel[] = [];

export const orderFileDisplay = [{ field: 'code' }] as const;
