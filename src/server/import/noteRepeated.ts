import type { ValueContext } from '#contract/field.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { defaultsOf } from '#contract/record.ts';
import { contextOf } from '#fields/phone/contextOf.ts';
import { fieldTypes } from '#fields/types.ts';
import { findField } from '#server/access/modelIndex.ts';
import type { SheetRecord } from './groupRows.ts';
import type { RecordPlan } from './runRecords.ts';

/**
 * Notes records that repeat what must be unique within one sheet, compared as they would be stored. While they are stored in
 * one transaction the database says so; the turns of a trial do not see each other. Uniqueness under conditions shows when
 * the sheet is stored.
 */
export function noteRepeated(
  entity: EntityModel,
  { records, sheet, columns, defaults }: RecordPlan & { records: readonly SheetRecord[] },
  context: ValueContext,
  today: string,
): void {
  if (sheet.mode !== 'create') return;
  const given = { ...defaultsOf(entity.fields, today), ...defaults };
  for (const { fields, message } of entity.unique.filter(({ where }) => where === undefined)) {
    const seen = new Set<string>();
    for (const { body, problems, rows } of records) {
      const record = { ...given, ...body, ...sheet.set };
      const values = fields.map((field) => toStored(record, field, entity, context));
      const mark = JSON.stringify(values);
      if (values.includes(null)) continue;
      const [path = ''] = fields;
      const column = columns.find((one) => one?.key === path);
      const params = { label: `${entity.name}.${path}`, value: values[0] };
      if (seen.has(mark)) problems.push({ row: rows[0] ?? 0, column, code: message, params });
      seen.add(mark);
    }
  }
}

/** A text in the form in which it is kept; null where there is none. */
function toStored(record: Values, name: string, entity: EntityModel, context: ValueContext): unknown {
  const value = record[name] ?? null;
  const field = findField(entity, name);
  if (typeof value !== 'string' || !field) return value;
  return fieldTypes[field.type].normalize(value, field, contextOf(field, record, context)) ?? null;
}
