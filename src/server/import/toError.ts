import type { ImportError } from '#contract/import.ts';
import type { Change } from '#server/write/runChange.ts';
import type { Header } from './findHeader.ts';
import type { RowProblem } from './groupRows.ts';

/** What is wrong in a row, in words, with the heading of its column. */
export function toError(
  { row, column, code, params }: RowProblem,
  header: Header | undefined,
  { parts, language }: Pick<Change, 'parts' | 'language'>,
): ImportError {
  const place = column ? (header?.columns.indexOf(column) ?? -1) : -1;
  return {
    row,
    column: (place >= 0 ? header?.titles[place] : column?.header) ?? '',
    code,
    message: parts.texts.ofCode(language, code, { label: column?.label ?? '', ...params }),
  };
}
