import { NOBODY, type Values } from '#contract/logic.ts';
import type { SettleContext } from '#contract/settleRecord.ts';

/** What the computed values of a seed's row look at. */
export function toLogic(record: Values, parent: Values, now: Date): SettleContext {
  const time = now.toISOString();
  return {
    record,
    parent,
    old: null,
    input: {},
    user: NOBODY,
    settings: {},
    now: time,
    today: time.slice(0, 10),
  };
}
