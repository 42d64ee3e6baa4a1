// Generated from schemas/shop/terms.page.json. Edit that file and run `npm run generate`.
import { ContentScreen } from '#web/page/ContentScreen.tsx';
import type { ContentDefinition } from '#web/page/PageDefinition.ts';

export const page: ContentDefinition = {
  screen: 'terms',
  title: 'screen.terms.title',
  public: true,
  actions: [{ key: 'login', route: '/login', label: 'screen.terms.action.login' }],
  load: {
    vi: () => import('#generated/built/shop/terms.page.vi.gen.ts'),
    en: () => import('#generated/built/shop/terms.page.en.gen.ts'),
    zh: () => import('#generated/built/shop/terms.page.zh.gen.ts'),
  },
};

export default function TermsPage() {
  return <ContentScreen page={page} />;
}
