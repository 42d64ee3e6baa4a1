// Generated from schemas/crm/conversation-contact.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ConversationContact = {
  id: number;
  version: number;
  omnichannel_page_id: number;
  external_id: string;
  name: string;
  phone: string | null;
  is_follower: boolean;
  blocked: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const conversationContactFields = createFields({
  omnichannel_page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  external_id: { type: 'code', json: 'string', required: true, maxLength: 100 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  phone: { type: 'phone', json: 'string', maxLength: 20, mask: { for: ['crm_lead_omnichannel', 'crm_lead_dead'] } },
  is_follower: { type: 'boolean', json: 'boolean', required: true, default: false },
  blocked: { type: 'boolean', json: 'boolean', required: true, default: false },
  note: { type: 'long_text', json: 'string', maxLength: 1000 },
  ...standardFields,
});

export const conversationContactRules: readonly RuleModel[] = [];

export const conversationContactDisplay = [{ field: 'name' }] as const;
