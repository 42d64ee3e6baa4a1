// Generated from schemas/goods/check.page.json. Edit that file and run `npm run generate`.
import type { PublicLookupModel } from '#contract/page.ts';
import { path } from '#contract/parts.ts';
import { goodsFields } from './goods.entity.gen.ts';
import { stampFields } from './stamp.entity.gen.ts';

export const checkPage: PublicLookupModel = {
  screen: 'check',
  module: 'goods',
  entity: 'stamp',
  url: '/check-code',
  code: 'code',
  secret: 'hash_code',
  result: [
    path(stampFields.code),
    path(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
    }),
    path(goodsFields.name, { key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }] }),
    path(goodsFields.sku, { key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }] }),
    path(goodsFields.origin, {
      key: 'goods_id.origin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
    }),
    path(goodsFields.element, {
      key: 'goods_id.element', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
    }),
    path(goodsFields.sub_stamp_content, {
      key: 'goods_id.sub_stamp_content', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
    }),
    path(stampFields.expired_date),
  ],
  proven: [path(stampFields.scan_count), path(stampFields.first_scan_at), path(stampFields.activated_at)],
  count: { times: 'scan_count', first: 'first_scan_at' },
  recalled: { field: 'status', value: 0 },
  activate: { url: '/activate-code', field: 'activated_at' },
};
