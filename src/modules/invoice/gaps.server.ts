import { sql } from 'kysely';
import { addDays } from '#fields/date_time/zone.ts';
import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';

/** A series is of one year: what is older has been looked at often enough. */
const DAYS = 400;

/**
 * Each hour: how many numbers of a series are missing before that of an invoice. The tax office wants them without a gap, and who finds one
 * late has to explain it. The first number that we know of a series says nothing: others may have issued what was before.
 */
export async function findGaps({ db, records, today }: InvoiceContext): Promise<void> {
  const number = sql<string>`i.number::int8`;
  const series = db
    .selectFrom('invoice as i')
    .select([
      'i.id',
      'i.missing_before as known',
      sql<
        string | null
      >`${number} - lag(${number}) over (partition by i.tax_code_id, i.series order by ${number}) - 1`.as(
        'missing',
      ),
    ])
    .where('i.date', '>=', addDays(today, -DAYS))
    .where('i.series', 'is not', null)
    .where('i.number', '~', '^[0-9]{1,18}$')
    .where('i.deleted_at', 'is', null);
  const moved = await db
    .selectFrom(series.as('s'))
    .select(['s.id', 's.missing'])
    .where(sql<boolean>`coalesce(s.missing, 0) <> coalesce(s.known, 0)`)
    .orderBy('s.id')
    .execute();
  await records('invoice').update(
    moved.map(({ id, missing }) => ({
      id,
      missing_before: missing === null ? null : Number(missing) || null,
    })),
  );
}
