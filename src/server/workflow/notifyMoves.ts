import type { Values } from '#contract/logic.ts';
import type { NotificationMessage } from '#contract/notification.ts';
import type { TransitionNotice } from '#contract/workflow.ts';
import type { Queries } from '../db/Db.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import type { Asked } from './refuseTransition.ts';

/** Who moved records, and where it is told. */
export interface Mover {
  tx: Queries;
  parts: Pick<ServerParts, 'notifier'>;
  session: { accountId: number; customer: { id: number } };
}

/** Tells of moved records what the transition's `notify` says, in the same transaction; of several at once in one line. */
export async function notifyMoves(
  { tx, parts, session }: Mover,
  { entity, transition: { notify } }: Asked,
  moved: readonly Values[],
): Promise<void> {
  if (!notify) return;
  for (const [account, records] of groupByReader(notify, moved)) {
    const message: NotificationMessage = {
      ...(account === undefined ? {} : { accounts: [account] }),
      params: toParams(notify, records[0] ?? {}),
      about: { entity: entity.name, ids: records.map((record) => Number(record['id'])) },
      but: session.accountId,
    };
    await parts.notifier.send(tx, session.customer.id, notify.key, message);
  }
}

/** Records by the account that is told of them; all in one where the registry says who does. */
function groupByReader(
  { to }: TransitionNotice,
  moved: readonly Values[],
): ReadonlyMap<number | undefined, Values[]> {
  const groups = new Map<number | undefined, Values[]>();
  for (const record of moved) {
    const account = to === undefined ? undefined : record[to];
    if (account === null || (to !== undefined && account === undefined)) continue;
    const key = account as number | undefined;
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return groups;
}

function toParams({ params }: TransitionNotice, record: Values): Record<string, string | number> {
  return Object.fromEntries(params.map((name) => [name, (record[name] ?? '') as string | number]));
}
