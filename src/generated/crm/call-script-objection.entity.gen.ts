// Generated from schemas/crm/call-script-objection.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type CallScriptObjection = {
  id: number;
  version: number;
  call_script_id: number;
  question: string;
  answer: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const callScriptObjectionFields = createFields({
  call_script_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'call_script', onDelete: 'restrict' },
  },
  question: { type: 'text', json: 'string', required: true, maxLength: 255 },
  answer: { type: 'long_text', json: 'string', required: true, maxLength: 1000 },
  ...standardFields,
});

export const callScriptObjectionRules: readonly RuleModel[] = [];

export const callScriptObjectionDisplay = ['#', { field: 'id' }] as const;
