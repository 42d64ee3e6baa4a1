// Generated from schemas/crm/call-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type CallResult, callResult } from './call-result.enum.gen.ts';
import { type LeadCancelType, leadCancelType } from './lead-cancel-type.enum.gen.ts';
import { type LeadLostReason, leadLostReason } from './lead-lost-reason.enum.gen.ts';
import type { LeadQueue } from './lead-queue.enum.gen.ts';
import { type RecallDelay, recallDelay } from './recall-delay.enum.gen.ts';

export type CallLeadActionInput = {
  lead_id: number;
  result: CallResult;
  delay: RecallDelay | null;
  recall_at: string | null;
  lost_reason: LeadLostReason | null;
  cancel_type: LeadCancelType | null;
  note: string | null;
  seconds: number | null;
};

export type CallLeadActionResult = {
  queue: LeadQueue;
  undo_until: string;
};

export const callLeadActionFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  result: { type: 'enum', json: 'string', required: true, enum: callResult },
  delay: { type: 'enum', json: 'integer', enum: recallDelay },
  recall_at: { type: 'date_time', json: 'string' },
  lost_reason: { type: 'enum', json: 'string', enum: leadLostReason },
  cancel_type: { type: 'enum', json: 'string', enum: leadCancelType },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  seconds: { type: 'integer', json: 'integer', minimum: 0, maximum: 86400 },
});

export const callLeadAction: ActionCall<CallLeadActionInput, CallLeadActionResult> = {
  url: '/lead-call',
};
