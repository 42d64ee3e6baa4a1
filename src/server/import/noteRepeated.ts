import type { EntityModel } from '#contract/model.ts';
import type { SheetRecord } from './groupRows.ts';
import type { RecordWish } from './runRecords.ts';

/**
 * Notes records that repeat what must be unique within one sheet. While they are stored in one transaction the database says
 * so; the turns of a trial do not see each other. Uniqueness under conditions shows when the sheet is stored.
 */
export function noteRepeated(
  { name, unique }: EntityModel,
  { records, sheet, columns }: RecordWish & { records: readonly SheetRecord[] },
): void {
  if (sheet.mode !== 'create') return;
  for (const { fields, message } of unique.filter(({ where }) => where === undefined)) {
    const seen = new Set<string>();
    for (const { body, problems, rows } of records) {
      const values = fields.map((field) => body[field] ?? null);
      const mark = JSON.stringify(values);
      if (values.includes(null)) continue;
      const [path = ''] = fields;
      const column = columns.find((one) => one?.key === path);
      const params = { label: `${name}.${path}`, value: values[0] };
      if (seen.has(mark)) problems.push({ row: rows[0] ?? 0, column, code: message, params });
      seen.add(mark);
    }
  }
}
