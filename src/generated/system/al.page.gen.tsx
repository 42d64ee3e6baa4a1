// Generated from schemas/system/al.page.json. Edit that file and run `npm run generate`.
import { ContentScreen } from '#web/page/ContentScreen.tsx';
import type { ContentDefinition } from '#web/page/PageDefinition.ts';

export const page: ContentDefinition = {
  screen: 'al',
  title: 'screen.al.title',
  public: true,
  actions: [
    { key: 'login', route: '/login', label: 'screen.al.action.login' },
    { key: 'register', route: '/register', label: 'screen.al.action.register' },
    { key: 'customer', route: '/customer-register', label: 'screen.al.action.customer' },
    { key: 'services', route: '/services', label: 'screen.al.action.services' },
  ],
  load: {
    vi: () => import('#generated/built/system/al.page.vi.gen.ts'),
    en: () => import('#generated/built/system/al.page.en.gen.ts'),
    zh: () => import('#generated/built/system/al.page.zh.gen.ts'),
  },
};

export default function AlPage() {
  return <ContentScreen page={page} />;
}
