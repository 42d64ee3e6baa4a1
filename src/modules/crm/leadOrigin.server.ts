import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** So many words of the chat stand beside a lead. */
const MOST_WORDS = 6;

/** What was said last in the chat that a lead came out of, the newest below; notes among colleagues are not for the phone. */
export async function readChat({ db }: CrmContext, { id, conversation_id }: Lead) {
  const own = conversation_id ?? (await findChat(db, id));
  if (own === undefined) return [];
  const words = await db
    .selectFrom('conversation_message')
    .select(['id', 'direction', 'text', 'sent_at'])
    .where('conversation_id', '=', own)
    .where('direction', 'in', ['in', 'out'])
    .where('text', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WORDS)
    .execute();
  return words.toReversed();
}

/** A chat knows the lead that was made in it. */
async function findChat(db: CrmContext['db'], lead: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('conversation')
    .select('id')
    .where('lead_id', '=', lead)
    .where('deleted_at', 'is', null)
    .orderBy('last_message_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** By which advertisement, page, post or form somebody came, in words. */
export async function readOrigin({ db }: CrmContext, lead: Lead): Promise<string[]> {
  const [campaign, page] = await Promise.all([
    readName(db, 'ads_campaign', lead.ads_campaign_id),
    readName(db, 'ladi_page', lead.ladi_page_id),
  ]);
  const { ad_code, post_code, form_code, utm_campaign } = lead;
  const words = [campaign, page, ad_code, post_code, form_code, utm_campaign];
  return [...new Set(words.flatMap((word) => word || []))];
}

async function readName(
  db: CrmContext['db'],
  table: 'ads_campaign' | 'ladi_page',
  id: number | null,
): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}
