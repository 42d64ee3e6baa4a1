// Generated from schemas/messaging/oauth-page.page.json. Edit that file and run `npm run generate`.
import { CallbackScreen } from '#web/page/CallbackScreen.tsx';
import type { CallbackDefinition } from '#web/page/PageDefinition.ts';

export const page: CallbackDefinition = {
  screen: 'oauth-page',
  title: 'screen.oauth-page.title',
  url: '/oauth-page',
  back: '/crm/omnichannel-page',
  parties: [{ key: 'facebook', label: 'screen.oauth-page.party.facebook', paths: ['/oauth-page-facebook'] }],
};

export default function OauthPage() {
  return <CallbackScreen page={page} />;
}
