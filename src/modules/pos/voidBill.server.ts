import type { RecordChange } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import {
  findReleased,
  redoSales,
  undoSalePoints,
  undoSales,
} from '#modules/promotion/promotion.api.server.ts';
import { issue, takeBack } from '#modules/stock/stock.api.server.ts';
import { findShop } from './find-shop.server.ts';
import { findBrought, findSold, readUids, sellPieces, takePieces } from './pieces.server.ts';

type BillChange = RecordChange<PosSale>;

/** A bill is voided while its shift is open, and as long as none of its goods have come back. */
export async function checkVoids(context: PosContext, changes: readonly BillChange[]): Promise<void> {
  const voided = changes.filter(({ action }) => action === 'void');
  if (voided.length === 0) return;
  const shifts = voided.flatMap(({ record }) => record?.shift_id ?? []);
  const open = new Set(
    (await context.records('pos_shift').lock({ id: shifts, status: 'open' })).map(({ id }) => id),
  );
  const returned = await readReturned(
    context,
    voided.map(({ id }) => id),
  );
  const originals = voided.flatMap(({ record }) => record?.original_sale_id ?? []);
  const released = await findReleased(context, 'pos_sale', originals);
  for (const change of voided) {
    if (change.record && !open.has(change.record.shift_id)) change.refuse('rule.pos_sale.shift_closed');
    else if (returned.has(change.id)) change.refuse('rule.pos_sale.has_returns');
    else if (released.has(change.record?.original_sale_id ?? 0))
      change.refuse('rule.pos_sale.voucher_given_back');
    else await checkPieces(context, change);
  }
}

/** Pieces that a return brought go out again with it: one that was sold or moved since cannot. */
async function checkPieces(context: PosContext, change: BillChange): Promise<void> {
  const { record } = change;
  if (record?.kind !== 'return') return;
  const brought = await findBrought(context, record);
  for (const code of record.lines.flatMap(({ uids }) => readUids(uids)))
    if (!brought.has(code)) return change.refuse('messages.uid_unavailable', undefined, { value: code });
}

/** Those of the bills that goods have come back of. */
async function readReturned({ db }: PosContext, ids: readonly number[]): Promise<ReadonlySet<number | null>> {
  const rows = await db
    .selectFrom('pos_sale')
    .select('original_sale_id')
    .where('original_sale_id', '=', anyOf(ids))
    .where('status', '=', 'paid')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ original_sale_id }) => original_sale_id));
}

/**
 * What a voided sale took comes back, and what its promotions gave counts no longer; what a voided return brought goes out again,
 * and counts again.
 */
export async function undoStock(context: PosContext, changes: readonly BillChange[]): Promise<void> {
  const bills = changes.flatMap(({ record }) => record ?? []);
  const sales = bills.filter(({ kind }) => kind === 'sale');
  const ids = sales.map(({ id }) => id);
  if (ids.length > 0) await takeBack(context, { type: 'pos_sale', ids });
  const codes = sales.map(({ code }) => code);
  await takePieces(context, await findSold(context, codes));
  await undoSales(context, 'pos_sale', ids);
  await undoSalePoints(
    context,
    'pos_sale',
    bills.map(({ id }) => id),
  );
  await redoSales(
    context,
    'pos_sale',
    bills.flatMap(({ original_sale_id }) => original_sale_id ?? []),
  );
  for (const bill of bills) if (bill.kind === 'return') await issueAgain(context, bill);
}

async function issueAgain(context: PosContext, bill: PosSale): Promise<void> {
  const { id, code, pos_id, lines, original_sale_id } = bill;
  const { warehouse_id } = await findShop(context, pos_id);
  const [original] = await context.records('pos_sale').find({ id: original_sale_id ?? 0 });
  await sellPieces(context, [...(await findBrought(context, bill)).values()], original?.code ?? code);
  await issue(
    context,
    { reason: 'sale', other: 'customer', document_type: 'pos_sale' },
    lines.map(({ goods_id, quantity }) => ({
      goods_id,
      quantity: -quantity,
      warehouse_id,
      document_id: id,
      document_code: code,
    })),
  );
}
