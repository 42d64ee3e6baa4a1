// Generated from schemas/crm/lead-intake.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type IntakeChannel, intakeChannel } from './intake-channel.enum.gen.ts';
import { type IntakeError, intakeError } from './intake-error.enum.gen.ts';
import { type IntakeResult, intakeResult } from './intake-result.enum.gen.ts';

export type LeadIntake = {
  id: number;
  version: number;
  received_at: string;
  channel: IntakeChannel;
  ladi_page_id: number | null;
  dedupe_key: string;
  phone: string | null;
  /** Personal: emptied after 30 days. */
  payload: unknown;
  result: IntakeResult;
  lead_id: number | null;
  error: IntakeError | null;
  error_text: string | null;
  tries: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadIntakeFields = createFields({
  received_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  channel: { type: 'enum', json: 'string', required: true, readOnly: true, enum: intakeChannel },
  ladi_page_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'ladi_page', onDelete: 'restrict' },
  },
  dedupe_key: { type: 'code', json: 'string', required: true, readOnly: true, maxLength: 200 },
  phone: {
    type: 'text', json: 'string', readOnly: true, key: true, ordered: true, maxLength: 50,
    mask: { for: ['crm_lead_dead'], by: { field: 'result', codes: { invalid_phone: ['crm_lead_invalid_phone'] } } },
  },
  payload: { type: 'json', json: 'object', readOnly: true, read: ['crm_lead_dead'] },
  result: { type: 'enum', json: 'string', required: true, readOnly: true, enum: intakeResult },
  lead_id: { type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  error: { type: 'enum', json: 'string', readOnly: true, enum: intakeError },
  error_text: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  tries: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  ...standardFields,
});

export const leadIntakeRules: readonly RuleModel[] = [];

export const leadIntakeDisplay = [{ field: 'phone' }] as const;
