import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
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
  const translate = useTranslate();
  const { data, hasNextPage, fetchNextPage, isFetching, refetch } = useHistory(id);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section>
      <h2>{translate('kit.history.title')}</h2>
      {hasNotes ? <NoteBox entity={store.entity.name} id={id} onDone={() => void refetch()} /> : null}
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

/** Asked again when the record has a new version. */
function useHistory(id: number) {
  const { store } = useForm();
  const dataProvider = useDataProvider<KitDataProvider>();
  const version = useFormState(store, (state) => state.stored?.['version']);
  const entity = store.entity.name;
  return useInfiniteQuery({
    queryKey: besideKey(entity, 'history', id, version),
    queryFn: ({ pageParam, signal }) =>
      dataProvider.ask(
        '/record-history',
        { entity, id, ...(pageParam === null ? {} : { before: pageParam }) },
        isAnswer,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
