import type { PageArrival, PageEvent, PageHiding, PagePost, PageWords } from '#contract/socialPages.ts';
import type { ConversationContact } from '#generated/crm/conversation-contact.entity.gen.ts';
import type { ConversationPost } from '#generated/crm/conversation-post.entity.gen.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import { addWords, isAfter, keepWords } from './addWords.server.ts';
import { applyKeywords } from './chatKeywords.server.ts';
import { offerLead } from './chatLead.server.ts';
import { takePost } from './posts.server.ts';

/* What happens on a page becomes conversations with their words. Events come again and in any order: what is known already changes nothing. */

export interface News {
  page: OmnichannelPage;
  events: readonly PageEvent[];
  /** Of people who are not known yet, by their number at the channel. */
  names: ReadonlyMap<string, string>;
  /** What new posts say, by their number at the channel. */
  posts: ReadonlyMap<string, PagePost>;
}

/** Who has written for the first time, without a name beside it. */
export async function findStrangers(
  { records }: CrmContext,
  page: Pick<OmnichannelPage, 'id'>,
  events: readonly PageEvent[],
): Promise<readonly string[]> {
  const people = new Set(
    events.flatMap((event) =>
      event.is === 'written' && event.type === 'message' && event.person !== null ? [event.person] : [],
    ),
  );
  if (people.size === 0) return [];
  const known = await records('conversation_contact').find({
    omnichannel_page_id: page.id,
    external_id: [...people],
  });
  for (const { external_id } of known) people.delete(external_id);
  return [...people];
}

export async function takeEvents(own: CrmContext, { events, ...news }: News): Promise<void> {
  const { page } = news;
  for (const event of events) {
    if ('type' in event) await takeWords(own, { ...news, event });
    else if ('until' in event) await noteArrival(own, page, event);
    else await hideWords(own, event);
  }
}

interface Written extends Omit<News, 'events'> {
  event: PageWords;
}

async function takeWords(own: CrmContext, written: Written): Promise<void> {
  const { event, page } = written;
  const known = await lockByWords(own, event.id);
  if (known) return event.is === 'edited' ? editWords(own, known, event) : undefined;
  const found = await findTalk(own, written);
  if (!found) return;
  const talk = await addWords(own, found.talk, event);
  if (event.isOwn) return;
  await applyKeywords(own, { page, talk, event, post: found.post });
  if (page.auto_lead) await offerLead(own, { page, talk, contact: found.contact, event });
}

/** The conversation that has these words already. */
async function lockByWords({ db, records }: CrmContext, id: string): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('conversation_message')
    .select('conversation_id')
    .where('external_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const [talk] = await records('conversation').lock({ id: row.conversation_id });
  return talk;
}

interface Talk {
  talk: Conversation;
  contact: ConversationContact;
  /** Null: it is no comment. */
  post: ConversationPost | null;
}

/** As many words as a record has room for; who writes more goes on in another conversation. */
const MOST_WORDS = 1_000;

/** Where words belong: to the messages of whoever wrote them, or to his comments below the post. Undefined: nobody knows whom the page answers. */
async function findTalk(own: CrmContext, written: Written): Promise<Talk | undefined> {
  const { page, event, names, posts } = written;
  if (event.person === null) return findAnswered(own, event);
  const contact = await findContact(own, page, {
    external_id: event.person,
    name: event.name ?? names.get(event.person) ?? null,
  });
  const { post: code } = event;
  const post = code === null ? null : await takePost(own, page, { code, said: posts.get(code) });
  const place = { contact_id: contact.id, type: event.type, post_id: post?.id ?? null };
  const talks = await own.records('conversation').lock(place);
  const talk = talks.findLast(({ messages }) => messages.length < MOST_WORDS);
  if (talk) return { talk, contact, post };
  const [made] = await own.records('conversation').create([{ ...place, omnichannel_page_id: page.id }]);
  return made && { talk: made, contact, post };
}

/** The page's own comment stands in the conversation of the one that it answers. */
async function findAnswered(own: CrmContext, { answers }: PageWords): Promise<Talk | undefined> {
  const talk = answers === null ? undefined : await lockByWords(own, answers);
  const [contact] = talk ? await own.records('conversation_contact').find({ id: talk.contact_id }) : [];
  return talk && contact && { talk, contact, post: null };
}

const MAX_NAME = 100;

/** Somebody without a name bears his number until one is told. */
async function findContact(
  { records }: CrmContext,
  { id: omnichannel_page_id }: Pick<OmnichannelPage, 'id'>,
  { external_id, name }: { external_id: string; name: string | null },
): Promise<ConversationContact> {
  const contacts = records('conversation_contact');
  const [known] = await contacts.lock({ omnichannel_page_id, external_id });
  const said = name?.slice(0, MAX_NAME);
  if (!known)
    return (
      await contacts.create([{ omnichannel_page_id, external_id, name: said ?? `#${external_id}` }])
    )[0]!;
  if (said === undefined || known.name === said) return known;
  return (await contacts.update([{ id: known.id, name: said }]))[0]!;
}

async function editWords({ records }: CrmContext, talk: Conversation, event: PageWords): Promise<void> {
  const messages = keepWords(talk, ({ external_id }) =>
    external_id === event.id ? { text: event.text, kind: event.kind } : undefined,
  );
  await records('conversation').update([{ id: talk.id, messages }]);
}

async function hideWords(own: CrmContext, { is, id }: PageHiding): Promise<void> {
  const talk = await lockByWords(own, id);
  if (!talk) return;
  const messages = keepWords(talk, ({ external_id }) =>
    external_id === id ? { is_hidden: is === 'hidden' } : undefined,
  );
  await own.records('conversation').update([{ id: talk.id, messages }]);
}

/** States that come after another, in their order. */
const ORDER: readonly string[] = ['queued', 'sent', 'delivered', 'seen'];

/** What we sent until then has come, or was read; what was read does not become unread again. */
async function noteArrival(
  { records }: CrmContext,
  { id: omnichannel_page_id }: Pick<OmnichannelPage, 'id'>,
  { is, person, until }: PageArrival,
): Promise<void> {
  const [contact] = await records('conversation_contact').find({ omnichannel_page_id, external_id: person });
  if (!contact) return;
  const talks = await records('conversation').lock({ contact_id: contact.id, type: 'message' });
  const isReached = ({ direction, state, sent_at }: Conversation['messages'][number]): boolean =>
    direction === 'out' &&
    ORDER.includes(state) &&
    ORDER.indexOf(state) < ORDER.indexOf(is) &&
    !isAfter(sent_at, until);
  await records('conversation').update(
    talks
      .filter(({ messages }) => messages.some(isReached))
      .map((talk) => ({
        id: talk.id,
        messages: keepWords(talk, (one) => (isReached(one) ? { state: is } : undefined)),
      })),
  );
}
