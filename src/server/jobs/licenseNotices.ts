import type { Calls } from '#server/http/Calls.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';

const NAME = 'license_notices';

/** Days before its end on which a company is told of a licence. */
const BEFORE_END = [30, 7, 1];

/** Registers the daily job that tells companies of licences that end; of what has ended `/license-expired` speaks. */
export function licenseJobs(_calls: Calls, parts: ServerParts): void {
  parts.jobs.register(NAME, () => notifyOfLicenses(parts));
  parts.jobs.schedule(NAME, '0 8 * * *', 'Asia/Ho_Chi_Minh');
}

/** Tells now, by the app's clock; a company hears once of all that ends on one day. */
export async function notifyOfLicenses({ db, notifier, now }: ServerParts): Promise<void> {
  const { rows } = await db.withoutTenant('maintenance').query<{ customer: number; days: number }>(
    `select distinct customer_id as customer, ceil(extract(epoch from valid_until - $1::timestamptz) / 86400)::int as days
from khuon_license where valid_until > $1 and ceil(extract(epoch from valid_until - $1::timestamptz) / 86400)::int = any($2::int8[])
order by 1, 2`,
    [now().toISOString(), BEFORE_END],
  );
  for (const { customer, days } of rows)
    await db
      .forTenant(customer)
      .transaction((tx) => notifier.send(tx, customer, 'license_ending', { params: { days } }));
}
