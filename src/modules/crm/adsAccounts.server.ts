import { ADS } from '#connectors/ads/ads.connector.ts';
import type { RecordChange } from '#contract/module.ts';
import { isZone } from '#fields/date_time/zone.ts';
import type { AdsAccount } from '#generated/crm/ads-account.entity.gen.ts';
import type { AdsCampaign } from '#generated/crm/ads-campaign.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

type AccountChange = RecordChange<AdsAccount>;

/** Value of `ads_account_status`. */
const IN_USE = 1;

/** Whether campaigns of an account can be changed from here. */
export const canAsk = ({ platform, status, token_status }: Readonly<AdsAccount>): boolean =>
  ADS[platform] !== undefined && status === IN_USE && token_status === 'valid';

/** Whether an account can be asked for figures follows from its token and until when that is good. */
export async function noteToken({ db, now }: CrmContext, changes: readonly AccountChange[]): Promise<void> {
  const stored = await db
    .selectFrom('ads_account')
    .select('id')
    .where('id', '=', anyOf(changes.map(({ id }) => id)))
    .where('token', 'is not', null)
    .execute();
  const connected = new Set(stored.map(({ id }) => id));
  for (const change of changes) {
    const { id, old, record } = change;
    if (!record) continue;
    if (record.timezone !== old?.timezone && !isZone(record.timezone))
      change.refuse('rule.ads_account.unknown_timezone', 'timezone', { value: record.timezone });
    const { token } = record;
    // A new token does not end when the one before did.
    if (old && token && record.token_expires_at === old.token_expires_at) record.token_expires_at = null;
    const isOver = record.token_expires_at !== null && Date.parse(record.token_expires_at) <= now.getTime();
    // Null is a token that stays as it is, an empty one is taken away.
    const hasToken = token === null ? connected.has(id) : token !== '';
    if (hasToken) record.token_status = isOver ? 'expired' : 'valid';
    else record.token_status = 'not_connected';
  }
}

const MAX_ERROR = 500;

/** What went wrong at the platform, in its words. */
export async function noteAccountError({ records }: CrmContext, id: number, words: string): Promise<void> {
  await records('ads_account').update([{ id, last_error: words.slice(0, MAX_ERROR) }]);
}

/** The platform takes the token no more. */
export async function disconnectAccount(
  { records, now }: CrmContext,
  id: number,
  words: string,
): Promise<void> {
  const over = { token_expires_at: now.toISOString(), last_error: words.slice(0, MAX_ERROR) };
  await records('ads_account').update([{ id, ...over }]);
}

/** Each hour: accounts whose token has ended meanwhile. */
export async function expireAccounts({ records, db, now }: CrmContext): Promise<void> {
  const ended = await db
    .selectFrom('ads_account')
    .select('id')
    .where('token_status', '=', 'valid')
    .where('token', 'is not', null)
    .where('token_expires_at', '<=', now.toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  if (ended.length > 0)
    await records('ads_account').update(ended.map(({ id }) => ({ id, token_status: 'expired' })));
}

/** Before campaigns are stored: whether their account can be asked. */
export async function noteConnection(
  { records }: CrmContext,
  changes: readonly RecordChange<AdsCampaign>[],
): Promise<void> {
  const moved = changes.flatMap(({ old, record }) =>
    record && record.ads_account_id !== old?.ads_account_id ? [record] : [],
  );
  if (moved.length === 0) return;
  const accounts = await records('ads_account').find({
    id: [...new Set(moved.map(({ ads_account_id }) => ads_account_id))],
  });
  const asked = new Set(accounts.filter(canAsk).map(({ id }) => id));
  for (const record of moved) record.is_connected = asked.has(record.ads_account_id);
}

/** After accounts are stored: their campaigns follow whether they can be asked, and people are told of one whose token has ended. */
export async function followAccounts(
  { records, notify }: CrmContext,
  changes: readonly AccountChange[],
): Promise<void> {
  for (const { id, old, record } of changes) {
    if (record?.token_status === 'expired' && old?.token_status === 'valid')
      await notify('ads_token_expired', {
        id,
        params: { name: record.name },
        about: { entity: 'ads_account', ids: [id] },
      });
    const is_connected = record !== null && canAsk(record);
    if (old && canAsk(old) === is_connected) continue;
    const campaigns = await records('ads_campaign').find({ ads_account_id: id });
    await records('ads_campaign').update(campaigns.map((one) => ({ id: one.id, is_connected })));
  }
}
