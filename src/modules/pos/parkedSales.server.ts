import type { Sent } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { ParkSaleActionInput, ParkSaleActionResult } from '#generated/pos/park-sale.action.gen.ts';
import type { ResumeSaleActionInput, ResumeSaleActionResult } from '#generated/pos/resume-sale.action.gen.ts';
import { findShop } from './find-shop.server.ts';

/* Bills that wait for their buyers: parked at one till of a shop, continued at any. */

/** Puts a bill aside; one that was sent before, when its answer was lost, is that one. */
export async function parkSale(
  context: PosContext,
  input: Sent<ParkSaleActionInput>,
): Promise<ParkSaleActionResult> {
  const { records, now } = context;
  const { pos_id, operation, parked_at, lines, ...bill } = input;
  await findShop(context, pos_id);
  const [known] = await records('parked_sale').find({ operation, pos_id });
  if (known) return { code: known.code };
  const names = await readNames(context, lines);
  const sent = parked_at ? Date.parse(parked_at) : now.getTime();
  const [made] = await records('parked_sale').create([
    {
      ...bill,
      pos_id,
      operation,
      parked_at: new Date(Math.min(sent, now.getTime())).toISOString(),
      lines: lines.map((line, index) => ({ ...line, ...names[index] })),
    },
  ]);
  return { code: made?.code ?? '' };
}

type Lines = Sent<ParkSaleActionInput>['lines'];

/** What each line is of: an article or a combo. */
async function readNames(
  { records, refuse }: PosContext,
  lines: Lines,
): Promise<{ sku: string; name: string }[]> {
  const goods = await records('goods').find({ id: lines.flatMap(({ goods_id }) => goods_id ?? []) });
  const combos = await records('combo').find({ id: lines.flatMap(({ combo_id }) => combo_id ?? []) });
  return lines.map(({ goods_id, combo_id }, index) => {
    const combo = combos.find(({ id }) => id === combo_id);
    if (combo) return { sku: combo.code, name: combo.name };
    const one = goods.find(({ id }) => id === goods_id);
    if (one) return { sku: one.sku, name: one.name };
    const value = combo_id ?? goods_id ?? 0;
    return refuse('reference_not_found', `lines.${index}.goods_id`, { label: 'park-sale.lines', value });
  });
}

/** Gives a parked bill to the till that asks for it first. */
export async function resumeSale(
  context: PosContext,
  { pos_id, operation }: Sent<ResumeSaleActionInput>,
): Promise<ResumeSaleActionResult> {
  await findShop(context, pos_id);
  const [parked] = await context.records('parked_sale').lock({ operation, pos_id });
  if (!parked) return context.refuse('rule.parked_sale.gone', 'operation');
  await context.records('parked_sale').remove([parked.id]);
  const { buyer_phone, buyer_name, manual_percent, manual_amount, lines } = parked;
  return { buyer_phone, buyer_name, manual_percent, manual_amount, lines };
}
