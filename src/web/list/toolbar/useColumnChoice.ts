import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { WIDTH_LIMITS } from '../columnWidth.ts';
import { chooserOrder, columnChanges, moveColumn } from '../columnOrder.ts';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../ListQuery.ts';
import { useListScreen } from '../ListScreenContext.ts';

export interface ColumnChoiceState {
  /** All columns that may be shown, in order. */
  order: readonly ColumnDefinition[];
  shown: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Puts a column at a place of the order. */
  move: (key: string, to: number) => void;
  /** Makes a column on screen a step wider (1) or narrower (-1). */
  widen: (key: string, step: 1 | -1) => void;
  /** Back to what the schema shows. */
  reset: () => void;
}

/** The user's columns: changed at once on screen, kept on the server for every browser of his. */
export function useColumnChoice(): ColumnChoiceState {
  const { list, allowed, columns, settings } = useListScreen();
  const [order, setOrder] = useState(() => chooserOrder(allowed, columns));
  const shown: ReadonlySet<string> = new Set(columns.map(({ key }) => key));
  const save = useSaveChoice();
  const apply = (
    nextOrder: readonly ColumnDefinition[],
    nextShown: ReadonlySet<string>,
    isBack = false,
  ): void => {
    const changes = columnChanges(list, { order, shown }, { order: nextOrder, shown: nextShown }, isBack);
    setOrder(nextOrder);
    const views = nextOrder.filter(({ key }) => nextShown.has(key)).map(({ key }) => key);
    if (changes.length > 0) void save(changes, views);
  };
  return {
    order,
    shown,
    toggle: (key) => apply(order, toggled(shown, key)),
    widen: (key, step) => {
      const width = widthOnScreen(list.screen, key);
      if (width !== undefined) settings.setWidth(key, keepWithin(width + step * WIDTH_STEP));
    },
    move: (key, to) => apply(moveColumn(order, key, Math.max(0, Math.min(to, order.length - 1))), shown),
    reset: () => {
      const shownFirst = allowed.filter(({ show }) => show !== 'optional').map(({ key }) => key);
      apply(allowed, new Set(shownFirst), true);
    },
  };
}

/** Pixels of one press of a key. */
const WIDTH_STEP = 16;

const keepWithin = (width: number): number =>
  Math.min(WIDTH_LIMITS.most, Math.max(WIDTH_LIMITS.least, width));

function widthOnScreen(screen: string, key: string): number | undefined {
  const heading = `[data-screen="${screen}"] th[data-field="${key}"]`;
  return document.querySelector<HTMLElement>(heading)?.offsetWidth;
}

function toggled(shown: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(shown);
  if (!next.delete(key)) next.add(key);
  return next;
}

type SaveChoice = (changes: ReturnType<typeof columnChanges>, views: readonly string[]) => Promise<void>;

/**
 * Shows the columns, saves them, and asks for the rows again: the answer's `views` are the truth. While a saved view
 * is open they are that view's, changed until it is saved; the user's own choice stays as it is.
 */
function useSaveChoice(): SaveChoice {
  const { list, setViews, openView } = useListScreen();
  const { refetch } = useListQuery();
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  return async (changes, views) => {
    setViews(views);
    if (openView) return;
    try {
      await Promise.all(
        changes.map((change) => dataProvider.saveCustomView({ type: list.screen, ...change })),
      );
      await refetch();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
      setViews(undefined);
    }
  };
}
