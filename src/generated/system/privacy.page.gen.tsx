// Generated from schemas/system/privacy.page.json. Edit that file and run `npm run generate`.
import { ContentScreen } from '#web/page/ContentScreen.tsx';
import type { ContentDefinition } from '#web/page/PageDefinition.ts';

export const page: ContentDefinition = {
  screen: 'privacy',
  title: 'screen.privacy.title',
  public: true,
  actions: [],
  load: {
    vi: () => import('#generated/built/system/privacy.page.vi.gen.ts'),
    en: () => import('#generated/built/system/privacy.page.en.gen.ts'),
    zh: () => import('#generated/built/system/privacy.page.zh.gen.ts'),
  },
};

export default function PrivacyPage() {
  return <ContentScreen page={page} />;
}
