import { printPlain } from '#contract/text.ts';
import type { Row } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { formatDate } from '#fields/date/date.ts';

/** What a record is called: texts and fields in turn; `#5` when none of its fields has anything. */
export function toRecordLabel(display: EntityModel['display'], record: Row): string {
  const values = display.map((part) => (typeof part === 'string' ? part : textOf(record, part)));
  const isEmpty = display.every((part, index) => typeof part === 'string' || values[index] === '');
  return isEmpty ? `#${printPlain(record['id'])}` : values.join('').trim();
}

function textOf(record: Row, { field, time }: Exclude<EntityModel['display'][number], string>): string {
  const text = printPlain(record[`${field}.label`] ?? record[field]);
  return time === 'day' ? formatDate(text) : text;
}
