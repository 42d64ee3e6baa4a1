import type { ChangeContext, EntityHooks, RecordChange } from '#contract/module.ts';

/** Templates of one account: nobody chooses among more. */
const MAX_PRESETS = 200;

/** Characters of what a template keeps, as JSON: a form of a hundred rows has half as many. */
const MAX_CONTENT = 100_000;

export const formPresetHooks: EntityHooks = { beforeWrite: guardSize };

/** An account keeps no more templates, and no larger ones, than anybody works with. */
async function guardSize(context: ChangeContext, changes: readonly RecordChange[]): Promise<void> {
  for (const change of changes)
    if (JSON.stringify(change.record?.['content'] ?? null).length > MAX_CONTENT)
      change.refuse('too_long', 'content', { limit: MAX_CONTENT });
  const news = changes.filter(({ old }) => !old);
  const free = news.length > 0 ? MAX_PRESETS - (await countOwn(context)) : 0;
  for (const change of news.slice(Math.max(free, 0)))
    change.refuse('too_many_rows', 'name', { limit: MAX_PRESETS });
}

async function countOwn({ actor, query }: ChangeContext): Promise<number> {
  const own = [actor.customerId, actor.accountId];
  // Whoever else adds one for the same account waits here, and counts this one.
  await query('select id from "account" where customer_id = $1 and id = $2 for update', own);
  const { rows } = await query<{ count: number }>(
    'select count(*)::int as count from "form_preset" where customer_id = $1 and created_by = $2',
    own,
  );
  return rows[0]?.count ?? 0;
}
