// Generated from schemas/crm/page-work.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PageWork = {
  id: number;
  conversation_id: number;
  omnichannel_page_id: number | null;
  waiting_since: string | null;
  open: number;
  waiting: number;
  unread: number;
  unassigned: number;
  quotes: number;
};

export const pageWorkFields = createFields({
  conversation_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'conversation', onDelete: 'restrict' },
  },
  omnichannel_page_id: {
    type: 'reference', json: 'integer', reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  waiting_since: { type: 'date_time', json: 'string' },
  open: { type: 'integer', json: 'integer', required: true },
  waiting: { type: 'integer', json: 'integer', required: true },
  unread: { type: 'integer', json: 'integer', required: true },
  unassigned: { type: 'integer', json: 'integer', required: true },
  quotes: { type: 'integer', json: 'integer', required: true },
});

export const pageWorkRules: readonly RuleModel[] = [];

export const pageWorkDisplay = [{ field: 'conversation_id' }] as const;
