import type { RecordChange } from '#contract/module.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import type { DcOrder } from '#generated/dc/dc-order.entity.gen.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';

/* Who is told of orders and of goods on their way: the people of the node that has to do something (screen book 4, inferred). */

/** An account's `status` that may work. */
const ACTIVE = 1;

/** Whoever stands in a node; in the root, which is the company, whoever stands in no other. */
async function readPeople({ db }: DcContext, node: number): Promise<number[]> {
  const own = await db
    .selectFrom('distributor as d')
    .leftJoin('distributor__account_ids as l', 'l.distributor_id', 'd.id')
    .select(['d.parent_id', 'l.account_id'])
    .where('d.id', '=', node)
    .execute();
  if (own.some(({ parent_id }) => parent_id !== null))
    return own.flatMap(({ account_id }) => account_id ?? []);
  const people = await db
    .selectFrom('account as a')
    .select('a.id')
    .where('a.status', '=', ACTIVE)
    .where('a.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('distributor__account_ids as l')
            .innerJoin('distributor as d', 'd.id', 'l.distributor_id')
            .select('l.account_id')
            .whereRef('l.account_id', '=', 'a.id')
            .where('d.parent_id', 'is not', null),
        ),
      ),
    )
    .execute();
  return people.map(({ id }) => id);
}

/** The node above hears of an order that waits for it, also of one that comes again. */
export async function notifyDeciders(
  context: DcContext,
  changes: readonly RecordChange<DcOrder>[],
): Promise<void> {
  for (const { id, action, record } of changes)
    if (record && record.supplier_id !== null && ['create', 'resubmit'].includes(action))
      await context.notify('dc_order_waiting', {
        id,
        params: { code: record.code, distributor_name: record.distributor_name ?? '' },
        accounts: await readPeople(context, record.supplier_id),
        about: { entity: 'dc_order', ids: [id] },
        but: context.actor.accountId,
      });
}

/** The receiver hears that goods are on their way, the sender that what came differs. */
export async function notifyMovements(
  context: DcContext,
  changes: readonly RecordChange<DcMovement>[],
): Promise<void> {
  for (const { id, action, record } of changes) {
    if (!record) continue;
    const message = {
      id,
      about: { entity: 'dc_movement', ids: [id] },
      but: context.actor.accountId,
    };
    const isReturn = record.kind === 'return';
    if (['send', 'leave'].includes(action) && record.to_id !== null)
      await context.notify('dc_goods_arriving', {
        ...message,
        params: { code: record.code, from_name: record.from_name ?? '', quantity: record.quantity },
        accounts: await readPeople(context, record.to_id),
        link: isReturn ? '/dc/return-history/{id}' : '/dc/receipt-history/{id}',
      });
    if (action === 'receive' && record.status === 'differs')
      await context.notify('dc_movement_differs', {
        ...message,
        params: { code: record.code, to_name: record.to_name ?? '', difference: record.difference },
        accounts: await readPeople(context, record.from_id),
        link: isReturn ? '/dc/return-history/{id}' : '/dc/distribution/{id}',
      });
  }
}
