import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { HistoryAnswer, HistoryEntry } from '#contract/history.ts';
import { useForm, useFormState } from '#web/form/FormContext.ts';
import { besideKey } from '#web/data/queryKeys.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isText, isObject, listOf, nullable, objectOf, type Shape } from '#web/data/shapes.ts';
import { HistoryLine } from './HistoryLine.tsx';
import { NoteBox } from './NoteBox.tsx';

const isAnswer: Shape<HistoryAnswer> = objectOf<HistoryAnswer>({
  entries: listOf(isObject) as unknown as Shape<readonly HistoryEntry[]>,
  next: nullable(isText),
});

const Lines = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

interface RecordHistoryProps {
  id: number;
  /** Notes may be written. */
  hasNotes: boolean;
}

/** What happened to the record, newest first, as far as the viewer may see it; and the place to write a note. */
export function RecordHistory({ id, hasNotes }: RecordHistoryProps) {
  const { store } = useForm();
  const version = useFormState(store, (state) => state.stored?.['version']);
  const entity = store.entity.name;
  const queryKey = besideKey(entity, 'history', id, version);
  const queries = useQueryClient();
  const refetch = () => void queries.invalidateQueries({ queryKey });
  return (
    <History url="/record-history" about={{ entity, id }} queryKey={queryKey}>
      {hasNotes ? <NoteBox entity={entity} id={id} onDone={refetch} /> : null}
    </History>
  );
}

export interface HistoryProps {
  /** Who answers what happened. */
  url: string;
  /** What is sent to it. */
  about: Readonly<Record<string, string | number>>;
  /** Asked again when it changes. */
  queryKey: QueryKey;
  /** Before the first line. */
  children?: ReactNode;
}

/** What happened, newest first; the form around it knows the fields. */
export function History({ url, about, queryKey, children }: HistoryProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.ask(
        url,
        { ...about, ...(pageParam === null ? {} : { before: pageParam }) },
        isAnswer,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section>
      <h2>{translate('kit.history.title')}</h2>
      {children}
      {data && entries.length === 0 ? <p>{translate('kit.history.empty')}</p> : null}
      <Lines data-history aria-busy={isFetching}>
        {entries.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} />
        ))}
      </Lines>
      {hasNextPage ? (
        <Button
          size="small"
          data-action="more-history"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {translate('kit.history.more')}
        </Button>
      ) : null}
    </section>
  );
}
