// Generated from schemas/crm/lead-attempt.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AttemptChannel, attemptChannel } from './attempt-channel.enum.gen.ts';
import { type CallResult, callResult } from './call-result.enum.gen.ts';
import { type LeadQueue, leadQueue } from './lead-queue.enum.gen.ts';

export type LeadAttempt = {
  id: number;
  version: number;
  lead_id: number;
  account_id: number | null;
  at: string;
  channel: AttemptChannel;
  result: CallResult;
  note: string | null;
  queue_before: LeadQueue | null;
  queue_after: LeadQueue | null;
  /** How long the card was open. */
  seconds: number | null;
  recall_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadAttemptFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  at: { type: 'date_time', json: 'string', required: true },
  channel: { type: 'enum', json: 'string', required: true, default: 'call', enum: attemptChannel },
  result: { type: 'enum', json: 'string', required: true, enum: callResult },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  queue_before: { type: 'enum', json: 'string', enum: leadQueue },
  queue_after: { type: 'enum', json: 'string', enum: leadQueue },
  seconds: { type: 'integer', json: 'integer', minimum: 0, maximum: 86400 },
  recall_at: { type: 'date_time', json: 'string' },
  ...standardFields,
});

export const leadAttemptRules: readonly RuleModel[] = [];

export const leadAttemptDisplay = ['#', { field: 'id' }] as const;
