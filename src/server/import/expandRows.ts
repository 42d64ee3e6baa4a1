import type { ActionModel } from '#contract/action.ts';
import type { StandsForModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import { answerAction } from '#server/action/answerAction.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Change } from '#server/write/runChange.ts';
import type { SheetRecord } from './groupRows.ts';
import { kindOf, type ImportColumn } from './importColumns.ts';
import { findByNames } from './referenceForms.ts';

/** Puts the rows in place that a name in a child row stands for (`standsFor`); what its action refuses is a problem of the row. */
export async function expandRows(
  change: Change,
  columns: readonly (ImportColumn | undefined)[],
  records: readonly SheetRecord[],
): Promise<void> {
  for (const column of columns)
    if (column?.standsFor && column.isWritable) await expandColumn(change, column, column.standsFor, records);
}

async function expandColumn(
  change: Change,
  column: ImportColumn,
  standsFor: StandsForModel,
  records: readonly SheetRecord[],
): Promise<void> {
  const field = kindOf(column) ?? '';
  const childrenOf = ({ body }: SheetRecord): readonly Values[] => (body[field] ?? []) as Values[];
  const nameOf = (child: Values): string[] => {
    const name = child[column.leaf];
    return typeof name === 'string' ? [name] : [];
  };
  const names = [...new Set(records.flatMap((record) => childrenOf(record).flatMap(nameOf)))];
  const { reference } = column.field;
  if (!reference || names.length === 0) return;
  const known = await findByNames(change, { reference, lookup: column.lookup ?? [] }, names);
  const { entity, lookup } = standsFor;
  const left = names.filter((name) => !known.has(name));
  const other = { reference: { entity, onDelete: 'restrict' }, lookup } as const;
  const found = left.length > 0 ? await findByNames(change, other, left) : new Map();
  const ask = createAsk(change, column, standsFor);
  for (const record of records) {
    const rows: { child: Values; row: number }[] = [];
    for (const [index, child] of childrenOf(record).entries()) {
      const row = record.childRows[field]?.[index] ?? 0;
      const [name = ''] = nameOf(child);
      const [first, ...others] = found.get(name) ?? [];
      const parts = first && others.length === 0 ? await ask(first.id, child) : [child];
      if (parts instanceof Failure) {
        const [{ code, params = {} } = { code: parts.code }] = parts.options.problems ?? [];
        record.problems.push({ row, column, code, params: { label: column.label, ...params } });
      } else rows.push(...parts.map((part) => ({ child: part, row })));
    }
    if (childrenOf(record).length === 0) continue;
    record.body[field] = rows.map(({ child }) => child);
    record.childRows[field] = rows.map(({ row }) => row);
  }
}

/** Asks for the rows of a record, the same once. */
function createAsk(change: Change, { entity }: ImportColumn, { url, as }: StandsForModel) {
  const action = change.access.model.actions.find((one) => one.url === url);
  if (!action) throw new Error(`"${url}" is no address of an action`);
  const writable = change.access.writableFields(entity, 'create');
  const known = new Map<string, Promise<readonly Values[] | Failure>>();
  return (id: number, child: Values): Promise<readonly Values[] | Failure> => {
    const given = Object.entries(child).filter(([name]) => takes(action, name));
    const body = { ...Object.fromEntries(given), [as]: id };
    const mark = JSON.stringify(body);
    const answer = known.get(mark) ?? askRows(change, action, { body, writable });
    known.set(mark, answer);
    return answer;
  };
}

const takes = ({ input }: ActionModel, name: string): boolean => input.some((field) => field.name === name);

async function askRows(
  change: Change,
  action: ActionModel,
  { body, writable }: { body: Values; writable: Pick<ReadonlySet<string>, 'has'> },
): Promise<readonly Values[] | Failure> {
  try {
    const answer = await answerAction(change, action, body);
    const { rows } = answer.body as { rows: readonly Values[] };
    // What the caller may not set the server sets by itself, as the discount of a combo's part.
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => writable.has(name))),
    ) as readonly Values[];
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
