import type { PageWords } from '#contract/socialPages.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { PHONE_IN_TEXT } from './phones.ts';

const MAX_TEXT = 2_000;
const MAX_LAST = 255;
const MINUTE_MS = 60_000;

type Facts = Partial<Omit<Conversation, 'id'>>;

/** Puts words into their conversation, and moves it: what is told late moves nothing back. */
export async function addWords(
  { records }: CrmContext,
  talk: Conversation,
  event: PageWords,
): Promise<Conversation> {
  const message = {
    external_id: event.id,
    direction: event.isOwn ? ('out' as const) : ('in' as const),
    kind: event.kind,
    text: event.text?.slice(0, MAX_TEXT) ?? null,
    sent_at: event.at,
  };
  const talks = records('conversation');
  const [stored = talk] = await talks.update([
    {
      id: talk.id,
      messages: [...keepWords(talk), message],
      ...(isAfter(event.at, talk.last_message_at) && {
        last_message_at: event.at,
        last_message_text: event.text?.slice(0, MAX_LAST) ?? null,
      }),
      ...(event.isOwn ? noteAnswer(talk, event) : noteInbound(talk, event)),
    },
  ]);
  const step = isAnswered(talk, event) ? undefined : STEPS[event.isOwn ? 'out' : 'in'][stored.status];
  return step === undefined ? stored : ((await talks.transition(step, [talk.id]))[0] ?? stored);
}

type Words = Conversation['messages'][number];

/** The words of a conversation as they are, but for what is changed of some of them. */
export const keepWords = (
  { messages }: Pick<Conversation, 'messages'>,
  change?: (words: Words) => Partial<Words> | undefined,
) => messages.map((words) => ({ id: words.id, ...change?.(words) }));

/** The later one of two times; empty is before all. */
export const isAfter = (one: string, other: string | null): boolean =>
  other === null || Date.parse(one) > Date.parse(other);

/** Whether something was said on the other side after it, which is known already. */
const isAnswered = ({ messages }: Conversation, { isOwn, at }: PageWords): boolean =>
  messages.some(({ direction, sent_at }) => direction === (isOwn ? 'in' : 'out') && isAfter(sent_at, at));

/** The customer has written, and waits. */
function noteInbound(talk: Conversation, event: PageWords): Facts {
  const seen: Facts = {
    ...(PHONE_IN_TEXT.test(event.text ?? '') && { has_phone: true }),
    ...(isAfter(event.at, talk.last_inbound_at) && { last_inbound_at: event.at }),
  };
  if (isAnswered(talk, event)) return seen;
  const isFirst = talk.waiting_since === null || isAfter(talk.waiting_since, event.at);
  return {
    ...seen,
    reply_status: 0,
    unread_count: talk.unread_count + 1,
    ...(isFirst && { waiting_since: event.at }),
  };
}

/** The page has answered, in whatever program. */
function noteAnswer(talk: Conversation, event: PageWords): Facts {
  const isFirst = talk.waiting_since !== null && talk.first_reply_at === null;
  const waited = Date.parse(event.at) - Date.parse(talk.waiting_since ?? event.at);
  return {
    ...(isFirst && {
      first_reply_at: event.at,
      first_reply_minutes: Math.max(0, Math.floor(waited / MINUTE_MS)),
    }),
    ...(!isAnswered(talk, event) && { reply_status: 2, unread_count: 0, waiting_since: null }),
  };
}

type Step = 'reopen' | 'note_inbound' | 'note_sent';

/** How words move a conversation, by its status (screen book 2, workflow); a price that is asked for stays asked for. */
const STEPS: Readonly<Record<'in' | 'out', Readonly<Record<number, Step>>>> = {
  in: { 0: 'reopen', 100: 'reopen', 40: 'note_inbound', 50: 'note_inbound' },
  out: { 20: 'note_sent', 40: 'note_sent' },
};
