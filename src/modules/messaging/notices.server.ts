import type { OaQuota } from '#contract/officialAccount.ts';
import type { MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { ZnsMessage } from '#generated/messaging/zns-message.entity.gen.ts';
import { concernsAll } from './znsCodes.ts';

/** People are told when this part of a day's quota is left. */
const LOW = 0.1;

/** Zalo's numbers of a quota of the OA that is used up. */
const USED_UP: readonly (number | null)[] = [-144];

/**
 * Tells people of an answer that concerns more than one receiver, once a day for each number of Zalo's: that a template is not approved any
 * more is not said for every order.
 */
export async function notifyRefused(
  own: MessagingContext,
  message: ZnsMessage,
  code: number | null,
): Promise<void> {
  if (USED_UP.includes(code)) await noteQuota(own, message.omnichannel_page_id, { left: 0 });
  if (!concernsAll(code)) return;
  const isKnown = await own.db
    .selectFrom('zns_message')
    .select('id')
    .where('id', '!=', message.id)
    .where('code', '=', code)
    .where('asked_at', '>', new Date(own.now.getTime() - 86_400_000).toISOString())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (isKnown) return;
  const [stored] = await own.records('zns_message').find({ id: message.id });
  await own.notify('zns_failed', { id: message.id, params: { reason: stored?.error ?? String(code) } });
}

/** Keeps what is left, as often as a tenth is used up; people are told when little is left. */
export async function keepQuota(own: MessagingContext, id: number, { day, left }: OaQuota): Promise<void> {
  const [page] = await own.records('omnichannel_page').find({ id });
  if (!page || day <= 0) return;
  const before = page.quota_left ?? day;
  const tenthOf = (count: number) => Math.ceil((count * 10) / day);
  if (page.quota_day === day && tenthOf(before) === tenthOf(left)) return;
  await noteQuota(own, id, { day, left });
  if (left <= day * LOW && before > day * LOW)
    await own.notify('zns_quota_low', { id, params: { name: page.name, left } });
}

const noteQuota = (own: MessagingContext, id: number, { day, left }: Partial<OaQuota>) =>
  own.records('omnichannel_page').update([{ id, ...(day ? { quota_day: day } : {}), quota_left: left }]);
