import type { ActionContext } from '#contract/ports.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import { bumpStamp } from '#server/account/sessionStore.ts';
import {
  lockAdministrators,
  readHolders,
  refuseNotHeld,
  refuseWithoutAdministrator,
  toCodes,
} from './grants.server.ts';

/** Nobody puts into a role what he does not hold, nor takes codes out of one that holds more than he does. */
export function beforeWrite(context: ActionContext): void {
  const { old, record } = context;
  const before = toCodes(old?.['permissions']);
  const after = toCodes(record?.['permissions']);
  const changed = [
    ...after.filter((code) => !before.includes(code)),
    ...before.filter((code) => !after.includes(code)),
  ];
  refuseNotHeld(context, changed, record ? 'permissions' : undefined);
}

/** The holders' rights change from their next request on; an administrator always remains. */
export async function afterWrite(context: ActionContext): Promise<void> {
  const { tx, customerId, old } = context;
  if (!old) return;
  await bumpStamp(tx, customerId, await readHolders(context, Number(old['id'])));
  if (!toCodes(old['permissions']).includes(SUPER_ADMIN)) return;
  await lockAdministrators(context);
  await refuseWithoutAdministrator(context);
}
