// Generated from schemas/crm/page-load.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TokenStatus, tokenStatus } from '#generated/_shared/token-status.enum.gen.ts';
import { type AssignMode, assignMode } from '#generated/messaging/assign-mode.enum.gen.ts';
import { type ChatChannel, chatChannel } from '#generated/messaging/chat-channel.enum.gen.ts';

export type PageLoad = {
  id: number;
  page_id: number;
  channel: ChatChannel;
  active: boolean;
  token_status: TokenStatus;
  assign_mode: AssignMode;
  last_event_at: string | null;
  open: number;
  waiting: number;
  unread: number;
  unassigned: number;
  quotes: number;
  /** Since when the customer who has waited longest is waiting. */
  oldest: string | null;
};

export const pageLoadFields = createFields({
  page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  channel: { type: 'enum', json: 'string', required: true, enum: chatChannel },
  active: { type: 'boolean', json: 'boolean', required: true },
  token_status: { type: 'enum', json: 'string', required: true, enum: tokenStatus },
  assign_mode: { type: 'enum', json: 'string', required: true, enum: assignMode },
  last_event_at: { type: 'date_time', json: 'string' },
  open: { type: 'integer', json: 'integer', required: true },
  waiting: { type: 'integer', json: 'integer', required: true },
  unread: { type: 'integer', json: 'integer', required: true },
  unassigned: { type: 'integer', json: 'integer', required: true },
  quotes: { type: 'integer', json: 'integer', required: true },
  oldest: { type: 'date_time', json: 'string' },
});

export const pageLoadRules: readonly RuleModel[] = [];

export const pageLoadDisplay = [{ field: 'page_id' }] as const;
