import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { LeadSheet } from '#generated/crm/lead-sheet.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { readPages } from './leadPages.server.ts';
import { maskPhone } from './phones.ts';
import { isFresh, isTyped, OPEN_QUEUES } from './queues.server.ts';

const DAY_MS = 86_400_000;

type LeadChange = RecordChange<Lead>;

/** A lead that somebody works on already. */
type Known = Pick<Lead, 'id' | 'phone' | 'name' | 'created_at'>;

/**
 * Who asks twice is one lead: the new one is set aside, the old one is called at once. Staff are refused, unless they lead the agents.
 */
export async function markDuplicates(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const news = changes.filter((change) => isFresh(change) && change.record && isOpen(change.record));
  const leads = news.flatMap(({ record }) => (record?.phone ? [record] : []));
  const findFirst = await findRepeated(context, leads);
  const kept = await readSheets(context, leads);
  const repeated: Repeated[] = [];
  for (const change of news) {
    const first = change.record && findFirst(change.record);
    if (!change.record || !first) continue;
    const repeatedOf = kept.get(change.record.lead_sheet_id ?? 0);
    if (repeatedOf === 'keep') continue;
    if (repeatedOf === 'skip') {
      change.refuse('rule.lead.is_open', 'phone', { value: first.name ?? change.record.phone ?? '' });
      continue;
    }
    if (!isTyped(context, change)) repeated.push({ id: setAside(change.record, first), lead: change.record });
    else if (!context.user.permissions.includes('crm_lead_dead'))
      change.refuse('rule.lead.is_open', 'phone', { value: first.name ?? first.phone ?? '' });
  }
  await callFirst(context, repeated);
}

const isOpen = ({ queue }: Lead): boolean => OPEN_QUEUES.includes(queue);

/** What is to be done with repeated people of the sheets that leads came in, by sheet. */
async function readSheets(
  { records }: CrmContext,
  leads: readonly Lead[],
): Promise<ReadonlyMap<number, LeadSheet['repeated']>> {
  const ids = [...new Set(leads.flatMap(({ lead_sheet_id: id }) => id ?? []))];
  const sheets = ids.length === 0 ? [] : await records('lead_sheet').find({ id: ids });
  return new Map(sheets.map(({ id, repeated }) => [id, repeated]));
}

/** Finds the lead that somebody works on already, of so many days as the page or the company says. */
export async function findRepeated(
  context: CrmContext,
  leads: readonly Pick<Lead, 'phone' | 'ladi_page_id'>[],
): Promise<(lead: Pick<Lead, 'phone' | 'ladi_page_id'>) => Known | undefined> {
  const pages = await readPages(context, leads);
  const own = Number(context.settings['crm_duplicate_days'] ?? 0);
  const sinceOf = ({ ladi_page_id: page }: Pick<Lead, 'ladi_page_id'>): string => {
    const days = pages.get(page ?? 0)?.duplicate_days ?? own;
    return days === 0 ? NEVER : new Date(context.now.getTime() - days * DAY_MS).toISOString();
  };
  const sinces = leads.map(sinceOf).filter((since) => since !== NEVER);
  const [earliest] = sinces.toSorted();
  const known = earliest ? await findOpen(context, leads, earliest) : [];
  return (lead) => {
    const since = sinceOf(lead);
    return known.find(
      ({ phone, created_at: at }) => phone === lead.phone && Date.parse(at) >= Date.parse(since),
    );
  };
}

/** Later than any lead. */
const NEVER = '9999-12-31T00:00:00.000Z';

/** The oldest first. */
async function findOpen(
  { db }: CrmContext,
  leads: readonly Pick<Lead, 'phone'>[],
  since: string,
): Promise<readonly Known[]> {
  return db
    .selectFrom('lead')
    .select(['id', 'phone', 'name', 'created_at'])
    .where('phone', '=', anyTextOf(leads.flatMap(({ phone }) => phone ?? [])))
    .where('queue', 'in', OPEN_QUEUES)
    .where('created_at', '>=', since)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1_000)
    .execute();
}

function setAside(lead: Lead, first: Known): number {
  lead.queue = 'dead';
  lead.status = 40;
  lead.cancel_type = 'duplicate_data';
  lead.lost_reason = 'bad_data';
  lead.duplicate_of = first.id;
  return first.id;
}

/** What a form that was filled in to its end says of somebody who had left it half way. */
const TYPED = [
  'name',
  'email',
  'city',
  'ward',
  'address',
  'product',
  'quantity',
] as const satisfies readonly (keyof Lead)[];

function finish(row: Lead, whole: Lead | undefined) {
  if (row.is_partial !== true || !whole) return {};
  const lines = whole.lines.map(({ goods_id, quantity, unit_price, discount, is_gift }) => ({
    goods_id,
    quantity,
    unit_price,
    discount,
    is_gift,
  }));
  return {
    ...Object.fromEntries(TYPED.map((name) => [name, whole[name] ?? row[name]])),
    ...(row.lines.length === 0 && { lines }),
    is_partial: false,
  };
}

/** The lead that is worked on, and what came of the same person since. */
interface Repeated {
  id: number;
  lead: Lead;
}

/** Asking twice is the hottest lead there is; whoever left the form half way the first time has now said the rest. */
async function callFirst({ records, notify, now }: CrmContext, firsts: readonly Repeated[]): Promise<void> {
  if (firsts.length === 0) return;
  const ids = [...new Set(firsts.map(({ id }) => id))];
  const rows = await records('lead').lock({ id: ids });
  await records('lead').update(
    rows.map((row) => {
      const again = firsts.filter(({ id }) => id === row.id);
      return {
        id: row.id,
        ...finish(row, again.findLast(({ lead }) => lead.is_partial !== true)?.lead),
        duplicate_count: (row.duplicate_count ?? 0) + again.length,
        reprocess_at: now.toISOString(),
      };
    }),
  );
  for (const { id, name, phone, account_id } of rows)
    if (account_id !== null)
      await notify('lead_asked_again', {
        id,
        params: { name: name ?? maskPhone(phone) },
        accounts: [account_id],
        about: { entity: 'lead', ids: [id] },
      });
}
