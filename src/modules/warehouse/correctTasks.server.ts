import type { RecordChange, Sent } from '#contract/module.ts';
import type { CorrectTaskActionInput } from '#generated/warehouse/correct-task.action.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { WarehouseTask } from '#generated/warehouse/warehouse-task.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { noteTasks, type Task } from './tasks.server.ts';

/**
 * Work is taken back once, for whoever is said to have done it and on the day on which he did; his sums follow. The document that it
 * was done for does not change: what was picked or counted is corrected there.
 */
export async function correctTasks(
  context: WarehouseContext,
  changes: readonly RecordChange<WarehouseTask>[],
  { reason }: Sent<CorrectTaskActionInput>,
): Promise<void> {
  const undone = await context.db
    .selectFrom('warehouse_task')
    .select('undoes_id')
    .where('undoes_id', '=', anyOf(changes.map(({ id }) => id)))
    .execute();
  const known = new Set(undone.map(({ undoes_id }) => undoes_id));
  const counter = changes.flatMap((change): Task[] => {
    if (!change.old || known.has(change.id)) {
      change.refuse('rule.warehouse_task.corrected');
      return [];
    }
    const { type, account_id, working_date, working_shift, warehouse_id, sku, ...work } = change.old;
    return [
      {
        type,
        account_id,
        working_date,
        working_shift,
        warehouse_id,
        sku,
        order_tracking_id: work.order_tracking_id,
        quantity: -work.quantity,
        money: work.money === null ? null : -work.money,
        seconds: null,
        undoes_id: change.id,
        note: reason,
      },
    ];
  });
  await noteTasks(context, counter);
}
