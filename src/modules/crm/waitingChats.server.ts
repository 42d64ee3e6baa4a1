import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import { afterOpenMinutes } from '#modules/messaging/messaging.api.server.ts';
import { MOST, notifyEach, toMessage, type Span } from './digestParts.server.ts';

const MINUTE_MS = 60_000;

/** So far back a chat can have waited for a page to open. */
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** States of a conversation in which nobody owes an answer: closed, finished. */
const OVER = [0, 100] as const;

/**
 * Who writes in a chat waits longer than the company allows, while the page is open: its agent hears of it, else the people of its page,
 * else all who chat.
 */
export async function notifyChats(context: CrmContext, span: Span): Promise<void> {
  const { notify, records, settings } = context;
  const minutes = Number(settings['crm_chat_sla_minutes'] ?? 0);
  if (minutes === 0) return;
  const pages = new Map((await records('omnichannel_page').find({})).map((page) => [page.id, page]));
  const rows = (await findWaiting(context, span, minutes)).filter(({ since, page }) =>
    isDue(context, { span, minutes, since, page: pages.get(page) }),
  );
  if (rows.length === 0) return;
  const listeners = ({ account_id, page }: (typeof rows)[number]): readonly number[] =>
    account_id === null ? (pages.get(page)?.member_ids ?? []) : [account_id];
  const mine = rows.flatMap((row) => listeners(row).map((account_id) => ({ ...row, account_id })));
  await notifyEach(mine, async (account, talks) =>
    notify('conversation_waiting', { ...toMessage(talks, 'conversation'), accounts: [account] }),
  );
  const nobodys = rows.filter((row) => listeners(row).length === 0);
  if (nobodys.length > 0) await notify('conversation_unanswered', toMessage(nobodys, 'conversation'));
}

/** Those whose answer may have become due within the span, the newest first: of a page that was closed they may have come days before. */
const findWaiting = ({ db }: CrmContext, { since, at }: Span, minutes: number) =>
  db
    .selectFrom('conversation as c')
    .innerJoin('conversation_contact as w', 'w.id', 'c.contact_id')
    .select(['c.id', 'c.account_id', 'c.omnichannel_page_id as page', 'c.waiting_since as since', 'w.name'])
    .where('c.waiting_since', '>', new Date(since.getTime() - WEEK_MS).toISOString())
    .where('c.waiting_since', '<=', new Date(at.getTime() - minutes * MINUTE_MS).toISOString())
    .where('c.status', 'not in', OVER)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.waiting_since', 'desc')
    .orderBy('c.id')
    .limit(MOST)
    .execute();

function isDue(
  { company }: CrmContext,
  {
    span,
    minutes,
    since,
    page,
  }: { span: Span; minutes: number; since: string | null; page: OmnichannelPage | undefined },
): boolean {
  if (since === null) return false;
  const hours = page?.hours ?? [];
  const due = afterOpenMinutes(hours, new Date(since), { minutes, timeZone: company.timeZone });
  return span.since < due && due <= span.at;
}
