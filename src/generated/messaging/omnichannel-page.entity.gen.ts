// Generated from schemas/messaging/omnichannel-page.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TokenStatus, tokenStatus } from '#generated/_shared/token-status.enum.gen.ts';
import { type AssignMode, assignMode } from './assign-mode.enum.gen.ts';
import { type AutoHide, autoHide } from './auto-hide.enum.gen.ts';
import { type ChatChannel, chatChannel } from './chat-channel.enum.gen.ts';
import type { OmnichannelPageHour } from './omnichannel-page-hour.entity.gen.ts';

export type OmnichannelPage = {
  id: number;
  version: number;
  channel: ChatChannel;
  code: string;
  name: string;
  token: string | null;
  refresh_token: string | null;
  token_status: TokenStatus;
  /** Until then the connection is good without a person: of a Zalo OA as long as its refresh token is. */
  token_expires_at: string | null;
  /** Until then the token is good; after that it is renewed when it is used. Empty where it is never renewed. */
  access_expires_at: string | null;
  active: boolean;
  human_agent: boolean;
  member_ids: number[] | null;
  assign_mode: AssignMode;
  sticky: boolean;
  online_only: boolean;
  max_open: number | null;
  max_unread: number | null;
  return_minutes: number | null;
  /** In the company's zone; without any it is always open. */
  hours: OmnichannelPageHour[];
  welcome_text: string | null;
  away_text: string | null;
  comment_reply_text: string | null;
  private_reply_text: string | null;
  auto_hide: AutoHide;
  auto_lead: boolean;
  auto_close_days: number | null;
  verified: boolean | null;
  package: string | null;
  /** Who follows an OA, as Zalo counted them when it was last asked. */
  followers: number | null;
  quota_day: number | null;
  quota_left: number | null;
  last_event_at: string | null;
  last_error: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const omnichannelPageFields = createFields({
  channel: { type: 'enum', json: 'string', required: true, enum: chatChannel },
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  token: { type: 'secret', json: 'string', maxLength: 500, writeOnly: true, secret: true },
  refresh_token: { type: 'secret', json: 'string', maxLength: 500, writeOnly: true, secret: true },
  token_status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: tokenStatus },
  token_expires_at: { type: 'date_time', json: 'string' },
  access_expires_at: { type: 'date_time', json: 'string', readOnly: true },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  human_agent: { type: 'boolean', json: 'boolean', required: true, default: false },
  member_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'account', table: 'omnichannel_page__member_ids', foreignKey: 'omnichannel_page_id',
      otherKey: 'account_id',
    },
  },
  assign_mode: { type: 'enum', json: 'string', required: true, default: 'first_reply', enum: assignMode },
  sticky: { type: 'boolean', json: 'boolean', required: true, default: true },
  online_only: { type: 'boolean', json: 'boolean', required: true, default: false },
  max_open: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000 },
  max_unread: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000 },
  return_minutes: { type: 'integer', json: 'integer', minimum: 0, maximum: 1440 },
  hours: {
    type: 'rows', json: 'array', rows: { entity: 'omnichannel_page_hour', foreignKey: 'omnichannel_page_id', max: 21 },
  },
  welcome_text: { type: 'long_text', json: 'string', maxLength: 1000 },
  away_text: { type: 'long_text', json: 'string', maxLength: 1000 },
  comment_reply_text: { type: 'long_text', json: 'string', maxLength: 1000 },
  private_reply_text: { type: 'long_text', json: 'string', maxLength: 1000 },
  auto_hide: { type: 'enum', json: 'string', required: true, default: 'none', enum: autoHide },
  auto_lead: { type: 'boolean', json: 'boolean', required: true, default: true },
  auto_close_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 90 },
  verified: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  package: { type: 'text', json: 'string', readOnly: true, maxLength: 50 },
  followers: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  quota_day: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  quota_left: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  last_event_at: { type: 'date_time', json: 'string', readOnly: true },
  last_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  ...standardFields,
});

export const omnichannelPageRules: readonly RuleModel[] = [
  {
    key: 'needs_member',
    check: (c: Logic<OmnichannelPage>) =>
      c.record.assign_mode == null || c.record.assign_mode === 'first_reply' || c.record.member_ids != null && c.record.member_ids.length > 0,
    level: 'error', on: ['create', 'update'], message: 'rule.omnichannel_page.needs_member', at: 'member_ids',
  },
  {
    key: 'token_needed',
    check: (c: Logic<OmnichannelPage>) => c.record.token != null,
    level: 'error', on: ['create'], message: 'rule.omnichannel_page.token_needed', at: 'token',
  },
];

export const omnichannelPageDisplay = [{ field: 'name' }] as const;
