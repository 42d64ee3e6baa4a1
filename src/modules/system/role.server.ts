import { isDeepStrictEqual } from 'node:util';
import type { RecordChange } from '#contract/module.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';
import type { Role } from '#generated/system/role.entity.gen.ts';
import { bumpStamp } from '#server/account/sessionStore.ts';
import {
  lockAdministrators,
  readHolders,
  refuseNotHeld,
  refuseWithoutAdministrator,
  toCodes,
} from './grants.server.ts';

export const roleHooks = { beforeWrite: guardCodes, afterWrite: followRoles };

/** Nobody puts into a role what he does not hold, nor takes codes out of one that holds more than he does. */
function guardCodes(context: SystemContext, changes: readonly RecordChange<Role>[]): void {
  for (const change of changes) {
    const { old, record } = change;
    const before = toCodes(old?.permissions);
    const after = toCodes(record?.permissions);
    const changed = [
      ...after.filter((code) => !before.includes(code)),
      ...before.filter((code) => !after.includes(code)),
    ];
    refuseNotHeld(context, change, changed, record ? 'permissions' : undefined);
  }
}

/** The holders' rights change from their next request on; an administrator always remains. */
async function followRoles(context: SystemContext, changes: readonly RecordChange<Role>[]): Promise<void> {
  const known = changes.filter(
    ({ old, record }) => old && !isDeepStrictEqual(old.permissions, record?.permissions),
  );
  if (known.length === 0) return;
  const holders = await readHolders(
    context,
    known.map(({ id }) => id),
  );
  await bumpStamp(context, context.actor.customerId, holders);
  if (!known.some(({ old }) => toCodes(old?.permissions).includes(SUPER_ADMIN))) return;
  await lockAdministrators(context);
  await refuseWithoutAdministrator(context);
}
