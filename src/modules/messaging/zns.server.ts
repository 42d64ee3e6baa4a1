import type { Context } from '#contract/context.ts';
import type { Draft, RecordChange } from '#contract/module.ts';
import { OaError, type OaMessage, type OaSent } from '#contract/officialAccount.ts';
import { toInternational } from '#fields/phone/phone.ts';
import { asMessaging, type MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { ZnsMessage } from '#generated/messaging/zns-message.entity.gen.ts';
import type { ZnsTemplate } from '#generated/messaging/zns-template.entity.gen.ts';
import { notifyRefused, keepQuota } from './notices.server.ts';
import { askOa } from './tokens.server.ts';
import { isCurable, sentAgain, waitsUntilMorning } from './znsCodes.ts';
import { isNight, nextMorning } from './znsTime.ts';

/* A message is handed to Zalo once. Nobody can ask them what became of one that was never answered, so that such a one is left to people. */

interface About {
  message?: number;
}

/** A message that may be sent now. */
interface Ready {
  message: ZnsMessage;
  template: ZnsTemplate;
}

type Facts = Pick<Draft<ZnsMessage>, 'failure' | 'code' | 'error' | 'asked_at'>;

const MAX_ERROR = 500;

/** What is so late that it would be strange is not sent any more. */
const LATE_MS = 48 * 3_600_000;

/** Sends a message, or notes why not. What Zalo cannot do now is tried again, at night and over its limits the next morning. */
export const sendZns = {
  as: 'sync',
  concurrency: 4,
  tries: 5,
  backoffSeconds: 30,
  keyOf: ({ message }: About) => String(message),
  async run(context: Pick<Context, 'within'>, { message: id }: About) {
    const own = context.within('messaging');
    const ready = await own.change((change) => prepare(asMessaging(change), Number(id)));
    if (ready) await send(own, ready);
  },
  async onGivenUp(context: Pick<Context, 'within'>, { message: id }: About, error: string) {
    await context.within('messaging').change(async (change) => {
      const own = asMessaging(change);
      const [message] = await own.records('zns_message').find({ id: Number(id) });
      const failure = message?.code == null ? 'no_answer' : 'refused';
      await settle(own, Number(id), 'fail', { failure, error: error.slice(0, MAX_ERROR) });
    });
  },
} as const;

/** What is to be known before Zalo is asked; null when it is not to be sent, or not now. */
async function prepare(own: MessagingContext, id: number): Promise<Ready | null> {
  const [message] = await own.records('zns_message').lock({ id });
  if (message?.state !== 'queued') return null;
  if (message.asked_at !== null) return stop(own, message, { failure: 'no_answer' });
  const [template] = await own.records('zns_template').find({ id: message.zns_template_id });
  const [page] = await own.records('omnichannel_page').find({ id: message.omnichannel_page_id });
  if (!template || page?.active !== true) return stop(own, message, { failure: 'not_connected' });
  if (own.now.getTime() - Date.parse(message.created_at) > LATE_MS) {
    await settle(own, id, 'expire', {});
    return null;
  }
  const data = (message.data ?? {}) as Record<string, string>;
  const missing = template.parameters.find(({ name, is_required }) => is_required && !data[name]);
  if (missing) return stop(own, message, { failure: 'missing_value', error: missing.name });
  if (await hasRefused(own, message)) return stop(own, message, { failure: 'refused', code: REFUSES_ALL });
  if (template.night_allowed || !isNight(own.now)) return { message, template };
  await postpone(own, message, {});
  return null;
}

async function stop(own: MessagingContext, { id }: ZnsMessage, facts: Facts): Promise<null> {
  await settle(own, id, 'fail', facts);
  return null;
}

/** Zalo's number of a buyer who wants no ZNS of this OA. */
const REFUSES_ALL = -141;

/** Who has refused is not asked again so soon. */
const REFUSED_MS = 30 * 86_400_000;

/** Whether the phone has refused messages of the OA. */
async function hasRefused({ db, now }: MessagingContext, message: ZnsMessage): Promise<boolean> {
  const found = await db
    .selectFrom('zns_message')
    .select('id')
    .where('phone', '=', message.phone)
    .where('omnichannel_page_id', '=', message.omnichannel_page_id)
    .where('code', '=', REFUSES_ALL)
    .where('created_at', '>', new Date(now.getTime() - REFUSED_MS).toISOString())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

async function send(own: Context, { message, template }: Ready): Promise<void> {
  let isAsked = false;
  try {
    const sent = await askOa(own, message.omnichannel_page_id, async (port, call, token) => {
      isAsked = await own.change((change) => noteAsked(asMessaging(change), message.id));
      return isAsked ? port.sendMessage(call, token, toOaMessage(message, template)) : null;
    });
    if (sent) await own.change((change) => noteSent(asMessaging(change), { message, template }, sent));
  } catch (error) {
    if (!(error instanceof OaError)) throw error;
    if (await own.change((change) => noteRefused(asMessaging(change), message, { error, isAsked })))
      throw error;
  }
}

const toOaMessage = (message: ZnsMessage, { template_id }: ZnsTemplate): OaMessage => ({
  phone: toInternational(message.phone, message.phone_country) ?? message.phone,
  templateId: template_id,
  data: message.data as Record<string, string>,
  trackingId: message.tracking_id,
  isTest: message.is_test,
});

/** False where somebody has called it off meanwhile. */
async function noteAsked(own: MessagingContext, id: number): Promise<boolean> {
  const messages = own.records('zns_message');
  const [message] = await messages.lock({ id });
  if (message?.state !== 'queued') return false;
  await messages.update([{ id, asked_at: own.now.toISOString(), tries: message.tries + 1 }]);
  return true;
}

async function noteSent(
  own: MessagingContext,
  { message: { id, omnichannel_page_id: page, is_test }, template: { price } }: Ready,
  { messageId: message_id, quota }: OaSent,
): Promise<void> {
  const cost = is_test ? 0 : price;
  await settle(own, id, 'accept', { code: 0, failure: null, error: null, message_id, cost });
  if (quota) await keepQuota(own, page, quota);
}

interface Refused {
  error: OaError;
  /** Whether the message itself was handed over. */
  isAsked: boolean;
}

/** Whether it is to be tried again at once. */
async function noteRefused(
  own: MessagingContext,
  message: ZnsMessage,
  { error: { reason, code, message: text }, isAsked }: Refused,
): Promise<boolean> {
  const error = text.slice(0, MAX_ERROR);
  if (reason === 'grant') await settle(own, message.id, 'fail', { failure: 'not_connected', code, error });
  else if (reason === 'down' && isAsked)
    await settle(own, message.id, 'fail', { failure: 'no_answer', error });
  else if (reason === 'down' || sentAgain(code)) {
    await own.records('zns_message').update([{ id: message.id, asked_at: null, code, error }]);
    return true;
  } else if (waitsUntilMorning(code)) await postpone(own, message, { code, error });
  else await settle(own, message.id, 'fail', { failure: 'refused', code, error });
  await notifyRefused(own, message, code);
  return false;
}

async function postpone(own: MessagingContext, { id }: ZnsMessage, facts: Facts): Promise<void> {
  const startAfter = nextMorning(own.now, id);
  await own
    .records('zns_message')
    .update([{ id, ...facts, asked_at: null, scheduled_at: startAfter.toISOString() }]);
  await own.enqueue('send_zns', { message: id }, { startAfter });
}

/** A message that waits comes to its end. */
async function settle(
  own: MessagingContext,
  id: number,
  transition: 'accept' | 'fail' | 'expire',
  facts: Draft<ZnsMessage>,
): Promise<void> {
  const messages = own.records('zns_message');
  const [message] = await messages.lock({ id });
  if (message?.state !== 'queued') return;
  await messages.update([{ id, ...facts }]);
  await messages.transition(transition, [id]);
}

/** Messages that failed go out again as new ones, where that may help. */
export async function resendZns(
  own: MessagingContext,
  changes: readonly RecordChange<ZnsMessage>[],
): Promise<void> {
  const curable = changes.flatMap((change) => {
    if (change.old && isCurable(change.old)) return [change.old];
    change.refuse('rule.zns_message.not_curable');
    return [];
  });
  const made = await own.records('zns_message').createSome(curable.map(toResent));
  for (const [at, outcome] of made.entries()) {
    if ('record' in outcome) await own.enqueue('send_zns', { message: outcome.record.id });
    else changes.find(({ id }) => id === curable[at]?.id)?.refuse('rule.zns_message.sent_before');
  }
}

/** What went out again has a number of its own, so that nothing goes out again twice. */
function toResent(message: Readonly<ZnsMessage>): Draft<ZnsMessage> {
  const { zns_template_id, omnichannel_page_id, event, phone, phone_country, buyer_name, data } = message;
  const { tracking_id, is_test, document_code, document_url, id: resent_from_id } = message;
  return {
    tracking_id: `${tracking_id}-r`,
    is_test,
    zns_template_id,
    omnichannel_page_id,
    event,
    phone,
    phone_country,
    buyer_name,
    data,
    document_code,
    document_url,
    resent_from_id,
  };
}
