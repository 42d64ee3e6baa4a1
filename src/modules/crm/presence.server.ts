import type { CrmAgent } from '#generated/crm/crm-agent.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

const MINUTE_MS = 60_000;

/** Who works is noted again only after so long, so that his row has few changes. */
const NOTED_MS = 5 * MINUTE_MS;

/** Who is away for so long is gone. */
const GONE_MS = 60 * MINUTE_MS;

/** Whoever takes, keeps or ends a card is at the desk; who is on no list yet is put there. */
export async function noteSeen({ records, actor, now, lockNames }: CrmContext): Promise<void> {
  const { accountId: account_id } = actor;
  const seen = { presence: 'online', seen_at: now.toISOString() } as const;
  const [known] = await records('crm_agent').find({ account_id });
  if (known && isNoted(known, now)) return;
  await lockNames([`agent of account ${account_id}`]);
  const [agent] = await records('crm_agent').lock({ account_id });
  if (!agent) await records('crm_agent').create([{ account_id, ...seen }]);
  else await records('crm_agent').update([{ id: agent.id, ...seen }]);
}

const isNoted = ({ presence, seen_at }: CrmAgent, now: Date): boolean =>
  presence === 'online' && seen_at !== null && now.getTime() - Date.parse(seen_at) < NOTED_MS;

/** Whether rules give somebody leads: not while he is away from his desk. Who has never been seen there works otherwise. */
export const isHere = (agent: CrmAgent | undefined): boolean =>
  !agent || agent.presence === null || agent.presence === 'online';

/** Each minute: who has done nothing for the company's minutes (`crm_away_minutes`; 0: nobody is away). */
export async function markAway({ db, records, settings, now }: CrmContext): Promise<void> {
  const minutes = Number(settings['crm_away_minutes'] ?? 0);
  const idle = await db
    .selectFrom('crm_agent')
    .select(['id', 'presence', 'seen_at'])
    .where('presence', 'in', ['online', 'away'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const changed = idle.flatMap(({ id, presence: known, seen_at }) => {
    const presence = presenceAfter(now.getTime() - Date.parse(seen_at ?? ''), minutes);
    return presence === known ? [] : [{ id, presence }];
  });
  if (changed.length > 0) await records('crm_agent').update(changed);
}

function presenceAfter(idleMs: number, minutes: number): NonNullable<CrmAgent['presence']> {
  if (minutes === 0 || idleMs < minutes * MINUTE_MS) return 'online';
  return idleMs < Math.max(GONE_MS, 2 * minutes * MINUTE_MS) ? 'away' : 'offline';
}
