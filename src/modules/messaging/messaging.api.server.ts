import type { ChangeContext } from '#contract/module.ts';
import { asMessaging, type MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { ZnsMessage } from '#generated/messaging/zns-message.entity.gen.ts';
import type { ZnsParameter } from '#generated/messaging/zns-parameter.entity.gen.ts';
import type { ZnsTemplate } from '#generated/messaging/zns-template.entity.gen.ts';
import { toInternational } from '#fields/phone/phone.ts';

export { readPagePost, readPersonName } from './pageCalls.server.ts';
export { afterOpenMinutes, isOpen, type PageHour } from './pageHours.ts';

/* What modules above have buyers told, in the transaction of its cause: undone together with it. */

/** What a message is sent for. */
export type ZnsEvent = NonNullable<ZnsMessage['event']>;

/** What a template can be told, by the codes of `zns_value`; what is not known is left out. */
export type ZnsValues = Readonly<Partial<Record<Exclude<ZnsParameter['value'], null>, string>>>;

/** Something that a buyer is told of. */
export interface ZnsAbout {
  /** What tells it from all others: `order-12`; at most 24 characters. It is told once of each event. */
  key: string;
  code: string;
  /** Where it is opened. */
  url: string;
  phone: string;
  country: ZnsMessage['phone_country'];
  name: string;
  values: ZnsValues;
}

/**
 * Has buyers told of an event by ZNS; what of is said only where it is to be sent. Nothing is sent where no template is switched on for it or its OA is not in use, and none to a phone
 * whose country has no code here. Gives how many are told now; null: there is nothing to tell them with.
 */
export async function notifyBuyers(
  caller: Pick<ChangeContext, 'within'>,
  event: ZnsEvent,
  toAll: () => readonly ZnsAbout[],
): Promise<number | null> {
  const own = asMessaging(caller);
  const template = await findTemplate(own, event);
  if (!template) return null;
  const { id: zns_template_id, omnichannel_page_id, parameters } = template;
  const drafts = toAll()
    .filter(({ phone, country }) => toInternational(phone, country) !== null)
    .map(({ key, code, url, phone, country, name, values }) => ({
      tracking_id: `${key}-${event}`,
      zns_template_id,
      omnichannel_page_id,
      event,
      phone,
      phone_country: country,
      buyer_name: name,
      data: fillIn(parameters, values),
      document_code: code,
      document_url: url,
    }));
  // What was told before is refused by its number.
  const made = await own.records('zns_message').createSome(drafts);
  for (const outcome of made)
    if ('record' in outcome) await own.enqueue('send_zns', { message: outcome.record.id });
  return made.filter((outcome) => 'record' in outcome).length;
}

/** The template that tells of an event, where its OA is in use. */
async function findTemplate(own: MessagingContext, event: ZnsEvent): Promise<ZnsTemplate | null> {
  const [template] = await own
    .records('zns_template')
    .find({ used_for: event, active: true, state: 'enabled' });
  if (!template) return null;
  const [page] = await own
    .records('omnichannel_page')
    .find({ id: template.omnichannel_page_id, active: true });
  return page ? template : null;
}

/** What it costs to tell one buyer of an event; null: there is nothing to tell him with. */
export async function priceOfNotice(
  caller: Pick<ChangeContext, 'within'>,
  event: ZnsEvent,
): Promise<number | null> {
  const template = await findTemplate(asMessaging(caller), event);
  return template && (template.price ?? 0);
}

/** What a template is told: each parameter's own text or value, as long as it may be. */
export function fillIn(parameters: readonly ZnsParameter[], values: ZnsValues): Record<string, string> {
  return Object.fromEntries(
    parameters.map(({ name, value, text, max_length }) => {
      const filled = value === 'fixed' ? text : value && values[value];
      return [name, (filled ?? '').slice(0, max_length ?? undefined)];
    }),
  );
}

/** Something has happened on a page, then; what is told late moves nothing back. */
export async function notePageEvent(
  caller: Pick<ChangeContext, 'within'>,
  id: number,
  at: string,
): Promise<void> {
  const pages = asMessaging(caller).records('omnichannel_page');
  const [page] = await pages.lock({ id });
  if (page && Date.parse(at) > Date.parse(page.last_event_at ?? '1970-01-01'))
    await pages.update([{ id, last_event_at: at }]);
}

/** A comment below a post of the page is hidden from others, by a job. */
export const hideComment = (
  caller: Pick<ChangeContext, 'within'>,
  page: number,
  comment: string,
): Promise<void> => asMessaging(caller).enqueue('hide_comment', { page, comment });
