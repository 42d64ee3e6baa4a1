import type { Sent } from '#contract/module.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { TryRuleActionInput, TryRuleActionResult } from '#generated/crm/try-rule.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { choose, hindranceOf, readDesk, type Sample } from './distribute.server.ts';
import { misfitOf } from './misfit.server.ts';

/** Who would get a lead like this one, by the rules and agents as they are; nothing is stored. */
export async function tryRules(
  context: CrmContext,
  input: Sent<TryRuleActionInput>,
): Promise<TryRuleActionResult> {
  const sample = toSample(input);
  const now = await readDesk(context, [sample], false);
  const desk = { ...now, hour: input.hour?.slice(0, 5) ?? now.hour };
  const own = desk.ownOf.get(sample.ladi_page_id ?? 0);
  const judged = own
    ? [{ rule: own, misfit: null }]
    : desk.rules.map((rule) => ({ rule, misfit: misfitOf(rule, sample, desk) }));
  const first = judged.findIndex(({ misfit }) => misfit === null);
  const rule = judged[first]?.rule;
  const account = rule && choose(desk, rule, sample);
  const named = rule?.account_ids ?? [];
  const names = await readAccounts(context, named);
  return {
    account: account === undefined ? null : (names.get(account) ?? null),
    rules: judged
      .slice(0, first < 0 ? undefined : first + 1)
      .map(({ rule: { id, name }, misfit }) => ({ id, name, misfit })),
    agents: named.map((id) => ({
      id,
      name: names.get(id) ?? `#${id}`,
      hindrance: hindranceOf(desk, id),
      is_last: rule?.sticky === true && desk.lastOf.get(sample.phone ?? '') === id,
      open: desk.open.get(id) ?? 0,
    })),
  };
}

const toSample = ({ goods_id, hour: _hour, ...facts }: Sent<TryRuleActionInput>): Sample => ({
  ...facts,
  lines: goods_id ? [{ goods_id }] : [],
});

export async function readAccounts(
  { db }: CrmContext,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'display_name'])
    .where('id', '=', anyOf(accounts))
    .execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}
