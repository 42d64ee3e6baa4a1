// Generated from schemas/system/coming-soon.page.json. Edit that file and run `npm run generate`.
import { ContentScreen } from '#web/page/ContentScreen.tsx';
import type { ContentDefinition } from '#web/page/PageDefinition.ts';

export const page: ContentDefinition = {
  screen: 'coming-soon',
  title: 'screen.coming-soon.title',
  actions: [{ key: 'home', route: '/', label: 'screen.coming-soon.action.home' }],
  load: {
    vi: () => import('#generated/built/system/coming-soon.page.vi.gen.ts'),
    en: () => import('#generated/built/system/coming-soon.page.en.gen.ts'),
    zh: () => import('#generated/built/system/coming-soon.page.zh.gen.ts'),
  },
};

export default function ComingSoonPage() {
  return <ContentScreen page={page} />;
}
