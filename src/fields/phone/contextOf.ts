import type { FieldValues, ValueContext } from '#contract/field.ts';
import type { Row } from '#contract/logic.ts';

/** How a field of a record is read: a phone by the country that stands beside it. */
export function contextOf({ country }: FieldValues, record: Row, context: ValueContext): ValueContext {
  const own = country === undefined ? undefined : record[country];
  return typeof own === 'number' ? { ...context, country: own } : context;
}
