import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback } from 'react';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { useFormTools } from '#web/form/useFormTools.ts';
import { BulkResult } from './BulkResult.tsx';
import type { ListDefinition } from './ListDefinition.ts';
import { ListScreenContext, type ListScreenState } from './ListScreenContext.ts';
import { NarrowList } from './narrow/NarrowList.tsx';
import { TransitionDialog } from './TransitionDialog.tsx';
import { useActionRunner } from './useActionRunner.ts';
import './floating.css';
import './list.css';
import { useListScreenState } from './useListScreenState.ts';
import { useLive } from './useLive.ts';
import { usePreload } from './usePreload.ts';
import { WideList } from './WideList.tsx';

/** Readings: mobile layout below 900 px. */
const NARROW = '(max-width:899.95px)';

/** One list screen inside its `ListBase`: table on a wide screen, cards on a phone. */
export function ListFrame({ list }: { list: ListDefinition }) {
  const state = useListScreenState(list);
  const { selection, refresh, may } = state;
  const onDone = useCallback(() => {
    selection.clear();
    refresh();
  }, [selection, refresh]);
  const { runner, ...dialogs } = useActionRunner(list, may, onDone);
  const tools = useFormTools();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  useLive(list, refresh);
  usePreload(list.open);
  const value: ListScreenState = { ...state, actions: runner };
  return (
    <FieldToolsProvider value={tools}>
      <ListScreenContext.Provider value={value}>
        <section className="kl" data-screen={list.screen}>
          {isNarrow ? <NarrowList /> : <WideList />}
        </section>
        {dialogs.pending ? (
          <TransitionDialog
            {...dialogs.pending}
            onConfirm={dialogs.confirm}
            onClose={dialogs.closeDialog}
            onDone={dialogs.finish}
          />
        ) : null}
        {dialogs.result ? <BulkResult result={dialogs.result} onClose={dialogs.closeResult} /> : null}
      </ListScreenContext.Provider>
    </FieldToolsProvider>
  );
}
