import type { FieldModel } from '#contract/model.ts';
import type { Queries } from '../db/Db.ts';

/**
 * The next running codes of a field: prefix, period and digits, `DH26112100042`. Numbers of a transaction that
 * is rolled back are given again; two that run at once wait for each other.
 * @param today `YYYY-MM-DD` in the customer's zone.
 */
export async function nextNumbers(
  tx: Queries,
  customerId: number,
  entity: string,
  field: FieldModel,
  today: string,
  count: number,
): Promise<string[]> {
  const { prefix, per, digits } = field.number ?? { prefix: '', per: 'ever', digits: 1 };
  const period = per === 'day' ? today.replaceAll('-', '').slice(2) : per === 'year' ? today.slice(2, 4) : '';
  const { rows } = await tx.query<{ value: number }>(
    `insert into "khuon_counter" ("customer_id", "name", "period", "value") values ($1, $2, $3, $4::int8)
     on conflict ("customer_id", "name", "period") do update set "value" = "khuon_counter"."value" + excluded."value" returning "value"`,
    [customerId, `${entity}.${field.name}`, period, count],
  );
  const first = (rows[0]?.value ?? count) - count + 1;
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${period}${String(first + index).padStart(digits, '0')}`,
  );
}
