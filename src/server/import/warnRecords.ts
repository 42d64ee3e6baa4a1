import { MAX_IMPORT_ERRORS, type ImportError } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import { answerAction } from '#server/action/answerAction.ts';
import type { Change } from '#server/write/runChange.ts';
import type { PreparedImport } from './runImport.ts';
import { toError } from './toError.ts';

/** What the action of a `warn` says of a record, by its first row. */
interface Warning {
  row: number;
  /** Message key. */
  text: string;
  params?: Values;
}

/** What is strange of the records of a trial that could be stored; nothing where the import asks nobody. */
export async function warnRecords(
  change: Change,
  { sheet, records, defaults }: PreparedImport,
): Promise<readonly ImportError[]> {
  const action = change.access.model.actions.find(({ url }) => url === sheet.warn);
  const good = records.filter(({ problems }) => problems.length === 0);
  if (!sheet.warn || !action || good.length === 0) return [];
  const asked = good.map(({ body, rows }) => ({ ...sheet.set, ...defaults, ...body, row: rows[0] ?? 0 }));
  const answer = await answerAction(change, action, { records: asked });
  const { rows } = answer.body as { rows: readonly Warning[] };
  return rows
    .toSorted((a, b) => a.row - b.row)
    .slice(0, MAX_IMPORT_ERRORS)
    .map(({ row, text, params = {} }) =>
      toError({ row, column: undefined, code: text, params }, undefined, change),
    );
}
