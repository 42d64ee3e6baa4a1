import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { FormPreset } from '#generated/system/form-preset.entity.gen.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';

/** Templates of one account: nobody chooses among more. */
const MAX_PRESETS = 200;

/** Characters of what a template keeps, as JSON: a form of a hundred rows has half as many. */
const MAX_CONTENT = 100_000;

export const formPresetHooks = { beforeWrite: guardSize };

/** An account keeps no more templates, and no larger ones, than anybody works with. */
async function guardSize(
  context: SystemContext,
  changes: readonly RecordChange<FormPreset>[],
): Promise<void> {
  for (const change of changes)
    if (JSON.stringify(change.record?.content ?? null).length > MAX_CONTENT)
      change.refuse('too_long', 'content', { limit: MAX_CONTENT });
  const news = changes.filter(({ old }) => !old);
  const free = news.length > 0 ? MAX_PRESETS - (await countOwn(context)) : 0;
  for (const change of news.slice(Math.max(free, 0)))
    change.refuse('too_many_rows', 'name', { limit: MAX_PRESETS });
}

async function countOwn({ actor, db, lockNames }: SystemContext): Promise<number> {
  // Whoever else adds one for the same account waits here, and counts this one.
  await lockNames([`presets of ${actor.accountId}`]);
  const { count } = await db
    .selectFrom('form_preset')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('created_by', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  return count;
}
