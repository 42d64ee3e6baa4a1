import { printPlain } from '#contract/text.ts';
import type { Row } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';

/** What a record is called: texts and fields in turn; `#5` when none of its fields has anything. */
export function toRecordLabel(display: EntityModel['display'], record: Row): string {
  const values = display.map((part) => (typeof part === 'string' ? part : textOf(record, part.field)));
  const isEmpty = display.every((part, index) => typeof part === 'string' || values[index] === '');
  return isEmpty ? `#${printPlain(record['id'])}` : values.join('').trim();
}

function textOf(record: Row, field: string): string {
  const value = record[`${field}.label`] ?? record[field];
  return printPlain(value);
}
