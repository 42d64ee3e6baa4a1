import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Asked, ColumnsAnswer } from '#contract/quote.ts';
import { useDebounced } from '#fields/reference/useLookup.web.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isText, listOf, objectOf, type Shape } from '#web/data/shapes.ts';
import { useForm, useFormState } from '../../FormContext.ts';
import { PAUSE_MS, toQuestion } from '../../useQuote.ts';

const isAnswer: Shape<ColumnsAnswer> = objectOf({ columns: listOf(isText) });

const NONE: readonly string[] = [];

/** Columns that an action offers for what stands in the form; none while something is missing, or nobody answers. */
export function useOfferedColumns(asked: Asked | undefined): readonly string[] {
  const { store } = useForm();
  const dataProvider = useDataProvider<KitDataProvider>();
  const question = useFormState(store, ({ record }) => (asked ? toQuestion(asked, record) : ''));
  const settled = useDebounced(question, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['columns', asked?.url, settled],
    queryFn: ({ signal }) => dataProvider.ask(asked?.url ?? '', JSON.parse(settled), isAnswer, signal),
    enabled: asked !== undefined && settled !== '' && settled === question,
  });
  return (settled === question ? data?.columns : undefined) ?? NONE;
}
