import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { BulkTarget } from '#contract/wire.ts';
import type { StepModel } from '#contract/workflow.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import type { FormStore } from './FormStore.ts';

/** One record, and what is done to it. */
interface Done {
  resource: string;
  id?: number | undefined;
  /** The record as its own page shows it; a row of a list may lack fields of it. */
  record?: Row | null | undefined;
  step?: StepModel | undefined;
  /** What the row says that it was opened from. */
  given?: Row | undefined;
  /** Many records that are chosen: one by one, or all that a filter finds. */
  target?: BulkTarget | undefined;
}

/**
 * Fills the dialog of a transition or an action over one record with what its row says and what is known (`begins`): fields of the record, or
 * what a call answers; what is typed meanwhile stands. One over a selection knows the `ids` of what was chosen, or the filter that finds it.
 */
export function useBeginning(
  store: FormStore,
  { resource, id, record, step, target, ...opened }: Done,
): void {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { begins } = step ?? {};
  // Once, before it is drawn first: it alone is no draft.
  useState(() => {
    const known = record && typeof begins === 'object' ? pick(record, begins) : {};
    const given = {
      ...known,
      ...opened.given,
      ...(target && { ids: 'ids' in target ? target.ids : target }),
    };
    if (Object.keys(given).length > 0) store.begin(given);
  });
  useEffect(() => {
    if (begins === undefined || id === undefined || (record && typeof begins === 'object')) return undefined;
    let isGone = false;
    const asked =
      typeof begins === 'object'
        ? dataProvider
            .getOne(resource, { id })
            .then(({ data }) => ({ ...pick(data, begins), ...opened.given }))
        : dataProvider.call(begins, { [`${resource}_id`]: id });
    // Without an answer there is as much to type as ever.
    asked.then(
      (known) => (isGone ? undefined : fill(store, known as Row, typeof begins === 'object')),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // The dialog is of one record.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [begins, id]);
}

const isEmpty = (value: unknown): boolean =>
  (value ?? '') === '' || (Array.isArray(value) && value.length === 0);

/** What the record has of what fills the dialog. */
function pick(record: Row, begins: Readonly<Record<string, string>>): Row {
  const known = Object.entries(begins).map(([name, from]): [string, unknown] => [name, record[from]]);
  return Object.fromEntries(known.filter(([, value]) => !isEmpty(value)));
}

/** What the record says stands in place of what new ones have usually, as long as nothing is typed. */
function fill(store: FormStore, given: Row, isOfRecord: boolean): void {
  const { values, isDirty } = store.state();
  if (isOfRecord && !isDirty) return store.begin(given);
  const known = Object.entries(given).filter(([name, value]) => value !== null && isEmpty(values[name]));
  if (known.length > 0) store.setValues({ ...values, ...Object.fromEntries(known) });
}
