import type { Draft, Refusal } from '#contract/module.ts';
import { fold, printPlain } from '#contract/text.ts';
import { isEmail } from '#fields/email/email.ts';
import type { Keyword } from '#generated/crm/keyword.entity.gen.ts';
import type { LadiPage } from '#generated/crm/ladi-page.entity.gen.ts';
import type { LeadIntake } from '#generated/crm/lead-intake.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import { hasWord } from './keywords.server.ts';

/** What became of a form. */
export type Taken = Pick<LeadIntake, 'result' | 'lead_id' | 'error' | 'error_text' | 'phone'>;

type Payload = Readonly<Record<string, unknown>>;

/** Code of `keyword_type`. */
const LANDING_PAGE = 1;

const LONGEST: Readonly<Record<string, number>> = { phone: 50, note: 1_000, address: 255, product: 255 };

/** Makes the lead of a form; what is wrong with it is said, not thrown: the form's customer is gone already. */
export async function takeForm(own: CrmContext, page: LadiPage, payload: Payload): Promise<Taken> {
  const facts = mapFields(page, payload);
  const phone = facts['phone'] ?? null;
  if (phone === null) return fail('no_phone', null);
  const words = await findWords(own, Object.values(facts));
  await countWords(own, words);
  if (words.some(({ action }) => action === 'refuse'))
    return { ...fail(null, phone), result: 'refused', error_text: words.map(({ word }) => word).join(', ') };
  return makeLead(own, await draftLead(own, { page, facts, words }), phone);
}

/** What a form says, and the keywords in it. */
export interface Read {
  page: LadiPage;
  facts: Readonly<Record<string, string>>;
  words: readonly Keyword[];
}

/** The lead that a form becomes, with the goods and the campaign that it names. */
export async function draftLead(own: CrmContext, { page, facts, words }: Read): Promise<Draft<Lead>> {
  const draft = toDraft(page, facts, words);
  const lines = await findLines(own, page, draft);
  return { ...draft, lines, ads_campaign_id: await findCampaign(own, page, facts) };
}

/** Goods of the page that the form names; where the page sells one thing, that. */
async function findLines(
  { db }: CrmContext,
  { goods_ids: ids }: LadiPage,
  { product, quantity }: Draft<Lead>,
): Promise<NonNullable<Draft<Lead>['lines']>> {
  if (ids === null || ids.length === 0) return [];
  const sold = await db
    .selectFrom('goods')
    .select(['id', 'sku', 'name', 'retail_price'])
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  const named = fold(product ?? '');
  const asked = sold.find(({ sku, name }) => named !== '' && [sku, name].some((one) => fold(one) === named));
  const goods = asked ?? (sold.length === 1 ? sold[0] : undefined);
  return goods ? [{ goods_id: goods.id, quantity: quantity ?? 1, unit_price: goods.retail_price ?? 0 }] : [];
}

/** Where a campaign's code or name stands in what an advertisement adds to the address of a form. */
const ADS_FACTS = ['utm_campaign', 'utm_content', 'utm_source'] as const;

/** The campaign that the form came by: the one that its address names, else the page's own. */
async function findCampaign(
  { db }: CrmContext,
  page: LadiPage,
  facts: Readonly<Record<string, string>>,
): Promise<number | null> {
  const named = ADS_FACTS.flatMap((name) => facts[name] ?? []);
  if (named.length === 0) return page.ads_campaign_id;
  const campaigns = await db
    .selectFrom('ads_campaign')
    .select(['id', 'code', 'name'])
    .where(({ or, eb }) => or([eb('code', '=', anyTextOf(named)), eb('name', '=', anyTextOf(named))]))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const first = named.flatMap(
    (text) => campaigns.find(({ code, name }) => code === text || name === text) ?? [],
  )[0];
  return first?.id ?? page.ads_campaign_id;
}

const fail = (error: Taken['error'], phone: string | null): Taken => ({
  result: 'error',
  lead_id: null,
  error,
  error_text: null,
  phone,
});

/** Values of a lead by the page's mapping; what has no place goes to the note, so that nothing is lost. */
export function mapFields({ fields }: LadiPage, payload: Payload): Record<string, string> {
  const facts: Record<string, string> = {};
  const rest = new Map(Object.entries(payload));
  for (const { incoming, field, transform, fixed } of fields) {
    const text = transformText(fixed ?? printPlain(rest.get(incoming)), transform);
    rest.delete(incoming);
    if (text !== '') facts[field] = text.slice(0, LONGEST[field] ?? 100);
  }
  const others = [...rest].map(([name, value]) => `${name}: ${printPlain(value)}`);
  const note = [facts['note'], ...others].filter(Boolean).join('\n').slice(0, LONGEST['note']);
  return note === '' ? facts : { ...facts, note };
}

function transformText(text: string, transform: string): string {
  if (transform === 'digits') return text.replace(/[^\d+]/gu, '');
  return transform === 'trim' ? text.replace(/\s+/gu, ' ').trim() : text;
}

/** Keywords of forms that some of the values have. */
export async function findWords({ records }: CrmContext, texts: readonly string[]): Promise<Keyword[]> {
  const all = await records('keyword').find({ type: LANDING_PAGE, active: true });
  const lines = texts.flatMap((text) => text.split('\n'));
  return all.filter((keyword) => !keyword.has_phone && lines.some((line) => hasWord(keyword, line)));
}

/** Each that is met is counted. */
const countWords = ({ records, now }: CrmContext, found: readonly Keyword[]): Promise<unknown> =>
  records('keyword').update(
    found.map(({ id, hit_count }) => ({ id, hit_count: hit_count + 1, last_hit_at: now.toISOString() })),
  );

/** What forms say of themselves that were not left half way. */
const WHOLE: readonly string[] = ['0', 'false', 'no'];

function toDraft(
  page: LadiPage,
  facts: Readonly<Record<string, string>>,
  words: readonly Keyword[],
): Draft<Lead> {
  const quantity = Number.parseInt(facts['quantity'] ?? '', 10);
  const { is_partial, email = null, ...typed } = facts;
  const isAddress = isEmail(email);
  return {
    ...typed,
    email: isAddress ? email : null,
    // What is no address is not lost.
    ...(email !== null && !isAddress && { note: [typed['note'], email].filter(Boolean).join('\n') }),
    is_partial: is_partial !== undefined && !WHOLE.includes(fold(is_partial)),
    quantity: quantity >= 1 && quantity <= 100_000 ? quantity : null,
    source: page.provider,
    source_detail: page.name,
    ladi_page_id: page.id,
    landing_url: facts['landing_url'] ?? page.url,
    process_limit: page.process_limit,
    account_id: words.find(({ account_id }) => account_id !== null)?.account_id ?? null,
    tags: words.filter(({ action }) => action === 'flag').map(({ word }) => word.slice(0, 30)),
  };
}

/** A number that is none is kept as it was sent: somebody finds out the right one. */
async function makeLead({ records }: CrmContext, draft: Draft<Lead>, phone: string): Promise<Taken> {
  const leads = records('lead');
  const [made] = await leads.createSome([draft]);
  if (made && 'record' in made) return toTaken(made.record, phone);
  if (!isPhoneWrong(made?.refused)) return refuse(made?.refused, phone);
  const [again] = await leads.createSome([{ ...draft, phone: null, phone_raw: phone }]);
  return again && 'record' in again ? toTaken(again.record, phone) : refuse(again?.refused, phone);
}

const isPhoneWrong = (refused: Refusal | undefined): boolean =>
  (refused?.options.problems ?? []).some(({ path, code }) => path === 'phone' && code === 'wrong_phone');

function refuse(refused: Refusal | undefined, phone: string): Taken {
  const paths = (refused?.options.problems ?? []).map(({ path, code }) => `${path}: ${code}`);
  return {
    ...fail('not_stored', phone),
    error_text: [refused?.code ?? '', ...paths].join(' ').slice(0, 500),
  };
}

const RESULTS: Partial<Record<Lead['queue'], Taken['result']>> = {
  blacklist: 'blacklisted',
  dead: 'merged',
  invalid_phone: 'invalid_phone',
};

const toTaken = ({ id, queue }: Lead, phone: string): Taken => ({
  result: RESULTS[queue] ?? 'created',
  lead_id: id,
  error: null,
  error_text: null,
  phone,
});
