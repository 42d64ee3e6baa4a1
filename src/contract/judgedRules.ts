import type { LogicContext, Row } from './logic.ts';
import type { RuleModel } from './model.ts';
import type { RecordScope, RecordModel } from './record.ts';

/**
 * The rules that a caller can answer for. One over fields that he may not see is judged only when his change touches
 * what it reads: else its verdict would tell him of a value, and keep him from saving what he did not spoil.
 */
export function judgedRules(
  entity: RecordModel,
  { record, parent, old }: LogicContext,
  { sees, parentOld = null, entityOf }: RecordScope,
): readonly RuleModel[] {
  if (!sees || !old) return entity.rules;
  /** A path to the entity that it starts from, and that record now and before. */
  const place = (path: string) => {
    const [first, ...rest] = path.split('.');
    return first === 'parent'
      ? { names: rest, entity: entityOf(entity.parent?.entity ?? ''), now: parent, before: parentOld }
      : { names: path.split('.'), entity, now: record, before: old };
  };
  const isSeen = (path: string): boolean => {
    const { names, entity: start } = place(path);
    const [name = '', leaf] = names;
    const rows = start.fields.find((field) => field.name === name)?.rows;
    return sees(start.name, name) && (leaf === undefined || !rows || sees(rows.entity, leaf));
  };
  const hasChanged = (path: string): boolean => {
    const { names, now, before } = place(path);
    return !isSame(toRead(now, names), toRead(before, names));
  };
  return entity.rules.filter(({ reads }) => !reads || reads.every(isSeen) || reads.some(hasChanged));
}

/** What is read of a record; of child rows which there are, and the one field of each. */
function toRead(record: Row | null, [name = '', leaf]: readonly string[]): unknown {
  const value = record?.[name];
  if (!Array.isArray(value)) return value;
  return value.map((row: unknown) => (isRow(row) ? [row['id'], leaf === undefined ? null : row[leaf]] : row));
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
