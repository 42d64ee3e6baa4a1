import { NOBODY } from '#contract/logic.ts';
import type { ValueContext } from '#contract/field.ts';
import type { LogicScope } from '#contract/record.ts';
import { COUNTRIES, DEFAULT_ZONE, type Language } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';

/** A visitor without a session belongs to the first country. */
export const VISITOR_COUNTRY = 1;

/** How the values of a visitor are read. */
export function visitorValues(language: Language): ValueContext {
  const currency = COUNTRIES[VISITOR_COUNTRY]?.currency ?? '';
  return { language, country: VISITOR_COUNTRY, timeZone: DEFAULT_ZONE, currency };
}

/** What rules look at beside the values: a user without rights. */
export function visitorScope(now: Date): LogicScope {
  return { user: NOBODY, settings: {}, now: now.toISOString(), today: todayIn(DEFAULT_ZONE, now) };
}
