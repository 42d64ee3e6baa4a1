// Generated from schemas/goods/check.page.json. Edit that file and run `npm run generate`.
import { LookupScreen } from '#web/page/LookupScreen.tsx';
import type { LookupDefinition } from '#web/page/PageDefinition.ts';
import { goodsFields } from './goods.entity.gen.ts';
import { stampFields } from './stamp.entity.gen.ts';

export const page: LookupDefinition = {
  screen: 'check',
  title: 'screen.check.title',
  routes: ['/check/{code}', '/var/{code}-{hash_code}', '/var/{code}'],
  url: '/check-code',
  activateUrl: '/activate-code',
  expires: 'expired_date',
  result: [
    { key: 'code', field: stampFields.code, label: 'stamp.code' },
    { key: 'goods_id.image', field: goodsFields.image, label: 'goods.image' },
    { key: 'goods_id.name', field: goodsFields.name, label: 'goods.name' },
    { key: 'goods_id.sku', field: goodsFields.sku, label: 'goods.sku' },
    { key: 'goods_id.origin', field: goodsFields.origin, label: 'goods.origin' },
    { key: 'goods_id.element', field: goodsFields.element, label: 'goods.element' },
    { key: 'goods_id.sub_stamp_content', field: goodsFields.sub_stamp_content, label: 'goods.sub_stamp_content' },
    { key: 'expired_date', field: stampFields.expired_date, label: 'stamp.expired_date' },
  ],
  proven: [
    { key: 'scan_count', field: stampFields.scan_count, label: 'stamp.scan_count' },
    { key: 'first_scan_at', field: stampFields.first_scan_at, label: 'stamp.first_scan_at' },
    { key: 'activated_at', field: stampFields.activated_at, label: 'stamp.activated_at' },
  ],
};

export default function CheckPage() {
  return <LookupScreen page={page} />;
}
