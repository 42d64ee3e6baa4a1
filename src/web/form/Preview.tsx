import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Row, Values } from '#contract/logic.ts';
import type { PreviewAnswer, PreviewModel } from '#contract/quote.ts';
import { useDebounced } from '#fields/reference/useLookup.web.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { either, isFlag, isNumber, isText, listOf, mapOf, objectOf, type Shape } from '#web/data/shapes.ts';
import { useForm, useFormState } from './FormContext.ts';
import type { FormStore } from './FormStore.ts';
import { rowsAt } from './place.ts';
import { toQuestion } from './useQuote.ts';

/** Milliseconds after the last change until it is asked. */
const PAUSE_MS = 400;

const isAnswer: Shape<PreviewAnswer> = objectOf({
  values: mapOf(isNumber),
  rows: listOf(mapOf(isNumber)),
  notes: listOf(objectOf({ text: isText, params: mapOf(either(isText, isNumber)), isProblem: isFlag })),
});

interface PreviewProps {
  preview: PreviewModel;
}

/** Asks what the form would be when it is stored, lets that stand in it, and says what is to be known. */
export function Preview({ preview }: PreviewProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  // What is chosen in a list (`ids`, or the filter in their place) is no field of the form.
  const question = useFormState(store, ({ record, values }) =>
    toQuestion(preview, sentOf(store, preview, { ...values, ...record })),
  );
  const settled = useDebounced(question, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['preview', preview.url, settled],
    queryFn: ({ signal }) =>
      dataProvider.ask(preview.url, withChosen(JSON.parse(settled) as Values), isAnswer, signal),
    enabled: settled !== '',
    // What stood there stays until the next answer has come.
    placeholderData: (before) => before,
  });
  const isCurrent = settled === question && !isPlaceholderData;
  useEffect(() => {
    if (data && isCurrent) fill(store, preview, data);
  }, [store, preview, data, isCurrent]);
  const notes = settled === '' ? [] : (data?.notes ?? []);
  return (
    <div className="fm-preview" role="status" data-preview={preview.url}>
      <ul>
        {notes.map(({ text, params, isProblem }) => (
          <li key={text + JSON.stringify(params)} data-problem={isProblem || undefined}>
            {translate(text, params)}
          </li>
        ))}
        {error && isCurrent ? <li data-problem>{error.message}</li> : null}
      </ul>
    </div>
  );
}

/** All that a filter finds is sent as the filter. */
const withChosen = ({ ids, ...asked }: Values): Values =>
  ids === undefined || Array.isArray(ids)
    ? { ...asked, ...(ids && { ids }) }
    : { ...asked, ...(ids as object) };

/** Rows that are whole, by their places; and of them what can be typed. */
function wholeRows(store: FormStore, { rows }: PreviewModel, record: Row) {
  const inputs = store.sections
    .flatMap((section) => section.inputs)
    .find(({ field }) => field.name === rows?.field);
  const typed = (inputs?.rows ?? []).filter(({ field, readOnly }) => !readOnly && !field.readOnly);
  const needed = typed.filter(({ field }) => field.required);
  return rowsAt(record, rows?.field ?? '').flatMap((row, index) =>
    needed.every(({ field }) => (row[field.name] ?? null) !== null)
      ? [{ index, row: Object.fromEntries(typed.map(({ field }) => [field.name, row[field.name] ?? null])) }]
      : [],
  );
}

/** The record with whole rows alone; without any there is nothing to ask. */
function sentOf(store: FormStore, preview: PreviewModel, record: Row): Row {
  if (!preview.rows) return record;
  const rows = wholeRows(store, preview, record).map(({ row }) => row);
  return { ...record, [preview.rows.field]: rows.length > 0 ? rows : null };
}

/** What the server will set stands in the form already, so that sums follow. */
function fill(
  store: FormStore,
  preview: PreviewModel,
  { values: found, rows: foundRows }: PreviewAnswer,
): void {
  const { values, record } = store.state();
  const next: Values = { ...values, ...pick(preview.fill, found) };
  if (preview.rows) {
    const { field, fill: members } = preview.rows;
    const rows = [...rowsAt(values, field)];
    for (const [at, { index }] of wholeRows(store, preview, record).entries())
      rows[index] = { ...rows[index], ...pick(members, foundRows[at] ?? {}) };
    next[field] = rows;
  }
  if (JSON.stringify(next) !== JSON.stringify(values)) store.setValues(next);
}

const pick = (members: Readonly<Record<string, string>>, found: Readonly<Record<string, number>>): Values =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, found[member] ?? null]));
