import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import type { FormStore } from './FormStore.ts';

/** Fills a new record with what an action says it begins with (`begins`), again when the form is emptied for the next one. */
export function useFormBeginning(store: FormStore): void {
  const dataProvider = useDataProvider<KitDataProvider>();
  const url = store.form.begins;
  useEffect(() => {
    if (url === undefined) return undefined;
    let isGone = false;
    let stop = (): void => undefined;
    // Without an answer there is as much to type as ever.
    dataProvider.call(url, {}).then(
      (given) => {
        if (isGone) return;
        begin(store, given as Row);
        stop = store.subscribe(() => store.state().isDirty || begin(store, given as Row));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [url, store, dataProvider]);
}

/** What is typed stands; who empties what it began with has changed it. */
function begin(store: FormStore, given: Row): void {
  const starts = store.startOf(Object.keys(given));
  const { values } = store.state();
  const left = Object.entries(given).filter(
    ([name, value]) => value !== null && starts[name] === null && (values[name] ?? null) === null,
  );
  if (left.length > 0) store.begin(Object.fromEntries(left));
}
