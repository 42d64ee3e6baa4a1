import { fold } from '#contract/text.ts';
import type { LeadRule } from '#generated/crm/lead-rule.entity.gen.ts';
import type { Desk, Sample } from './distribute.server.ts';

/** The condition of a rule that a lead does not meet. */
export type Misfit =
  | 'sources'
  | 'ladi_page_ids'
  | 'ads_campaign_ids'
  | 'omnichannel_page_ids'
  | 'category_ids'
  | 'city_ids'
  | 'city'
  | 'hour_from';

/** The first condition that is not met; null where the rule fits. */
export function misfitOf(rule: LeadRule, lead: Sample, desk: Desk): Misfit | null {
  const { hour, categoryOf, pageOf, cityOf } = desk;
  const cityName = (id: number): string | null => cityOf.get(id) ?? null;
  const categories = lead.lines.flatMap(({ goods_id }) => categoryOf.get(goods_id) ?? []);
  if (!isAmong(rule.sources, [lead.source])) return 'sources';
  if (!isAmong(rule.ladi_page_ids, [lead.ladi_page_id])) return 'ladi_page_ids';
  if (!isAmong(rule.ads_campaign_ids, [lead.ads_campaign_id])) return 'ads_campaign_ids';
  const page = lead.omnichannel_page_id ?? pageOf.get(lead.conversation_id ?? 0) ?? null;
  if (!isAmong(rule.omnichannel_page_ids, [page])) return 'omnichannel_page_ids';
  if (!isAmong(rule.category_ids, categories)) return 'category_ids';
  if (!isAmong(rule.city_ids?.map(cityName) ?? null, [cityName(lead.id_city ?? 0)])) return 'city_ids';
  if (rule.city && !fold(lead.city ?? '').includes(fold(rule.city))) return 'city';
  return isWithin(hour, rule.hour_from, rule.hour_to) ? null : 'hour_from';
}

/** An empty condition is met by everybody. */
const isAmong = <Value>(wanted: readonly Value[] | null, values: readonly (Value | null)[]): boolean =>
  wanted === null || wanted.length === 0 || values.some((value) => value !== null && wanted.includes(value));

/** An evening that goes on past midnight ends before it begins. */
function isWithin(hour: string, from: string | null, to: string | null): boolean {
  if (from === null || to === null) return true;
  const [first, last] = [from.slice(0, 5), to.slice(0, 5)];
  return first <= last ? hour >= first && hour < last : hour >= first || hour < last;
}
