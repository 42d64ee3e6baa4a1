import type { Sent } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanReturnActionInput,
  ScanReturnActionResult,
} from '#generated/warehouse/scan-return.action.gen.ts';
import { HANDED_OVER } from '#modules/orders/orders.api.server.ts';
import { readCountedStamps } from './returnLines.server.ts';
import { withMainCode } from './scanCode.server.ts';
import { answerWith, lockOrder } from './scanAnswer.server.ts';
import { findOrder, findWarehouse, readTask } from './scanOrders.server.ts';
import { countPiece, findPiece, isCounted, undoPiece } from './scanPieces.server.ts';
import { RETURN_RECEIVE } from './tasks.server.ts';

type Input = Sent<ScanReturnActionInput>;

/** Fewest characters of a note that says why something is missing (Spec 5). */
const NOTE_LENGTH = 15;

/** Codes of `order_status` of what came back: return received, restocked. */
const BACK: readonly number[] = [220, 240];

const inHand = (order: Order) => ({ order, type: RETURN_RECEIVE }) as const;

/** A step of receiving what a carrier brings back: its label opens the order, each piece is counted, then the return is made. */
export async function scanReturn(context: WarehouseContext, sent: Input): Promise<ScanReturnActionResult> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const order = await lockOrder(context, warehouseId, input.order_id);
  const isOpen = order?.status === HANDED_OVER;
  if (await isCounted(context, input.operation))
    return answerWith(context, isOpen ? inHand(order) : null, { said: 'scan.again' });
  if (!isOpen) return begin(context, warehouseId, input);
  if (input.command === 'undo') {
    const value = await undoPiece(context, { order, type: RETURN_RECEIVE, operation: input.operation });
    return answerWith(context, inHand(order), { said: 'scan.undone', value });
  }
  if (input.command === 'finish') return finish(context, order, input);
  return count(context, order, input);
}

async function begin(
  context: WarehouseContext,
  warehouseId: number,
  input: Input,
): Promise<ScanReturnActionResult> {
  const code = (input.code ?? '').trim();
  const order = await findOrder(context, warehouseId, code);
  if (!order) return context.refuse('messages.order_code_not_found', 'code', { value: code });
  if (BACK.includes(order.status))
    return context.refuse('messages.order_cancelled_return_received', 'code', {
      value: order.customer_order_id,
    });
  if (order.status !== HANDED_OVER) return context.refuse('rule.goods_return.order_not_out', 'code');
  return answerWith(context, inHand(order), { said: 'scan.return_begun', value: order.customer_order_id });
}

async function count(context: WarehouseContext, order: Order, input: Input): Promise<ScanReturnActionResult> {
  const code = (input.code ?? '').trim();
  const task = await readTask(context, order, RETURN_RECEIVE);
  const piece = await findPiece(context, {
    order,
    task,
    code,
    foreign: 'messages.goods_not_in_return_list',
  });
  if (!piece) return context.refuse('messages.goods_not_found', 'code', { value: code });
  const step = { order, task, type: RETURN_RECEIVE, input: { ...input, code } } as const;
  const now = await countPiece(context, step, piece);
  return answerWith(context, { ...inHand(order), task: now }, { said: 'scan.counted' });
}

/** What was counted has come back; what is missing is explained. */
async function finish(
  context: WarehouseContext,
  order: Order,
  { note }: Input,
): Promise<ScanReturnActionResult> {
  const { records, refuse } = context;
  const task = await readTask(context, order, RETURN_RECEIVE);
  const back = task.lines.filter(({ done }) => done > 0);
  if (back.length === 0) refuse('messages.no_quantity', 'command');
  const isShort = task.lines.some(({ done, wanted }) => done < wanted);
  const reason = (note ?? '').trim();
  if (isShort && reason === '') refuse('messages.no_reason', 'note');
  if (isShort && reason.length < NOTE_LENGTH) refuse('rule.goods_return_line.note_needed', 'note');
  const goodsOf = (sku: string): number => order.lines.find((line) => line.sku === sku)?.goods_id ?? 0;
  const stamps = await readCountedStamps(context, order);
  const [made] = await records('goods_return').create([
    {
      kind: 'carrier',
      order_id: order.id,
      warehouse_id: order.warehouse_id ?? 0,
      delivery_company: order.delivery_company,
      delivery_order_id: order.delivery_order_id,
      lines: back.map(({ sku, done, wanted }) => ({
        goods_id: goodsOf(sku),
        returned_quantity: done,
        stamp_codes: stamps.get(goodsOf(sku)) ?? null,
        ...(done < wanted && { note: reason }),
      })),
      ...(reason !== '' && { note: reason }),
    },
  ]);
  return answerWith(context, null, { said: 'scan.return_received', value: made?.code, sound: 'attention' });
}
