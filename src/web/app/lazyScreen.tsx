import { lazy } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { Texts } from '#web/i18n/createTexts.ts';
import type { ScreenDefinition } from './AppModel.ts';
import { loadChunk } from './loadChunk.ts';
import { useScreenTitle } from './PageTitle.tsx';

type Page = ComponentType;

const pages = new Map<ScreenDefinition, Page>();
const failed = new Set<ScreenDefinition>();

/** Screens that could not be loaded are loaded anew when they are drawn again. */
export function forgetFailures(): void {
  for (const screen of failed) pages.delete(screen);
  failed.clear();
}

/** The component of a screen, loaded with its texts when it is first drawn. A failed load stays failed until `forgetFailures`. */
export function lazyScreen(screen: ScreenDefinition, texts: Texts): Page {
  const known = pages.get(screen);
  if (known) return known;
  const page = lazy(() =>
    readScreen(screen, texts).catch((error: unknown) => {
      failed.add(screen);
      throw error;
    }),
  );
  pages.set(screen, page);
  return page;
}

/** Starts loading a screen before it is drawn: at the first page, or when its menu item is pointed at. */
export function preloadScreen(screen: ScreenDefinition, texts: Texts): void {
  // What fails here fails again, and is shown, when the screen is drawn.
  void Promise.all([screen.load(), texts.load(screen.texts)]).catch(() => undefined);
}

async function readScreen(screen: ScreenDefinition, texts: Texts): Promise<{ default: Page }> {
  const [{ default: Content }] = await loadChunk(() =>
    Promise.all([screen.load(), texts.load(screen.texts)]),
  );
  return { default: () => <TitledScreen screen={screen} Content={Content} /> };
}

function TitledScreen({ screen, Content }: { screen: ScreenDefinition; Content: Page }) {
  const translate = useTranslate();
  useScreenTitle(translate(`screen.${screen.screen}.title`, { _: '' }));
  return <Content />;
}
