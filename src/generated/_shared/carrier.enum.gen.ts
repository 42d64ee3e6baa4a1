// Generated from schemas/_shared/carrier.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const carrier = {
  name: 'carrier',
  type: 'string',
  values: [
    { value: 'ghn', key: 'ghn', tone: 'neutral', trackingUrl: 'https://donhang.ghn.vn/?order_code={code}' },
    { value: 'ghtk', key: 'ghtk', tone: 'neutral', trackingUrl: 'https://i.ghtk.vn/{code}' },
    {
      value: 'viettel_post', key: 'viettel_post', tone: 'neutral',
      trackingUrl: 'https://viettelpost.vn/thong-tin-don-hang?peopleTracking=sender&orderNumber={code}',
    },
    {
      value: 'jt', key: 'jt', tone: 'neutral',
      trackingUrl: 'https://jtexpress.vn/vi/tracking?type=track&billcode={code}',
    },
    { value: 'spx', key: 'spx', tone: 'neutral', trackingUrl: 'https://spx.vn/track?{code}' },
    {
      value: 'ninja_van', key: 'ninja_van', tone: 'neutral',
      trackingUrl: 'https://www.ninjavan.co/vi-vn/tracking?id={code}',
    },
    { value: 'lex', key: 'lex', tone: 'neutral' },
    { value: 'self', key: 'self', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type Carrier = (typeof carrier.values)[number]['value'];
