import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { DEFAULT_ZONE } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import type { Queries } from '#server/db/Db.ts';
import { byPrefix, nextNumbers } from '#server/write/nextNumber.ts';

/** Gives rows the running numbers that their seed leaves out, of the day on which they were made. */
export async function fillNumbers(
  tx: Queries,
  entity: EntityModel,
  customerId: number,
  rows: readonly Values[],
): Promise<void> {
  for (const field of entity.fields.filter(({ number }) => number !== undefined)) {
    const without = rows.filter((row) => row[field.name] === undefined || row[field.name] === null);
    const typed = new Set(rows.map((row) => row[field.name]));
    for (const [day, group] of byDay(field, without)) {
      const numbering = { tx, counter: tx, customerId, today: day };
      for (const [prefix, alike] of byPrefix(field, group)) {
        const numbers = await nextNumbers(numbering, { entity, field, prefix }, alike.length, typed);
        alike.forEach((row, index) => (row[field.name] = numbers[index]));
      }
    }
  }
}

/** Rows by the day whose numbers they take; where numbers know no day, all of them together. */
function byDay({ number }: FieldModel, rows: readonly Values[]): ReadonlyMap<string, Values[]> {
  const groups = new Map<string, Values[]>();
  for (const row of rows) {
    const made = todayIn(DEFAULT_ZONE, new Date(String(row['created_at'])));
    const day = number?.per === 'day' ? made : number?.per === 'year' ? `${made.slice(0, 4)}-01-01` : '';
    groups.set(day, [...(groups.get(day) ?? []), row]);
  }
  return groups;
}
