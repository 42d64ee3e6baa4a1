// Generated from schemas/messaging/oauth-zalo.page.json. Edit that file and run `npm run generate`.
import { CallbackScreen } from '#web/page/CallbackScreen.tsx';
import type { CallbackDefinition } from '#web/page/PageDefinition.ts';

export const page: CallbackDefinition = {
  screen: 'oauth',
  title: 'screen.oauth.title',
  url: '/oauth-zalo',
  back: '/zalo-oa',
  parties: [{ key: 'zalo', label: 'screen.oauth.party.zalo', paths: ['/oauth-zalo'] }],
};

export default function OauthZaloPage() {
  return <CallbackScreen page={page} />;
}
