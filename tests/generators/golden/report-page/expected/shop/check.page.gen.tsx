// Generated from schemas/shop/check.page.json. Edit that file and run `npm run generate`.
import { LookupScreen } from '#web/page/LookupScreen.tsx';
import type { LookupDefinition } from '#web/page/PageDefinition.ts';
import { billFields } from './bill.entity.gen.ts';

export const page: LookupDefinition = {
  screen: 'check',
  title: 'screen.check.title',
  routes: ['/check/{code}', '/var/{code}-{hash_code}', '/var/{code}'],
  url: '/check-code',
  activateUrl: '/activate-code',
  result: [
    { key: 'code', field: billFields.code, label: 'bill.code' },
    { key: 'state', field: billFields.state, label: 'bill.state' },
  ],
  proven: [
    { key: 'seen', field: billFields.seen, label: 'bill.seen' },
    { key: 'first_seen_at', field: billFields.first_seen_at, label: 'bill.first_seen_at' },
    { key: 'activated_at', field: billFields.activated_at, label: 'bill.activated_at' },
  ],
};

export default function CheckPage() {
  return <LookupScreen page={page} />;
}
