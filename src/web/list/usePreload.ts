import { useContext, useEffect } from 'react';
import { AppContext } from '#web/app/AppContext.ts';
import { preloadScreen } from '#web/app/LazyScreen.tsx';

/** Milliseconds after the list is drawn: its own rows come first. */
const AFTER_MS = 1_200;

/** Loads the screen that a row opens while the list is looked at, so that opening waits for its data only. */
export function usePreload(route: string | undefined): void {
  const parts = useContext(AppContext);
  useEffect(() => {
    const screen = parts?.app.screens.find((one) => one.path === `${route}/:id`);
    if (!parts || !screen) return undefined;
    const timer = setTimeout(() => void preloadScreen(screen, parts.texts), AFTER_MS);
    return () => clearTimeout(timer);
  }, [parts, route]);
}
