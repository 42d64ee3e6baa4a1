// Generated from schemas/crm/oauth-ads.page.json. Edit that file and run `npm run generate`.
import { CallbackScreen } from '#web/page/CallbackScreen.tsx';
import type { CallbackDefinition } from '#web/page/PageDefinition.ts';

export const page: CallbackDefinition = {
  screen: 'oauth-ads',
  title: 'screen.oauth-ads.title',
  url: '/oauth-ads',
  back: '/crm/ads-account',
  parties: [
    { key: 'facebook', label: 'screen.oauth-ads.party.facebook', paths: ['/oauth-ads-facebook'] },
    { key: 'tiktok', label: 'screen.oauth-ads.party.tiktok', paths: ['/oauth-ads-tiktok'] },
    { key: 'google', label: 'screen.oauth-ads.party.google', paths: ['/oauth-ads-google'] },
  ],
};

export default function OauthAdsPage() {
  return <CallbackScreen page={page} />;
}
