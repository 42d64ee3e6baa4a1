import { zalo } from '#connectors/zalo/zalo.connector.ts';
import type { Context } from '#contract/context.ts';
import type { OaEvent } from '#contract/officialAccount.ts';
import type { VerifyContext, WebhookCode, WebhookRequest } from '#contract/webhook.ts';
import { asMessaging } from '#generated/messaging/module.gen.server.ts';

/** What Zalo says of messages that were sent, of templates and of the quota (domain A4). It comes again until it is answered. */
export const zaloHook = {
  path: 'zalo',
  tries: 6,
  backoffSeconds: 30,
  async verify(request, context) {
    const event = zalo.readEvent(request.rawBody);
    for (const { customer_id: customerId, id } of await findApps(context, event))
      if (await isSigned(request, context, { customerId, id, event }))
        return { customerId, key: `oa ${event.oa}` };
    return null;
  },
  async work(context: Pick<Context, 'within'>, { rawBody }) {
    const event = zalo.readEvent(rawBody);
    const own = context.within('messaging');
    if (event.name === 'user_received_message') await noteDelivered(own, event);
    else if (CHANGED.includes(event.name)) await readAgain(own, event.oa);
  },
} satisfies WebhookCode;

/** Events after which templates and quota are asked for. */
const CHANGED: readonly string[] = ['change_template_status', 'change_oa_daily_quota'];

interface App {
  customer_id: number;
  id: number;
}

/** Apps of companies that have connected the OA. */
async function findApps({ query }: VerifyContext, { oa, appId }: OaEvent): Promise<App[]> {
  const { rows } = await query<App>(
    `select a.customer_id, a.id from zalo_app a join omnichannel_page p on p.customer_id = a.customer_id
where a.app_id = $1 and a.deleted_at is null and p.channel = 'zalo' and p.code = $2 and p.deleted_at is null order by a.id`,
    [appId, oa],
  );
  return rows;
}

/** By the secret of the OA where one is entered, else by that of the app. */
async function isSigned(
  { headers, rawBody }: WebhookRequest,
  { readSecret }: VerifyContext,
  { customerId, id, event }: { customerId: number; id: number; event: OaEvent },
): Promise<boolean> {
  const read = (field: string) => readSecret({ customerId, entity: 'zalo_app', id, field });
  const secret = (await read('oa_secret')) ?? (await read('app_secret'));
  if (!secret) return false;
  const signature = headers['x-zevent-signature'] ?? '';
  return zalo.isSigned(event, { body: rawBody, signature, secret });
}

/** A message has arrived. Zalo may say so before its answer to our call is stored: then it is looked at again. */
async function noteDelivered(own: Context, { trackingId, deliveredAt }: OaEvent): Promise<void> {
  await own.change(async (change) => {
    const messages = asMessaging(change).records('zns_message');
    const [message] = await messages.lock({ tracking_id: trackingId });
    if (message?.state === 'queued' && message.asked_at !== null)
      throw new Error(`ZNS ${trackingId} has arrived before its sending is stored`);
    if (message?.state !== 'sent') return;
    await messages.update([{ id: message.id, delivered_at: deliveredAt ?? change.now.toISOString() }]);
    await messages.transition('deliver', [message.id]);
  });
}

async function readAgain(own: Context, oa: string): Promise<void> {
  await own.change(async (change) => {
    const context = asMessaging(change);
    const pages = await context.records('omnichannel_page').find({ channel: 'zalo', code: oa });
    for (const { id } of pages) await context.enqueue('sync_oa', { page: id });
  });
}
