// Generated from schemas/crm/ladi-field.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const ladiField = {
  name: 'ladi_field',
  type: 'string',
  values: [
    { value: 'phone', key: 'phone', tone: 'neutral' },
    { value: 'name', key: 'name', tone: 'neutral' },
    { value: 'email', key: 'email', tone: 'neutral' },
    { value: 'address', key: 'address', tone: 'neutral' },
    { value: 'city', key: 'city', tone: 'neutral' },
    { value: 'ward', key: 'ward', tone: 'neutral' },
    { value: 'product', key: 'product', tone: 'neutral' },
    { value: 'quantity', key: 'quantity', tone: 'neutral' },
    { value: 'note', key: 'note', tone: 'neutral' },
    { value: 'utm_source', key: 'utm_source', tone: 'neutral' },
    { value: 'utm_medium', key: 'utm_medium', tone: 'neutral' },
    { value: 'utm_campaign', key: 'utm_campaign', tone: 'neutral' },
    { value: 'utm_content', key: 'utm_content', tone: 'neutral' },
    { value: 'click_id', key: 'click_id', tone: 'neutral' },
    { value: 'form_code', key: 'form_code', tone: 'neutral' },
    { value: 'ad_code', key: 'ad_code', tone: 'neutral' },
    { value: 'post_code', key: 'post_code', tone: 'neutral' },
    { value: 'is_partial', key: 'is_partial', tone: 'neutral' },
    { value: 'landing_url', key: 'landing_url', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type LadiField = (typeof ladiField.values)[number]['value'];
