import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEvent, useLocation, useNavigate, useNotify } from 'react-admin';
import type { SavedView, ViewState } from '#contract/wire.ts';
import { useFixedContext } from '#web/auth/session.ts';
import { useListQuery } from '../ListQuery.ts';
import type { ListScreenState } from '../ListScreenContext.ts';
import { isShown, toStartSearch, toViewSearch, toViewState, viewIdOf } from './viewState.ts';

export interface SavedViews {
  views: readonly SavedView[];
  /** What the list shows now. */
  now: ViewState;
  /** The view that was opened last. */
  current: SavedView | undefined;
  /** The list no longer shows what `current` keeps. */
  isChanged: boolean;
  open: (view: SavedView) => void;
  /** Back to the list as it is opened, with the user's own columns. */
  close: () => void;
  /** Marks a view as the one that is shown: it was just saved. */
  mark: (id: number) => void;
  /** No view is open any more: the own columns stand again, filters and order stay. */
  leave: () => void;
}

/** Saved views of the screen: opened by a link (`?view=12`), as the user's default, or from the menu. */
export function useSavedViews(
  screen: Pick<
    ListScreenState,
    'list' | 'mode' | 'modes' | 'columns' | 'settings' | 'setViews' | 'openView' | 'setOpenView'
  >,
): SavedViews {
  const { list, mode, modes, columns, settings, setViews, openView: current, setOpenView } = screen;
  const { filterValues, sort } = useListQuery();
  const navigate = useNavigate();
  const fixed = useFixedContext();
  const show = useEvent((view: SavedView): void => {
    setOpenView(view.id);
    setViews(undefined);
    setViews(view.state.columns, list.viewModes.length > 0 ? view.state.viewMode : undefined);
  });
  const open = useEvent((view: SavedView): void => {
    show(view);
    navigate({ search: toViewSearch(list, view) });
  });
  const leave = useEvent((): void => {
    setOpenView(undefined);
    setViews(undefined);
  });
  const close = useEvent((): void => {
    leave();
    navigate({ search: toStartSearch(list, modes[0]?.key, fixed) });
  });
  useOpening(list.screen, settings, { show, open });
  const now = toViewState(
    filterValues,
    sort,
    mode?.key,
    columns.map(({ key }) => key),
  );
  const isChanged = current !== undefined && !isShown(current.state, now);
  return { views: settings.views, now, current, isChanged, open, close, mark: setOpenView, leave };
}

/** Opens the view of the address, or the user's default when the screen is opened for the first time and bare. */
function useOpening(
  screen: string,
  { views, isKnown }: ListScreenState['settings'],
  { show, open }: Record<'show' | 'open', (view: SavedView) => void>,
): void {
  const notify = useNotify();
  const { search } = useLocation();
  const isFirst = useFirstVisit(screen);
  const start = useEvent((): void => {
    const linked = viewIdOf(search);
    const view = views.find((one) => (linked === undefined ? one.is_default : one.id === linked));
    if (linked !== undefined && !view) return notify('kit.list.view_missing', { type: 'warning' });
    if (!view || (linked === undefined && (search !== '' || !isFirst))) return;
    if (search.includes('filter=')) show(view);
    else open(view);
  });
  useEffect(() => {
    if (isKnown) start();
  }, [isKnown, start]);
}

/** Whether this screen has not been shown since the page was loaded. */
function useFirstVisit(screen: string): boolean {
  const client = useQueryClient();
  const [isFirst] = useState(() => client.getQueryData(['list-visited', screen]) === undefined);
  useEffect(() => void client.setQueryData(['list-visited', screen], true), [client, screen]);
  return isFirst;
}
