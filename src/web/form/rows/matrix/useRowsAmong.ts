import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { Asked } from '#contract/quote.ts';
import { useDebounced } from '#fields/reference/useLookup.web.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isObject, listOf, objectOf, type Shape } from '#web/data/shapes.ts';
import { useForm, useFormState } from '../../FormContext.ts';
import { PAUSE_MS, toQuestion } from '../../useQuote.ts';

const isAnswer: Shape<{ rows: readonly Row[] }> = objectOf({ rows: listOf(isObject) });

const NONE: readonly Row[] = [];

/** The rows that there can be for what stands in the form; none while something is missing. Undefined where any can be. */
export function useRowsAmong(asked: Asked | undefined): readonly Row[] | undefined {
  const { store } = useForm();
  const dataProvider = useDataProvider<KitDataProvider>();
  const question = useFormState(store, ({ record }) => (asked ? toQuestion(asked, record) : ''));
  const settled = useDebounced(question, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['rows-among', asked?.url, settled],
    queryFn: ({ signal }) => dataProvider.ask(asked?.url ?? '', JSON.parse(settled), isAnswer, signal),
    enabled: asked !== undefined && settled !== '' && settled === question,
  });
  return asked && ((settled === question ? data?.rows : undefined) ?? NONE);
}
