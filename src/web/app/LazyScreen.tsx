import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { hasFailed, startLoading, useLoaded, type Loading } from '#fields/loading.web.ts';
import type { Texts } from '#web/i18n/createTexts.ts';
import type { ScreenDefinition } from './AppModel.ts';
import { loadChunk } from './loadChunk.ts';
import { useScreenTitle } from './PageTitle.tsx';
import { Splash } from './Splash.tsx';

/** Code and texts of screens. */
const started = new Map<ScreenDefinition, Loading<ComponentType>>();

/** Screens that could not be loaded are loaded anew when they are drawn again. */
export function forgetFailures(): void {
  for (const [screen, loading] of started) if (hasFailed(loading)) started.delete(screen);
}

/** Starts loading a screen before it is drawn: at the first page, or when its menu item is pointed at. */
export async function preloadScreen(screen: ScreenDefinition, texts: Texts): Promise<void> {
  // Browsers remember a script that failed for as long as the page lives: nothing is tried before its time without a line.
  if (!navigator.onLine) return;
  await loadScreen(screen, texts).done;
  // What failed here fails again, and is shown, when the screen is drawn.
  forgetFailures();
}

function loadScreen(screen: ScreenDefinition, texts: Texts): Loading<ComponentType> {
  const known = started.get(screen);
  if (known) return known;
  const loading = startLoading(async () => {
    const loadTexts = () => texts.load(screen.texts);
    const [{ default: Content }] = await Promise.all([loadChunk(screen.load), loadChunk(loadTexts)]);
    return Content;
  });
  started.set(screen, loading);
  return loading;
}

export interface LazyScreenProps {
  screen: ScreenDefinition;
  texts: Texts;
}

/**
 * A screen, loaded with its texts when it is first drawn; one that was loaded before is there at once. A failed load is
 * thrown and stays failed until `forgetFailures`.
 */
export function LazyScreen({ screen, texts }: LazyScreenProps) {
  const translate = useTranslate();
  // Its own for as long as it is drawn: a failure that is forgotten meanwhile is still shown.
  const loading = useMemo(() => loadScreen(screen, texts), [screen, texts]);
  const result = useLoaded(loading);
  if (!result) return <Splash />;
  if ('error' in result) throw result.error;
  return <TitledScreen title={translate(`screen.${screen.screen}.title`, { _: '' })} Content={result.part} />;
}

function TitledScreen({ title, Content }: { title: string; Content: ComponentType }) {
  useScreenTitle(title);
  return <Content />;
}
