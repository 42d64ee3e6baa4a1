// Generated from schemas/crm/post-load.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AutoHide, autoHide } from '#generated/messaging/auto-hide.enum.gen.ts';

export type PostLoad = {
  id: number;
  post_id: number;
  omnichannel_page_id: number;
  posted_at: string | null;
  goods_id: number | null;
  ads_campaign_id: number | null;
  auto_hide: AutoHide | null;
  talks: number;
  waiting: number;
  with_phone: number;
  with_lead: number;
  last_message_at: string | null;
};

export const postLoadFields = createFields({
  post_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'conversation_post', onDelete: 'restrict' },
  },
  omnichannel_page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  posted_at: { type: 'date_time', json: 'string' },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  ads_campaign_id: { type: 'reference', json: 'integer', reference: { entity: 'ads_campaign', onDelete: 'restrict' } },
  auto_hide: { type: 'enum', json: 'string', enum: autoHide },
  talks: { type: 'integer', json: 'integer', required: true },
  waiting: { type: 'integer', json: 'integer', required: true },
  with_phone: { type: 'integer', json: 'integer', required: true },
  with_lead: { type: 'integer', json: 'integer', required: true },
  last_message_at: { type: 'date_time', json: 'string' },
});

export const postLoadRules: readonly RuleModel[] = [];

export const postLoadDisplay = [{ field: 'post_id' }] as const;
