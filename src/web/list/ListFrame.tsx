import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useCallback } from 'react';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { useKitTools } from '#web/data/useKitTools.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { ListDialogs } from './ListDialogs.tsx';
import { ListScreenContext, type ListScreenState } from './ListScreenContext.ts';
import { NewsNotice } from './NewsNotice.tsx';
import { useActionRunner } from './useActionRunner.ts';
import './floating.css';
import './list.css';
import { useListScreenState } from './useListScreenState.ts';
import { useLive } from './useLive.ts';
import { usePreload } from './usePreload.ts';
import { WideList } from './WideList.tsx';

const NarrowList = lazy(() => import('./narrow/NarrowList.tsx'));

/** Readings: mobile layout below 900 px. */
const NARROW = '(max-width:899.95px)';

/** One list screen inside its `ListBase`: table on a wide screen, cards on a phone. */
export function ListFrame({ list }: { list: ListDefinition }) {
  const state = useListScreenState(list);
  const { selection, may } = state;
  const live = useLive(state);
  const { show: refresh } = live;
  const onDone = useCallback(() => {
    selection.clear();
    refresh();
  }, [selection, refresh]);
  const { runner, ...dialogs } = useActionRunner(list, may, onDone);
  const tools = useKitTools();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  usePreload(list.open);
  const value: ListScreenState = { ...state, refresh, actions: runner };
  return (
    <FieldToolsProvider value={tools}>
      <ListScreenContext.Provider value={value}>
        <section className="kl" data-screen={list.screen}>
          <Suspense fallback={null}>{isNarrow ? <NarrowList /> : <WideList />}</Suspense>
          <NewsNotice {...live} />
        </section>
        <ListDialogs {...dialogs} />
      </ListScreenContext.Provider>
    </FieldToolsProvider>
  );
}
