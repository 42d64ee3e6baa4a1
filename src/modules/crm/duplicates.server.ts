import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { maskPhone } from './phones.ts';
import { isFresh, isTyped, OPEN_QUEUES } from './queues.server.ts';

const DAY_MS = 86_400_000;

type LeadChange = RecordChange<Lead>;

/** A lead that somebody works on already. */
interface Known {
  id: number;
  phone: string;
  name: string | null;
  account_id: number | null;
  duplicate_count: number;
}

/**
 * Who asks twice is one lead: the new one is set aside, the old one is called at once. Staff are refused, unless they lead the agents.
 */
export async function markDuplicates(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const news = changes.filter((change) => isFresh(change) && change.record && isOpen(change.record));
  const phones = news.flatMap(({ record }) => record?.phone ?? []);
  const days = Number(context.settings['crm_duplicate_days'] ?? 0);
  if (phones.length === 0 || days === 0) return;
  const known = await findOpen(context, phones, days);
  const repeated: Known[] = [];
  for (const change of news) {
    const first = known.get(change.record?.phone ?? '');
    if (!change.record || !first) continue;
    if (!isTyped(context, change)) repeated.push(setAside(change.record, first));
    else if (!context.user.permissions.includes('crm_lead_dead'))
      change.refuse('rule.lead.is_open', 'phone', { value: first.name ?? first.phone });
  }
  await callFirst(context, repeated);
}

const isOpen = ({ queue }: Lead): boolean => OPEN_QUEUES.includes(queue);

async function findOpen(
  { db, now }: CrmContext,
  phones: readonly string[],
  days: number,
): Promise<Map<string, Known>> {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'phone', 'name', 'account_id', 'duplicate_count'])
    .where('phone', '=', anyTextOf(phones))
    .where('queue', 'in', OPEN_QUEUES)
    .where('created_at', '>=', since)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute();
  return new Map(
    rows.map((row): [string, Known] => [
      row.phone ?? '',
      { ...row, phone: row.phone ?? '', duplicate_count: row.duplicate_count ?? 0 },
    ]),
  );
}

function setAside(lead: Lead, first: Known): Known {
  lead.queue = 'dead';
  lead.status = 40;
  lead.cancel_type = 'duplicate_data';
  lead.lost_reason = 'bad_data';
  lead.duplicate_of = first.id;
  return first;
}

/** Asking twice is the hottest lead there is. */
async function callFirst({ records, notify, now }: CrmContext, firsts: readonly Known[]): Promise<void> {
  if (firsts.length === 0) return;
  const ids = [...new Set(firsts.map(({ id }) => id))];
  const rows = await records('lead').lock({ id: ids });
  await records('lead').update(
    rows.map(({ id, duplicate_count }) => ({
      id,
      duplicate_count: (duplicate_count ?? 0) + firsts.filter((first) => first.id === id).length,
      reprocess_at: now.toISOString(),
    })),
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
