import type { Condition, LogicContext, Row } from '#contract/logic.ts';
import { toConditionCodes } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import type { PageSession } from '#web/auth/session.ts';

/** What conditions of a screen may look at beside the row. */
export function createLogicContext(session: PageSession, now: Date): Omit<LogicContext, 'record'> {
  const { customer } = session;
  return {
    parent: {},
    old: null,
    input: {},
    user: {
      id: session.identity_id,
      customer: customer.id,
      permissions: toConditionCodes(session.permissions, session.implied ?? []),
      warehouses: session.warehouses.map(({ id }) => id),
      pos: session.pos.map(({ id }) => id),
      shops: session.pos.flatMap(({ warehouse_id }) => warehouse_id ?? []),
      node: session.node ?? null,
      nodes: session.nodes ?? [],
    },
    settings: session.settings ?? {},
    now: now.toISOString(),
    today: todayIn(customer.time_zone, now),
  };
}

/**
 * Whether a condition holds for a row of a list; `undefined` when it looks at a field that the row does not
 * carry (its column is hidden): then the server judges.
 */
export function isKnownToHold(
  condition: Condition,
  row: Row,
  context: Omit<LogicContext, 'record'>,
): boolean | undefined {
  let isComplete = true;
  const record = new Proxy(row, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) isComplete = false;
      return target[name as string];
    },
  });
  const holds = condition({ ...context, record });
  return isComplete ? holds : undefined;
}
