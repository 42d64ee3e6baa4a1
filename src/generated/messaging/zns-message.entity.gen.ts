// Generated from schemas/messaging/zns-message.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type ZnsEvent, znsEvent } from './zns-event.enum.gen.ts';
import { type ZnsFailure, znsFailure } from './zns-failure.enum.gen.ts';
import { type ZnsMessageState, znsMessageState } from './zns-message-state.enum.gen.ts';

export type ZnsMessage = {
  id: number;
  version: number;
  /** Zalo gives it back. */
  tracking_id: string;
  /** Sent to somebody of one's own to look at the template: neither charged nor counted. */
  is_test: boolean;
  zns_template_id: number;
  omnichannel_page_id: number;
  event: ZnsEvent | null;
  phone: string;
  phone_country: Country;
  buyer_name: string | null;
  /** What the template was told. */
  data: unknown;
  document_code: string | null;
  /** Where what it is about is opened. */
  document_url: string | null;
  state: ZnsMessageState;
  /** It waits until then. */
  scheduled_at: string | null;
  /** When it was handed to Zalo; nobody answered while it is still queued. */
  asked_at: string | null;
  sent_at: string | null;
  delivered_at: string | null;
  message_id: string | null;
  failure: ZnsFailure | null;
  /** Zalo's number of what came of it (specification 8); 0: sent. */
  code: number | null;
  error: string | null;
  tries: number;
  cost: number | null;
  resent_from_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const znsMessageFields = createFields({
  tracking_id: { type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 48 },
  is_test: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  zns_template_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'zns_template', onDelete: 'restrict' },
  },
  omnichannel_page_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  event: { type: 'enum', json: 'string', readOnly: true, enum: znsEvent },
  phone: {
    type: 'phone', json: 'string', required: true, readOnly: true, maxLength: 20, country: 'phone_country',
    mask: { for: ['order_manager', 'pos_order_list'] },
  },
  phone_country: { type: 'enum', json: 'integer', required: true, readOnly: true, default: 1, enum: country },
  buyer_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  data: { type: 'json', json: 'object', readOnly: true },
  document_code: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50 },
  document_url: { type: 'text', json: 'string', readOnly: true, maxLength: 200 },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, enum: znsMessageState },
  scheduled_at: { type: 'date_time', json: 'string', readOnly: true },
  asked_at: { type: 'date_time', json: 'string', readOnly: true },
  sent_at: { type: 'date_time', json: 'string', readOnly: true },
  delivered_at: { type: 'date_time', json: 'string', readOnly: true },
  message_id: { type: 'code', json: 'string', readOnly: true, maxLength: 100 },
  failure: { type: 'enum', json: 'string', readOnly: true, enum: znsFailure },
  code: { type: 'integer', json: 'integer', readOnly: true },
  error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  tries: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  cost: { type: 'money', json: 'integer', readOnly: true, minimum: 0 },
  resent_from_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'zns_message', onDelete: 'restrict' },
  },
  ...standardFields,
});

export const znsMessageRules: readonly RuleModel[] = [];

export const znsMessageDisplay = [{ field: 'tracking_id' }] as const;
