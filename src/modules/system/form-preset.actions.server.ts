import type { ActionContext } from '#contract/ports.ts';

/** Templates of one account: nobody chooses among more. */
const MAX_PRESETS = 200;

/** Characters of what a template keeps, as JSON: a form of a hundred rows has half as many. */
const MAX_CONTENT = 100_000;

/** An account keeps no more templates, and no larger ones, than anybody works with. */
export async function beforeWrite({
  tx,
  user,
  customerId,
  old,
  record,
  refuse,
}: ActionContext): Promise<void> {
  if (!record || !user) return;
  if (JSON.stringify(record['content'] ?? null).length > MAX_CONTENT)
    refuse('too_long', 'content', { limit: MAX_CONTENT });
  if (old) return;
  // Whoever else adds one for the same account waits here, and counts this one.
  await tx.query('select id from "account" where customer_id = $1 and id = $2 for update', [
    customerId,
    user.id,
  ]);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from "form_preset" where customer_id = $1 and created_by = $2',
    [customerId, user.id],
  );
  if ((rows[0]?.count ?? 0) >= MAX_PRESETS) refuse('too_many_rows', 'name', { limit: MAX_PRESETS });
}
