import type { Row, Values } from '#contract/logic.ts';
import { changedFields } from '#web/data/changedFields.ts';
import type { FormStore } from './FormStore.ts';
import { rowsAt } from './place.ts';

/** What was typed since, laid over the record that the server answered with. */
export type Later = (record: Row) => Values;

/** To be called as a form is sent: what is typed until the answer is not lost with it. */
export function rememberSent(store: FormStore): Later {
  const sent = store.state().values;
  const sentRows = new Map(rowFields(store).map((name) => [name, toSentRows(store, name, sent)] as const));
  return (record) => {
    const { values } = store.state();
    const { version: _, ...changes } = changedFields(values, sent);
    const later: Values = { ...changes };
    for (const [name, before] of sentRows)
      if (name in later) later[name] = laterRows(store, name, before, record);
    return later;
  };
}

const rowFields = (store: FormStore): string[] =>
  store.entity.fields.flatMap(({ name, rows }) => (rows ? [name] : []));

/** Rows as they were sent, with the keys that they are drawn by. */
interface SentRows {
  rows: readonly Values[];
  keys: readonly number[];
}

function toSentRows(store: FormStore, name: string, sent: Values): SentRows {
  const rows = rowsAt(sent, name);
  return { rows, keys: store.rowKeys.of(name, rows.length) };
}

/** The rows of now: those that were sent as they are stored by now, with what was changed in them since. */
function laterRows(store: FormStore, name: string, sent: SentRows, record: Row): Row[] {
  const before = sent.rows;
  const answered = rowsAt(record, name);
  const now = rowsAt(store.state().values, name);
  const known = new Set(before.map(({ id }) => id));
  // New rows are stored in the order in which they were sent.
  const made = answered.filter(({ id }) => !known.has(id)).sort((a, b) => Number(a['id']) - Number(b['id']));
  const stored = before.map((row) =>
    row['id'] ? answered.find(({ id }) => id === row['id']) : made.shift(),
  );
  const keys = store.rowKeys.of(name, now.length);
  return now.map((row, at) => {
    const place = sent.keys.indexOf(keys[at] ?? -1);
    const base = stored[place];
    if (!base) return row;
    const { version: _, ...changes } = changedFields(row, before[place]);
    return { ...base, ...changes };
  });
}
