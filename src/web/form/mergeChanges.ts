import type { Row, Values } from '#contract/logic.ts';
import { changedFields } from '#web/data/changedFields.ts';
import type { InputDefinition } from './FormDefinition.ts';
import { rowsAt } from './place.ts';

/** A field that two people changed. */
export interface Conflict {
  input: InputDefinition;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** Changes of mine that stand beside theirs. */
  kept: Values;
  /** What somebody has to decide. */
  conflicts: readonly Conflict[];
}

/** My changes over a record that somebody else has changed meanwhile; `before` is what I started from. */
export function mergeChanges(inputs: readonly InputDefinition[], before: Row, mine: Row, theirs: Row): Merge {
  const kept: Values = {};
  const conflicts: Conflict[] = [];
  for (const [name, value] of Object.entries(mine)) {
    const input = inputs.find(({ field }) => field.name === name);
    const merged = input?.rows
      ? mergeRows(input, before, mine, theirs)
      : mergeValue(before[name], value, theirs[name]);
    if (merged !== undefined) kept[name] = merged;
    else if (input) conflicts.push({ input, mine: value, theirs: theirs[name] ?? null });
  }
  return { kept, conflicts };
}

/** Mine, when only I changed it or both of us to the same; else undefined. */
function mergeValue(before: unknown, mine: unknown, theirs: unknown): unknown {
  return isSame(before, theirs) || isSame(mine, theirs) ? (mine ?? null) : undefined;
}

/** Row by row, by id; undefined when a row was changed on both sides. */
function mergeRows(
  { field: { name }, rows = [] }: InputDefinition,
  before: Row,
  mine: Row,
  theirs: Row,
): Values[] | undefined {
  const [old, own, other] = [before, mine, theirs].map((record) => rowsAt(record, name)) as [
    Values[],
    Values[],
    Values[],
  ];
  const cut = (row: Row | undefined): Row | null =>
    row ? Object.fromEntries(rows.map(({ field }) => [field.name, row[field.name]])) : null;
  const ids = new Set([...other, ...own].flatMap(({ id }) => (id ? [id] : [])));
  const merged: Values[] = [];
  for (const id of ids) {
    const [was, my, their] = [old, own, other].map((list) => list.find((row) => row['id'] === id));
    const isMine = isSame(cut(was), cut(their)) || isSame(cut(my), cut(their));
    if (!isMine && !isSame(cut(was), cut(my))) return undefined;
    const row = isMine ? my : their;
    if (row) merged.push(row);
  }
  return [...merged, ...own.filter(({ id }) => !id)];
}

/** Rows of mine over their record: one that they removed comes back as a new one. */
export function keepRows(mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(mine)) return mine;
  const ids = new Set((Array.isArray(theirs) ? (theirs as Row[]) : []).map(({ id }) => id));
  return (mine as Row[]).map(({ id, ...row }) => (ids.has(id) ? { id, ...row } : row));
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.keys(changedFields({ value: a ?? null }, { value: b ?? null })).length === 1;
}
