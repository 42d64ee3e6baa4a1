import type { ChangeContext } from '#contract/module.ts';
import { asWarehouse } from '#generated/warehouse/module.gen.server.ts';

/* What modules above do with the warehouse's documents, by its own right, inside the caller's transaction. */

/** Goods that a workshop hands over. */
interface Production {
  warehouse_id: number;
  note: string;
  lines: readonly { goods_id: number; quantity: number; unit_cost: number }[];
}

/** What was made is on its way to a warehouse, which counts it; the code of its receipt. */
export async function expectProduction(
  caller: Pick<ChangeContext, 'within'>,
  { warehouse_id, note, lines }: Production,
): Promise<string> {
  const receipts = asWarehouse(caller).records('goods_receipt');
  const made = await receipts.create([
    {
      kind: 'production',
      warehouse_id,
      note,
      lines: lines.map(({ goods_id, quantity, unit_cost }) => ({
        goods_id,
        expected_quantity: quantity,
        unit_cost,
      })),
    },
  ]);
  await receipts.transition(
    'send',
    made.map(({ id }) => id),
  );
  return made[0]?.code ?? '';
}
