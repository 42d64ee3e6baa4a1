import { isDeepStrictEqual } from 'node:util';
import type { RecordChange } from '#contract/module.ts';
import { fold } from '#contract/text.ts';
import type { LeadRule } from '#generated/crm/lead-rule.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** What rules ask of a lead, in one form however it was written down: order and empty lists say nothing. */
const conditionsOf = (rule: LeadRule): unknown => ({
  sources: toSet(rule.sources),
  pages: toSet(rule.ladi_page_ids),
  campaigns: toSet(rule.ads_campaign_ids),
  chats: toSet(rule.omnichannel_page_ids),
  categories: toSet(rule.category_ids),
  cities: toSet(rule.city_ids),
  city: fold(rule.city ?? ''),
  hours: [rule.hour_from, rule.hour_to],
});

const toSet = (values: readonly (string | number)[] | null): readonly string[] =>
  (values ?? []).map(String).sort();

/** Rules that ask the same are named to each other: of two the second is never taken. */
export async function noteSameRules(
  { records }: CrmContext,
  changes: readonly RecordChange<LeadRule>[],
): Promise<void> {
  if (changes.every(({ record, old }) => record && old && !isMoved(record, old))) return;
  const rules = (await records('lead_rule').lock({})).toSorted(
    (a, b) => a.position - b.position || a.id - b.id,
  );
  const news = rules.flatMap((rule) => {
    const same_as_id = rule.active ? (findSame(rules, rule)?.id ?? null) : null;
    return same_as_id === rule.same_as_id ? [] : [{ id: rule.id, same_as_id }];
  });
  if (news.length > 0) await records('lead_rule').update(news);
}

const isMoved = (record: LeadRule, old: LeadRule): boolean =>
  record.active !== old.active ||
  record.position !== old.position ||
  !isDeepStrictEqual(conditionsOf(record), conditionsOf(old));

const findSame = (rules: readonly LeadRule[], rule: LeadRule): LeadRule | undefined =>
  rules.find(
    (one) => one.active && one.id !== rule.id && isDeepStrictEqual(conditionsOf(one), conditionsOf(rule)),
  );
