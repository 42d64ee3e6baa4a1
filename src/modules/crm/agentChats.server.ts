import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** States of a conversation that somebody has to answer. */
const OPEN = [10, 20, 30, 40, 50] as const;

/**
 * How many conversations each agent has to answer. It stands at the agent, so that whoever leads them sees how much they carry without
 * a right to read what is written.
 */
export async function countChats({ db, records }: CrmContext): Promise<void> {
  const agents = await db
    .selectFrom('crm_agent as a')
    .select(({ selectFrom }) => [
      'a.id',
      'a.chats',
      selectFrom('conversation as c')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('c.account_id', '=', 'a.account_id')
        .where('c.status', 'in', OPEN)
        .where('c.deleted_at', 'is', null)
        .as('open'),
    ])
    .where('a.deleted_at', 'is', null)
    .orderBy('a.id')
    .execute();
  const changed = agents.flatMap(({ id, chats, open }) =>
    Number(open) === chats ? [] : [{ id, chats: Number(open) }],
  );
  if (changed.length > 0) await records('crm_agent').update(changed);
}
