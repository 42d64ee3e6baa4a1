// Generated from schemas/goods/check.page.json. Edit that file and run `npm run generate`.
import type { PublicLookupModel } from '#contract/page.ts';

export const checkPage: PublicLookupModel = {
  screen: 'check',
  module: 'goods',
  entity: 'stamp',
  url: '/check-code',
  code: 'code',
  secret: 'hash_code',
  result: [
    { key: 'code', steps: [], leaf: 'code', type: 'code' },
    {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'name',
      type: 'text',
    },
    {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'sku',
      type: 'code',
    },
    {
      key: 'goods_id.origin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'origin',
      type: 'text',
    },
    {
      key: 'goods_id.element', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'element',
      type: 'text',
    },
    {
      key: 'goods_id.sub_stamp_content', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      leaf: 'sub_stamp_content', type: 'long_text',
    },
    { key: 'expired_date', steps: [], leaf: 'expired_date', type: 'date' },
  ],
  proven: [
    { key: 'scan_count', steps: [], leaf: 'scan_count', type: 'integer' },
    { key: 'first_scan_at', steps: [], leaf: 'first_scan_at', type: 'date_time' },
    { key: 'activated_at', steps: [], leaf: 'activated_at', type: 'date_time' },
  ],
  count: { times: 'scan_count', first: 'first_scan_at' },
  activate: { url: '/activate-code', field: 'activated_at' },
};
