// Generated from schemas/system/services.page.json. Edit that file and run `npm run generate`.
import { ContentScreen } from '#web/page/ContentScreen.tsx';
import type { ContentDefinition } from '#web/page/PageDefinition.ts';

export const page: ContentDefinition = {
  screen: 'services',
  title: 'screen.services.title',
  public: true,
  actions: [],
  load: {
    vi: () => import('#generated/built/system/services.page.vi.gen.ts'),
    en: () => import('#generated/built/system/services.page.en.gen.ts'),
    zh: () => import('#generated/built/system/services.page.zh.gen.ts'),
  },
};

export default function ServicesPage() {
  return <ContentScreen page={page} />;
}
