import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { useDataProvider } from 'react-admin';
import { usePermissions } from '#web/auth/session.ts';
import { readAhead } from '#web/data/readAhead.ts';
import { useApp } from './AppContext.ts';
import { findScreen } from './findScreen.ts';
import { preloadScreen } from './LazyScreen.tsx';

/** The app's own address that an event's link leads to. */
function pathOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && !link.target ? link.pathname : undefined;
}

const opensHere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/**
 * What a link leads to is on its way before it is followed: a screen is loaded when its link is pointed at or focused, a
 * record is asked for when its link is pressed, which is a tenth of a second before it is let go.
 */
export function useEagerLinks(): void {
  const { app, texts } = useApp();
  const may = usePermissions();
  const queries = useQueryClient();
  const dataProvider = useDataProvider();
  useEffect(() => {
    const find = (event: Event) => {
      const path = pathOf(event);
      const screen = path === undefined ? undefined : findScreen(app, path);
      return path !== undefined && screen && may(screen.permissions) ? { path, screen } : undefined;
    };
    const load = (event: Event): void => {
      const found = find(event);
      if (found) void preloadScreen(found.screen, texts);
    };
    const ask = (event: PointerEvent): void => {
      const { screen, path } = (opensHere(event) && find(event)) || {};
      const id = screen && matchPath(screen.path, path ?? '')?.params['id'];
      if (screen?.kind !== 'form' || !screen.resource || !id) return;
      readAhead(queries, dataProvider, screen.resource, id);
    };
    document.addEventListener('pointerover', load);
    document.addEventListener('focusin', load);
    document.addEventListener('pointerdown', ask);
    return () => {
      document.removeEventListener('pointerover', load);
      document.removeEventListener('focusin', load);
      document.removeEventListener('pointerdown', ask);
    };
  }, [app, texts, may, queries, dataProvider]);
}
