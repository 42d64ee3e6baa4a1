// Generated from schemas/system/terms.page.json. Edit that file and run `npm run generate`.
import { ContentScreen } from '#web/page/ContentScreen.tsx';
import type { ContentDefinition } from '#web/page/PageDefinition.ts';

export const page: ContentDefinition = {
  screen: 'terms',
  title: 'screen.terms.title',
  public: true,
  actions: [],
  load: {
    vi: () => import('#generated/built/system/terms.page.vi.gen.ts'),
    en: () => import('#generated/built/system/terms.page.en.gen.ts'),
    zh: () => import('#generated/built/system/terms.page.zh.gen.ts'),
  },
};

export default function TermsPage() {
  return <ContentScreen page={page} />;
}
