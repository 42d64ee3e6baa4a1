// Generated from schemas/promotion/point-entry.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PointEntryKind, pointEntryKind } from './point-entry-kind.enum.gen.ts';

export type PointEntry = {
  id: number;
  buyer_id: number;
  program_id: number | null;
  /** Which multiplied what was earned. */
  tier_id: number | null;
  kind: PointEntryKind;
  /** Negative where they go. */
  points: number;
  balance_after: number;
  /** What the bill came to; negative of what came back. */
  amount: number;
  expires_on: string | null;
  document_type: string | null;
  document_id: number | null;
  document_code: string | null;
  /** Of a return: the bill whose points it takes back. */
  original_id: number | null;
  reason: string | null;
  created_at: string;
  created_by: number | null;
};

export const pointEntryFields = createFields({
  buyer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  tier_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_tier', onDelete: 'restrict' } },
  kind: { type: 'enum', json: 'string', required: true, default: 'earn', enum: pointEntryKind },
  points: { type: 'integer', json: 'integer', required: true },
  balance_after: { type: 'integer', json: 'integer', required: true },
  amount: { type: 'money', json: 'integer', required: true, default: 0 },
  expires_on: { type: 'date', json: 'string' },
  document_type: { type: 'code', json: 'string', maxLength: 30 },
  document_id: { type: 'integer', json: 'integer' },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  original_id: { type: 'integer', json: 'integer' },
  reason: { type: 'text', json: 'string', maxLength: 200 },
  ...madeFields,
});

export const pointEntryRules: readonly RuleModel[] = [];

export const pointEntryDisplay = [{ field: 'document_code' }] as const;
