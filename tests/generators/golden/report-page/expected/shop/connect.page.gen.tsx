// Generated from schemas/shop/connect.page.json. Edit that file and run `npm run generate`.
import { CallbackScreen } from '#web/page/CallbackScreen.tsx';
import type { CallbackDefinition } from '#web/page/PageDefinition.ts';

export const page: CallbackDefinition = {
  screen: 'connect',
  title: 'screen.connect.title',
  url: '/connect',
  back: '/shop/bills',
  parties: [
    { key: 'bank', label: 'screen.connect.party.bank', paths: ['/connect-bank', '/connect-1', '/connect-b'] },
    { key: 'post', label: 'screen.connect.party.post', paths: ['/connect-post'] },
  ],
};

export default function ConnectPage() {
  return <CallbackScreen page={page} />;
}
