import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useCallback, useRef } from 'react';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { lazyInline } from '#fields/lazyInline.tsx';
import type { ListCall } from '#web/data/listCalls.ts';
import { useKitTools } from '#web/data/useKitTools.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { ListDialogs } from './ListDialogs.tsx';
import { ListDataContext, ListScreenContext } from './ListScreenContext.ts';
import { LiveContext } from './NewsNotice.tsx';
import { StockListContext } from './StockListContext.tsx';
import { useActionRunner } from './useActionRunner.ts';
import './floating.css';
import './list.css';
import { useListScreenState } from './useListScreenState.ts';
import { useEarlyRows } from './useEarlyRows.ts';
import { useFocusHome } from './useFocusHome.ts';
import { useLive } from './useLive.ts';
import { useListPlace } from './useListPlace.ts';
import { useParts } from './useParts.ts';
import { usePreload } from './usePreload.ts';
import { WideList } from './WideList.tsx';

const ScopePicker = lazyInline(() => import('./scope/ScopePicker.tsx'));
const ListScan = lazyInline(() => import('./ListScan.tsx'));
const NarrowList = lazyInline(() => import('./narrow/NarrowList.tsx'));

/** Readings: mobile layout below 900 px. */
const NARROW = '(max-width:899.95px)';

export interface ListFrameProps {
  list: ListDefinition;
  /** What its rows are asked for with. */
  meta: { list: ListCall };
}

/** One list screen over its question and answer: table on a wide screen, cards on a phone. */
export const ListFrame = memo(function ListFrame({ list, meta }: ListFrameProps) {
  useEarlyRows(list.resource, meta);
  const { screen, data } = useListScreenState(list, meta.list);
  const { selection, may } = screen;
  const live = useLive(screen, data.rows);
  const { show: refresh } = live;
  const onDone = useCallback(() => {
    selection.clear();
    refresh();
  }, [selection, refresh]);
  const { runner, ...dialogs } = useActionRunner(list, may, onDone);
  const tools = useKitTools();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const hasRows = data.rows.length > 0;
  usePreload(list.open, hasRows);
  const root = useRef<HTMLElement>(null);
  useFocusHome(root);
  useListPlace(root, hasRows);
  const value = useParts({ ...screen, refresh, actions: runner });
  return (
    <FieldToolsProvider value={tools}>
      <ListScreenContext.Provider value={value}>
        <ListDataContext.Provider value={data}>
          <StockListContext resource={list.resource} selection={selection}>
            <section ref={root} className="kl" data-screen={list.screen}>
              <LiveContext.Provider value={live}>
                {isNarrow ? <NarrowList /> : <WideList />}
              </LiveContext.Provider>
            </section>
            <ListDialogs {...dialogs} />
            {list.scan && <ListScan filter={list.scan} />}
            {list.scope && <ScopePicker scope={list.scope} />}
          </StockListContext>
        </ListDataContext.Provider>
      </ListScreenContext.Provider>
    </FieldToolsProvider>
  );
});
