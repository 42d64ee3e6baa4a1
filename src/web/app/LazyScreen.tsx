import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { Texts } from '#web/i18n/createTexts.ts';
import type { ScreenDefinition } from './AppModel.ts';
import { loadChunk } from './loadChunk.ts';
import { useScreenTitle } from './PageTitle.tsx';
import { Splash } from './Splash.tsx';

/** A screen's code and texts: on their way until one of the two is there. */
interface Loading {
  done: Promise<void>;
  result?: { Content: ComponentType } | { error: unknown };
}

const started = new Map<ScreenDefinition, Loading>();

/** Screens that could not be loaded are loaded anew when they are drawn again. */
export function forgetFailures(): void {
  for (const [screen, { result }] of started) if (result && 'error' in result) started.delete(screen);
}

/** Starts loading a screen before it is drawn: at the first page, or when its menu item is pointed at. */
export async function preloadScreen(screen: ScreenDefinition, texts: Texts): Promise<void> {
  await loadScreen(screen, texts).done;
  // What failed here fails again, and is shown, when the screen is drawn.
  forgetFailures();
}

function loadScreen(screen: ScreenDefinition, texts: Texts): Loading {
  const known = started.get(screen);
  if (known) return known;
  const loading: Loading = {
    done: loadChunk(() => Promise.all([screen.load(), texts.load(screen.texts)])).then(
      ([{ default: Content }]) => void (loading.result = { Content }),
      (error: unknown) => void (loading.result = { error }),
    ),
  };
  started.set(screen, loading);
  return loading;
}

export interface LazyScreenProps {
  screen: ScreenDefinition;
  texts: Texts;
}

/**
 * A screen, loaded with its texts when it is first drawn; one that was loaded before is there at once. A failed load is
 * thrown and stays failed until `forgetFailures`. Without Suspense: React holds back what comes within 300 ms of its
 * fallback, and most screens do.
 */
export function LazyScreen({ screen, texts }: LazyScreenProps) {
  const translate = useTranslate();
  // Its own for as long as it is drawn: a failure that is forgotten meanwhile is still shown.
  const loading = useMemo(() => loadScreen(screen, texts), [screen, texts]);
  const subscribe = useCallback(
    (draw: () => void) => {
      let isWatched = true;
      void loading.done.then(() => (isWatched ? draw() : undefined));
      return () => {
        isWatched = false;
      };
    },
    [loading],
  );
  const result = useSyncExternalStore(subscribe, () => loading.result);
  if (!result) return <Splash />;
  if ('error' in result) throw result.error;
  return <TitledScreen title={translate(`screen.${screen.screen}.title`, { _: '' })} {...result} />;
}

function TitledScreen({ title, Content }: { title: string; Content: ComponentType }) {
  useScreenTitle(title);
  return <Content />;
}
