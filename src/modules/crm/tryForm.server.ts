import type { Sent } from '#contract/module.ts';
import { isPhone, toPhone } from '#fields/phone/phone.ts';
import type { LadiPage } from '#generated/crm/ladi-page.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { TryFormActionInput, TryFormActionResult } from '#generated/crm/try-form.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { findPhoneBlock } from './blacklist.server.ts';
import { choose, readDesk, ruleOf } from './distribute.server.ts';
import { findRepeated } from './duplicates.server.ts';
import { readPayload } from './payload.ts';
import { draftLead, findWords, mapFields } from './takeForm.server.ts';
import { readAccounts } from './tryRule.server.ts';

/** What would become of a form that a page sends: the facts of the lead, and where it would begin. Nothing is stored. */
export async function tryForm(
  context: CrmContext,
  { ladi_page_id, sample }: Sent<TryFormActionInput>,
): Promise<TryFormActionResult> {
  const [page] = await context.records('ladi_page').find({ id: ladi_page_id });
  if (!page) return context.refuse('reference_not_found', 'ladi_page_id');
  const facts = mapFields(page, readPayload(sample));
  const words = await findWords(context, Object.values(facts));
  const draft = await draftLead(context, { page, facts, words });
  const goods = (draft.lines ?? []).flatMap(({ goods_id }) => goods_id ?? []);
  return {
    facts: Object.entries(facts).map(([field, text]) => ({ field, text })),
    words: words.map(({ word }) => word),
    goods: await readGoods(context, goods),
    ...(await place(context, page, {
      phone: facts['phone'] ?? null,
      isRefused: words.some(({ action }) => action === 'refuse'),
      isReady: Boolean(facts['name'] && facts['address'] && facts['ward']) && goods.length > 0,
      account_id: draft.account_id ?? null,
      ads_campaign_id: draft.ads_campaign_id ?? null,
      city: facts['city'] ?? null,
      goods,
    })),
  };
}

/** What decides where a new lead begins. */
interface Form {
  /** As it was sent. */
  phone: string | null;
  isRefused: boolean;
  isReady: boolean;
  account_id: number | null;
  ads_campaign_id: number | null;
  city: string | null;
  goods: readonly number[];
}

type Placed = Pick<TryFormActionResult, 'outcome' | 'rule' | 'account'>;

const toPlaced = (outcome: Placed['outcome']): Placed => ({ outcome, rule: null, account: null });

async function place(context: CrmContext, page: LadiPage, form: Form): Promise<Placed> {
  const { country } = context.company;
  if (form.phone === null) return toPlaced('no_phone');
  if (form.isRefused) return toPlaced('refused');
  const phone = toPhone(form.phone, country) ?? '';
  if (!isPhone(phone, country)) return toPlaced('invalid_phone');
  if (await findPhoneBlock(context, phone)) return toPlaced('blacklist');
  const lead = { phone, ladi_page_id: page.id };
  if ((await findRepeated(context, [lead]))(lead)) return toPlaced('merged');
  return form.isReady ? toPlaced('complete') : handOut(context, page, { ...form, phone });
}

async function handOut(
  context: CrmContext,
  { id, provider }: LadiPage,
  { phone, city, ads_campaign_id, account_id, goods }: Form,
): Promise<Placed> {
  const lines = goods.map((goods_id) => ({ goods_id }));
  const sample = { phone, city, ads_campaign_id, ladi_page_id: id, source: provider, lines };
  const desk = await readDesk(context, [sample], false);
  const rule = ruleOf(desk, sample);
  const account = account_id ?? (rule && choose(desk, rule, sample));
  if (account === undefined) return { ...toPlaced('incomplete'), rule: rule?.name ?? null };
  const names = await readAccounts(context, [account]);
  return {
    outcome: 'telesale',
    rule: account_id === null ? (rule?.name ?? null) : null,
    account: names.get(account) ?? null,
  };
}

async function readGoods({ db }: CrmContext, ids: readonly number[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const rows = await db.selectFrom('goods').select('name').where('id', '=', anyOf(ids)).execute();
  return rows.map(({ name }) => name).join(', ');
}
