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
  step?: StepModel | undefined;
  /** What the row says that it was opened from. */
  given?: Row | undefined;
  /** Many records that are chosen one by one. */
  target?: BulkTarget | undefined;
}

/**
 * Fills the dialog of a transition or an action over one record with what its row says and what is known (`begins`); what is typed meanwhile stands. One over
 * a selection knows the `ids` of what was chosen.
 */
export function useBeginning(store: FormStore, { resource, id, step, target, ...opened }: Done): void {
  const dataProvider = useDataProvider<KitDataProvider>();
  const url = step?.begins;
  // Once, before it is drawn first: it alone is no draft.
  useState(() => {
    const given = { ...opened.given, ...(target && 'ids' in target ? { ids: target.ids } : {}) };
    if (Object.keys(given).length > 0) store.begin(given);
  });
  useEffect(() => {
    if (url === undefined || id === undefined) return undefined;
    let isGone = false;
    // Without an answer there is as much to type as ever.
    dataProvider.call(url, { [`${resource}_id`]: id }).then(
      (known) => (isGone ? undefined : fillEmpty(store, known as Row)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // The dialog is of one record.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url, id]);
}

function fillEmpty(store: FormStore, given: Row): void {
  const { values } = store.state();
  const isEmpty = (name: string): boolean => {
    const value = values[name] ?? '';
    return value === '' || (Array.isArray(value) && value.length === 0);
  };
  const known = Object.entries(given).filter(([name, value]) => value !== null && isEmpty(name));
  if (known.length > 0) store.setValues({ ...values, ...Object.fromEntries(known) });
}
