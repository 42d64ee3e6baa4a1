import type { RecordChange } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosShift } from '#generated/pos/pos-shift.entity.gen.ts';

/** Whoever looks after the money hears of a shift whose drawer does not hold what its bills say. */
export async function notifyDifferences(
  { notify, actor }: PosContext,
  changes: readonly RecordChange<PosShift>[],
): Promise<void> {
  for (const { action, record } of changes)
    if (action === 'close' && record?.difference)
      await notify('shift_differs', {
        params: { code: record.code, difference: record.difference },
        but: actor.accountId,
      });
}
