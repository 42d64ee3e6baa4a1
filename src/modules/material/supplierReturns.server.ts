import { sql } from 'kysely';
import type { MaterialContext } from '#generated/material/module.gen.server.ts';
import { setSupplierDebts } from '#modules/partner/partner.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** What went back of receipts is not owed any more, at what its lines say with their tax; nothing is owed yet while prices are missing. */
export async function creditReturns(context: MaterialContext, receipts: readonly number[]): Promise<void> {
  const { db, today } = context;
  const rows = await db
    .selectFrom('material_move as move')
    .innerJoin('material_lot as lot', 'lot.id', 'move.lot_id')
    .innerJoin('material_receipt as receipt', 'receipt.id', 'lot.receipt_id')
    .innerJoin('material_receipt_line as line', (join) =>
      join
        .onRef('line.material_receipt_id', '=', 'receipt.id')
        .onRef('line.lot_code', '=', 'lot.code')
        .onRef('line.material_id', '=', 'lot.material_id'),
    )
    .select([
      'receipt.supplier_id',
      'receipt.code',
      sql<number>`round(sum(move.quantity * line.unit_price * (100 + greatest(coalesce(line.tax_rate, 0), 0)) / 100))::int8`.as(
        'amount',
      ),
    ])
    .where('receipt.id', '=', anyOf(receipts))
    .where('receipt.uncosted', '=', 0)
    .where('move.kind', '=', 'supplier_return')
    .where('line.deleted_at', 'is', null)
    .groupBy(['receipt.supplier_id', 'receipt.code'])
    .execute();
  await setSupplierDebts(
    context,
    rows.map(({ supplier_id, code, amount }) => ({
      supplier_id,
      kind: 'return',
      document_code: code,
      on_date: today,
      amount,
    })),
  );
}
