import type { PageWords } from '#contract/socialPages.ts';
import type { ConversationPost } from '#generated/crm/conversation-post.entity.gen.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { Keyword } from '#generated/crm/keyword.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import { hideComment } from '#modules/messaging/messaging.api.server.ts';
import { hasWord } from './keywords.server.ts';
import { PHONE_IN_TEXT } from './phones.ts';

/** Code of `keyword_type`. */
const OMNICHAT = 2;

export interface Inbound {
  page: OmnichannelPage;
  talk: Conversation;
  event: PageWords;
  post: ConversationPost | null;
}

/**
 * What a customer writes is held against the keywords of chats: each that is met is counted, its tag is put on, its agent given what nobody
 * has. A comment is hidden at its channel by a keyword, or as its post or else the page says. Answers and quotes are the chat's own.
 */
export async function applyKeywords(own: CrmContext, { page, talk, event, post }: Inbound): Promise<void> {
  const met = await findMet(own, page, event.text ?? '');
  await own
    .records('keyword')
    .update(met.map(({ id, hit_count }) => ({ id, hit_count: hit_count + 1, last_hit_at: event.at })));
  await place(own, talk, met);
  const isToHide =
    event.type === 'comment' &&
    (hidesBySetting(post?.auto_hide ?? page.auto_hide, event) || met.some(isHiding));
  if (isToHide) await hideComment(own, page.id, event.id);
}

const isHiding = ({ action }: Keyword): boolean => action === 'hide_comment';

const hidesBySetting = (auto_hide: OmnichannelPage['auto_hide'], { text }: PageWords): boolean =>
  auto_hide === 'all' || (auto_hide === 'with_phone' && PHONE_IN_TEXT.test(text ?? ''));

async function findMet(
  { records }: CrmContext,
  { id }: OmnichannelPage,
  text: string,
): Promise<readonly Keyword[]> {
  if (text === '') return [];
  const all = await records('keyword').find({ type: OMNICHAT, active: true });
  const lines = text.split('\n');
  return all
    .filter(({ page_ids }) => page_ids === null || page_ids.length === 0 || page_ids.includes(id))
    .filter((keyword) => lines.some((line) => hasWord(keyword, line)))
    .toSorted((one, other) => one.position - other.position);
}

/** Tags of all that are met; of several agents the first. */
async function place({ records }: CrmContext, talk: Conversation, met: readonly Keyword[]): Promise<void> {
  const old = talk.tag_ids ?? [];
  const tags = [...new Set([...old, ...met.flatMap(({ tag_id }) => tag_id ?? [])])];
  const agent = met.flatMap(({ account_id }) => account_id ?? [])[0];
  const isGiven = talk.account_id === null && agent !== undefined;
  if (tags.length === old.length && !isGiven) return;
  await records('conversation').update([
    { id: talk.id, tag_ids: tags, ...(isGiven && { account_id: agent }) },
  ]);
}
