import type { EntityModel, FieldModel } from '#contract/model.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { typeOf } from '#fields/types.ts';
import type { Access } from '#server/access/Access.ts';
import type { SqlSource } from '#fields/ServerFieldType.server.ts';
import { quoteText } from '#server/db/migrations/names.ts';
import { SYSTEM_USERNAME } from '#server/account/systemAccount.ts';
import { toSource, type Place, type Query } from './Query.ts';

/** Digits of a masked value that stay readable: "0912345678" becomes "091***5678". */
const MASK_HEAD = 3;
const MASK_TAIL = 4;

/** SQL of a value as it travels; digits hidden where the caller may see only some (`mask`). */
export function printValue(source: SqlSource): string {
  const value = serverTypeOf(source.field).json(source);
  if (!source.isExact) return value;
  const isOpen = source.open === undefined ? '' : ` WHEN ${source.open} THEN ${value}`;
  if (source.field.mask?.within) {
    const hidden = printNumbersHidden(value);
    return isOpen ? `CASE${isOpen} ELSE ${hidden} END` : hidden;
  }
  const shown = `left(${value}, ${MASK_HEAD}) || '***' || right(${value}, ${MASK_TAIL})`;
  return `CASE${isOpen} WHEN length(${value}) > ${MASK_HEAD + MASK_TAIL} THEN ${shown} WHEN ${value} IS NOT NULL THEN '***' END`;
}

/** A number of 9 to 15 digits as people write it, with blanks, dots or dashes in it; its first and last digits stay. */
const NUMBER = String.raw`(\+?\d(?:[ .-]?\d){${MASK_HEAD - 1}})(?:[ .-]?\d){2,8}((?:[ .-]?\d){${MASK_TAIL}})`;

/** SQL of a text with the phone numbers in it masked. */
const printNumbersHidden = (value: string): string =>
  String.raw`regexp_replace(${value}, '${NUMBER}', '\1***\2', 'g')`;

/**
 * SQL of a record's label; NULL where there is no record. Fields that the caller may not see are left out of it.
 */
export function printLabel(place: Place, query: Query): string {
  const seen = query.access.seenFields(place.entity);
  const parts = place.entity.display.flatMap((part) => {
    if (typeof part === 'string') return [quoteText(part)];
    // No field of a schema, but what everybody may know who may know of the record.
    if (part.field === 'id') return [`${place.alias}."id"::text`];
    const field = seen.get(part.field);
    return field ? [printNamed(toSource(place, field, query))] : [];
  });
  const [only, ...more] = parts;
  if (only === undefined || !query.access.canLookup(place.entity)) return 'NULL::text';
  const text = more.length === 0 ? only : `concat(${parts.join(', ')})`;
  return `CASE${printSystem(place, query)} WHEN ${place.alias}."id" IS NOT NULL THEN ${text} END`;
}

/** Days as people write them (spec 9), whatever else as it travels. */
function printNamed(source: SqlSource): string {
  const value = printValue(source);
  return typeOf(source.field).time === 'day' && !source.isExact
    ? `to_char(${value}, 'DD/MM/YYYY')`
    : `${value}::text`;
}

/** The customer's system is an account whose name is a word of the reader's language. */
function printSystem({ alias, entity }: Place, { access, bind }: Query): string {
  if (entity.name !== 'account') return '';
  const word = access.model.messages[access.language]['kit.actor.system'];
  return ` WHEN ${alias}."username" = '${SYSTEM_USERNAME}' THEN ${bind(word, 'text')}`;
}

/** The field that labels of an entity begin with, if the caller sees it: references are sorted by it. */
export function firstLabelField(entity: EntityModel, access: Access): FieldModel | undefined {
  const seen = access.seenFields(entity);
  const names = entity.display.flatMap((part) => (typeof part === 'string' ? [] : [part.field]));
  return names.map((name) => seen.get(name)).find((field) => field !== undefined);
}
