import { useContext, useEffect } from 'react';
import { AppContext } from '#web/app/AppContext.ts';
import { preloadScreen } from '#web/app/LazyScreen.tsx';

/** Milliseconds after the rows are drawn. */
const AFTER_MS = 250;

/** Loads the screen that a row opens once there are rows to look at, so that opening waits for its data only. */
export function usePreload(route: string | undefined, hasRows: boolean): void {
  const parts = useContext(AppContext);
  useEffect(() => {
    const screen = parts?.app.screens.find((one) => one.path === `${route}/:id`);
    if (!parts || !screen || !hasRows) return undefined;
    const timer = setTimeout(() => void preloadScreen(screen, parts.texts), AFTER_MS);
    return () => clearTimeout(timer);
  }, [parts, route, hasRows]);
}
