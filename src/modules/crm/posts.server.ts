import type { PageEvent, PagePost } from '#contract/socialPages.ts';
import type { RecordChange } from '#contract/module.ts';
import type { ConversationPost } from '#generated/crm/conversation-post.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

/* Posts below which people comment: what they say, and which goods and campaign whoever leaves a phone there asks for. */

type PageId = Pick<OmnichannelPage, 'id'>;

/** Posts that somebody has commented below and of which nothing is known yet, by their numbers at the channel. */
export async function findNewPosts(
  { records }: CrmContext,
  page: PageId,
  events: readonly PageEvent[],
): Promise<readonly string[]> {
  const posts = new Set(
    events.flatMap((event) => ('post' in event && event.post !== null ? [event.post] : [])),
  );
  if (posts.size === 0) return [];
  const known = await records('conversation_post').find({
    omnichannel_page_id: page.id,
    external_id: [...posts],
  });
  for (const { external_id, posted_at } of known) if (posted_at !== null) posts.delete(external_id);
  return [...posts];
}

const MAX_NAME = 100;
const MAX_TEXT = 2_000;

/** The post of that number; one that is not known yet is made, with what its channel says of it. */
export async function takePost(
  { records }: CrmContext,
  { id: omnichannel_page_id }: PageId,
  { code, said }: { code: string; said: PagePost | undefined },
): Promise<ConversationPost> {
  const posts = records('conversation_post');
  const [known] = await posts.lock({ omnichannel_page_id, external_id: code });
  const facts = said && {
    name: toName(said.text) || code,
    text: said.text?.slice(0, MAX_TEXT) ?? null,
    permalink: said.link,
    posted_at: said.at,
  };
  if (!known)
    return (await posts.create([{ omnichannel_page_id, external_id: code, name: code, ...facts }]))[0]!;
  if (known.posted_at !== null || !facts) return known;
  return (await posts.update([{ id: known.id, ...facts }]))[0]!;
}

/** How a text begins. */
function toName(text: string | null): string {
  const line = text?.split('\n').find((one) => one.trim() !== '') ?? '';
  return line.trim().slice(0, MAX_NAME).trim();
}

/** Before leads are stored: one that was made from comments came by their post and its campaign. */
export async function notePosts({ db }: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  const made = changes.flatMap(({ old, record }) => (!old && record?.conversation_id ? [record] : []));
  if (made.length === 0) return;
  const posts = await db
    .selectFrom('conversation as c')
    .innerJoin('conversation_post as p', 'p.id', 'c.post_id')
    .select(['c.id', 'p.external_id', 'p.ads_campaign_id'])
    .where('c.id', '=', anyOf(made.flatMap(({ conversation_id }) => conversation_id ?? [])))
    .execute();
  for (const record of made) {
    const post = posts.find(({ id }) => id === record.conversation_id);
    if (!post) continue;
    record.post_code ??= post.external_id;
    record.ads_campaign_id ??= post.ads_campaign_id;
  }
}

/** What somebody wants who leaves a phone below a post: one piece of its goods, at the price of now. */
export async function findPostLines(
  { db }: CrmContext,
  post: number | null,
): Promise<{ goods_id: number; quantity: number; unit_price: number }[]> {
  if (post === null) return [];
  const goods = await db
    .selectFrom('conversation_post as p')
    .innerJoin('goods as g', 'g.id', 'p.goods_id')
    .select(['g.id', 'g.retail_price'])
    .where('p.id', '=', post)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst();
  return goods ? [{ goods_id: goods.id, quantity: 1, unit_price: goods.retail_price ?? 0 }] : [];
}
