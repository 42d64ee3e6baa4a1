import type { ServerModel } from '#contract/model.ts';
import { holdsAny, passesGate } from '#contract/session.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';

/** Modules in whose menu a session may open something, and the tabs that they stand under (spec 3, "Session"). */
export function openModules(
  { modules }: Pick<ServerModel, 'modules'>,
  { permissions, customer }: Pick<ServerSession, 'permissions' | 'customer'>,
): string[] {
  const open = modules.filter(
    ({ gate, menu = [] }) => passesGate(gate, customer) && menu.some((codes) => holdsAny(permissions, codes)),
  );
  return [...new Set(open.flatMap(({ name, tab = name }) => [name, tab]))].sort();
}
