// Generated from schemas/market/account-auth.page.json. Edit that file and run `npm run generate`.
import { CallbackScreen } from '#web/page/CallbackScreen.tsx';
import type { CallbackDefinition } from '#web/page/PageDefinition.ts';

export const page: CallbackDefinition = {
  screen: 'account-auth',
  title: 'screen.account-auth.title',
  url: '/account-auth',
  back: '/account/shop',
  parties: [
    { key: 'shopee', label: 'screen.account-auth.party.shopee', paths: ['/account-auth-shopee', '/account-auth-1'] },
    { key: 'lazada', label: 'screen.account-auth.party.lazada', paths: ['/account-auth-lazada', '/account-auth-2'] },
    { key: 'tiktok', label: 'screen.account-auth.party.tiktok', paths: ['/account-auth-tiktok', '/account-auth-5'] },
  ],
};

export default function AccountAuthPage() {
  return <CallbackScreen page={page} />;
}
