import type { ValueContext } from '#contract/field.ts';
import { MAX_IMPORT_NAMES } from '#contract/import.ts';
import { contextOf } from '#fields/phone/contextOf.ts';
import { fieldTypes } from '#fields/types.ts';
import type { Header } from './findHeader.ts';
import type { SheetRecord } from './groupRows.ts';

/** What wrong records are known by (spec 5): the phone that stands in them as it would be stored, else the number of their row. */
export function namesOfWrong(
  records: readonly SheetRecord[],
  header: Header | undefined,
  context: ValueContext,
): string[] {
  const phones = (header?.columns ?? []).flatMap((column) =>
    column && column.steps.length === 0 && fieldTypes[column.field.type].guide === 'phone' ? [column] : [],
  );
  return records.slice(0, MAX_IMPORT_NAMES).map(({ body, rows }) => {
    const column = phones.find(({ leaf }) => typeof body[leaf] === 'string');
    if (!column) return String(rows[0] ?? '');
    const { field, leaf } = column;
    return String(fieldTypes[field.type].normalize(body[leaf], field, contextOf(field, body, context)));
  });
}
