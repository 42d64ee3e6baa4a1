import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { readPageSettings } from '#web/data/pageSettings.ts';
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
  const tools = useListFieldTools();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  useLive(list, refresh);
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
            onDone={onDone}
          />
        ) : null}
        {dialogs.result ? <BulkResult result={dialogs.result} onClose={dialogs.closeResult} /> : null}
      </ListScreenContext.Provider>
    </FieldToolsProvider>
  );
}

function useListFieldTools(): FieldTools {
  const values = useValueContext();
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  return useMemo(
    () => ({
      values,
      translate,
      fileUrl,
      now,
      lookup: (entity, request) => dataProvider.lookup(entity, request),
      upload: (image, name) => dataProvider.upload(image, name),
    }),
    [values, translate, dataProvider],
  );
}

function now(): Date {
  return new Date();
}

/** Stored files are served by the API; an absolute address stays. */
function fileUrl(path: string): string {
  return /^https?:/i.test(path) ? path : `${readPageSettings(document).apiBase}/${path.replace(/^\//, '')}`;
}
