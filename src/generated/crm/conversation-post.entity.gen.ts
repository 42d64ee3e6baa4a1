// Generated from schemas/crm/conversation-post.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AutoHide, autoHide } from '#generated/messaging/auto-hide.enum.gen.ts';

export type ConversationPost = {
  id: number;
  version: number;
  omnichannel_page_id: number;
  /** Its number at the channel. */
  external_id: string;
  /** How its text begins; its number until that is known. */
  name: string;
  text: string | null;
  permalink: string | null;
  posted_at: string | null;
  goods_id: number | null;
  ads_campaign_id: number | null;
  /** Which comments are hidden; empty: as its page says. */
  auto_hide: AutoHide | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const conversationPostFields = createFields({
  omnichannel_page_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  external_id: { type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 100 },
  name: { type: 'text', json: 'string', required: true, readOnly: true, key: true, ordered: true, maxLength: 100 },
  text: { type: 'long_text', json: 'string', readOnly: true, maxLength: 2000 },
  permalink: { type: 'link', json: 'string', readOnly: true },
  posted_at: { type: 'date_time', json: 'string', readOnly: true },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  ads_campaign_id: { type: 'reference', json: 'integer', reference: { entity: 'ads_campaign', onDelete: 'restrict' } },
  auto_hide: { type: 'enum', json: 'string', enum: autoHide },
  ...standardFields,
});

export const conversationPostRules: readonly RuleModel[] = [];

export const conversationPostDisplay = [{ field: 'name' }] as const;
