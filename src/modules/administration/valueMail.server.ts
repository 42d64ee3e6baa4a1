import type { Context } from '#contract/context.ts';
import type { JobData } from '#contract/job.ts';
import type { Row } from '#contract/logic.ts';
import { asAdministration, type AdministrationContext } from '#generated/administration/module.gen.server.ts';
import { toWallClock } from '#fields/date_time/zone.ts';

/** The mail of what the stock is worth: planned once an account and day, sent by jobs of their own. */

/** Whether a period begins on a day: a week on Monday, a month on its first. */
export function isMailDay(every: unknown, date: string): boolean {
  if (every === 'weekly') return new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
  return every === 'monthly' ? date.endsWith('-01') : every === 'daily';
}

const isDue = ({ settings, company, now, today }: AdministrationContext): boolean =>
  isMailDay(settings['value_mail_every'], today) &&
  Number(toWallClock(now, company.timeZone).time.slice(0, 2)) >= Number(settings['value_mail_hour']);

const receiversOf = (settings: Row): readonly number[] =>
  (settings['value_mail_to'] as readonly number[] | null) ?? [];

/** Puts in a mail for each receiver who has none of today; whoever comes second finds the first one's rows. */
export async function planValueMails(context: AdministrationContext): Promise<void> {
  const receivers = receiversOf(context.settings);
  if (!context.hasFeature('inventory_value_email') || receivers.length === 0 || !isDue(context)) return;
  const rows = receivers.map((account_id) => ({
    customer_id: context.actor.customerId,
    account_id,
    for_date: context.today,
    state: 'waiting' as const,
    sent_at: null,
  }));
  const planned = await context.db
    .insertInto('value_mail')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['customer_id', 'account_id', 'for_date']).doNothing())
    .returning(['id', 'account_id'])
    .execute();
  for (const { id, account_id } of planned)
    await context.enqueue('send_value_mail', { id, account: account_id });
}

type State = 'sent' | 'no_address' | 'no_right' | 'failed';

/** Sends one, unless an earlier try did; a company whose licence ended meanwhile gets none. */
export async function sendValueMail(context: Context, { id, account }: JobData): Promise<void> {
  const mail = Number(id);
  if (!(await context.change((change) => isWaiting(asAdministration(change), mail)))) return;
  if (!context.hasFeature('inventory_value_email')) return storeState(context, mail, 'failed');
  const list = 'administration/goods-cost';
  const text = 'mail.value_mail';
  const state = await context.ports.lists.send({
    account: Number(account),
    list,
    viewMode: 'in_stock',
    text,
  });
  await storeState(context, mail, state);
}

/** After the last try. */
export const giveUpValueMail = (context: Context, { id }: JobData): Promise<void> =>
  storeState(context, Number(id), 'failed');

async function isWaiting({ db, actor }: AdministrationContext, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('value_mail')
    .select('state')
    .where('customer_id', '=', actor.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.state === 'waiting';
}

async function storeState(context: Context, id: number, state: State): Promise<void> {
  await context.change(async (change) => {
    const { db, actor, now } = asAdministration(change);
    await db
      .updateTable('value_mail')
      .set({ state, sent_at: state === 'sent' ? now.toISOString() : null })
      .where('customer_id', '=', actor.customerId)
      .where('id', '=', id)
      .execute();
  });
}
