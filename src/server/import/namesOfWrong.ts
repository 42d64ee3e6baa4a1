import { MAX_IMPORT_NAMES } from '#contract/import.ts';
import { fieldTypes } from '#fields/types.ts';
import type { Header } from './findHeader.ts';
import type { SheetRecord } from './groupRows.ts';

/** What wrong records are known by (spec 5): the phone that stands in them, else the number of their row. */
export function namesOfWrong(records: readonly SheetRecord[], header: Header | undefined): string[] {
  const phones = (header?.columns ?? []).flatMap((column) =>
    column && column.steps.length === 0 && fieldTypes[column.field.type].guide === 'phone'
      ? [column.leaf]
      : [],
  );
  return records.slice(0, MAX_IMPORT_NAMES).map(({ body, rows }) => {
    const phone = phones.map((name) => body[name]).find((value) => typeof value === 'string');
    return String(phone ?? rows[0] ?? '');
  });
}
