import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { readOtherCode } from '#modules/goods/goods.api.server.ts';

interface Scanned {
  command: string;
  code?: string | null;
  quantity?: number | null;
}

/** A scan of another code of an article, or of a pack of it, is one of its SKU, of so many pieces. */
export async function withMainCode<Input extends Scanned>(
  context: WarehouseContext,
  input: Input,
): Promise<Input> {
  const found = input.code ? await readOtherCode(context, input.code) : null;
  if (!found) return input;
  const isCounted = input.command === 'scan' && found.factor > 1;
  return {
    ...input,
    code: found.sku,
    ...(isCounted && { quantity: (input.quantity ?? 1) * found.factor }),
  };
}
