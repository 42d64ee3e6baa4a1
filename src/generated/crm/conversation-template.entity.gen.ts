// Generated from schemas/crm/conversation-template.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ConversationTemplate = {
  id: number;
  version: number;
  shortcut: string;
  title: string;
  body: string;
  images: string[] | null;
  /** Pages where it is offered; empty: all. */
  page_ids: number[] | null;
  is_shared: boolean;
  use_count: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const conversationTemplateFields = createFields({
  shortcut: { type: 'code', json: 'string', required: true, key: true, maxLength: 30, pattern: '^[a-z0-9_-]+$' },
  title: { type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  body: { type: 'long_text', json: 'string', required: true, maxLength: 2000 },
  images: { type: 'images', json: 'array', maxItems: 5 },
  page_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'omnichannel_page', table: 'conversation_template__page_ids', foreignKey: 'conversation_template_id',
      otherKey: 'omnichannel_page_id',
    },
  },
  is_shared: { type: 'boolean', json: 'boolean', required: true, default: false, write: ['crm_lead_omnichannel'] },
  use_count: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  ...standardFields,
});

export const conversationTemplateRules: readonly RuleModel[] = [];

export const conversationTemplateDisplay = ['/', { field: 'shortcut' }, ' ', { field: 'title' }] as const;
