// Generated from schemas/crm/conversation-tag.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TagTone, tagTone } from './tag-tone.enum.gen.ts';

export type ConversationTag = {
  id: number;
  version: number;
  name: string;
  tone: TagTone;
  position: number;
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const conversationTagFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 40 },
  tone: { type: 'enum', json: 'string', required: true, default: 'neutral', enum: tagTone },
  position: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const conversationTagRules: readonly RuleModel[] = [];

export const conversationTagDisplay = [{ field: 'name' }] as const;
