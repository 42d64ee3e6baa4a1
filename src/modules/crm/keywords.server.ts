import type { Sent } from '#contract/module.ts';
import { fold } from '#contract/text.ts';
import type { Keyword } from '#generated/crm/keyword.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { TryKeywordActionInput, TryKeywordActionResult } from '#generated/crm/try-keyword.action.gen.ts';
import { hidePhones, PHONE_IN_TEXT } from './phones.ts';

/** What a line is held against. */
type Matcher = Pick<Keyword, 'word' | 'search_type' | 'has_phone'>;

/** Code of `keyword_search`: the whole of a line, not something in it. */
const EXACT = 2;

/** Whether a line has the keyword, without regard to accents and case. */
export function hasWord({ word, search_type, has_phone }: Matcher, line: string): boolean {
  if (has_phone) return PHONE_IN_TEXT.test(line);
  const [wanted, said] = [fold(word).trim(), fold(line).trim()];
  return search_type === EXACT ? said === wanted : said.includes(wanted);
}

/** Messages that are looked through, and how many of those that match are shown. */
const LOOKED = 500;
const SHOWN = 50;

/** Which of the last messages of customers a keyword would have met, before it is put to work. */
export async function tryKeyword(
  { db }: CrmContext,
  { word, search_type, has_phone, page_ids }: Sent<TryKeywordActionInput>,
): Promise<TryKeywordActionResult> {
  const matcher: Matcher = { word: word ?? '', search_type: search_type ?? 1, has_phone: has_phone === true };
  if (!matcher.has_phone && matcher.word.trim() === '') return { looked: 0, met: 0, rows: [] };
  const messages = await db
    .selectFrom('conversation_message as m')
    .innerJoin('conversation as c', 'c.id', 'm.conversation_id')
    .innerJoin('omnichannel_page as p', 'p.id', 'c.omnichannel_page_id')
    .select(['m.id', 'm.text', 'm.sent_at', 'p.id as page_id', 'p.name as page'])
    .where('m.direction', '=', 'in')
    .where('m.text', 'is not', null)
    .where('m.deleted_at', 'is', null)
    .orderBy('m.sent_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(LOOKED)
    .execute();
  const pages = page_ids ?? [];
  const met = messages.filter(
    ({ text, page_id }) =>
      (pages.length === 0 || pages.includes(page_id)) &&
      (text ?? '').split('\n').some((line) => hasWord(matcher, line)),
  );
  return {
    looked: messages.length,
    met: met.length,
    rows: met
      .slice(0, SHOWN)
      .map(({ id, text, sent_at, page }) => ({ id, text: hidePhones(text ?? ''), sent_at, page })),
  };
}
