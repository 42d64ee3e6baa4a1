// Generated from schemas/crm/post-talk.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PostTalk = {
  id: number;
  conversation_id: number;
  post_id: number | null;
  last_message_at: string | null;
  waiting: number;
  with_phone: number;
  with_lead: number;
};

export const postTalkFields = createFields({
  conversation_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'conversation', onDelete: 'restrict' },
  },
  post_id: { type: 'reference', json: 'integer', reference: { entity: 'conversation_post', onDelete: 'restrict' } },
  last_message_at: { type: 'date_time', json: 'string' },
  waiting: { type: 'integer', json: 'integer', required: true },
  with_phone: { type: 'integer', json: 'integer', required: true },
  with_lead: { type: 'integer', json: 'integer', required: true },
});

export const postTalkRules: readonly RuleModel[] = [];

export const postTalkDisplay = [{ field: 'conversation_id' }] as const;
