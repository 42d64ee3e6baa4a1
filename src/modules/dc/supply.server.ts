import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import {
  consume,
  release,
  reserve,
  takeBack,
  type Shortage,
  type StockLine,
} from '#modules/stock/stock.api.server.ts';

/*
 * What the company supplies from a warehouse of its own: it is kept back from the draft on, from what is kept for distributors first,
 * leaves when it is sent, and lies there again when it is canceled on its way.
 */

type MovementChange = RecordChange<DcMovement>;

const SUPPLY = { type: 'dc_movement', reason: 'distribution' } as const;

const documentsOf = (changes: readonly MovementChange[]) => ({
  type: SUPPLY.type,
  ids: changes.map(({ id }) => id),
});

/** Of a draft without a warehouse, of what others than the company supply and of what an order of the warehouse holds no stock is asked. */
function toLines(record: Readonly<DcMovement> | null): StockLine[] {
  const warehouse_id = record?.warehouse_id ?? null;
  if (!record || warehouse_id === null || record.warehouse_order !== null) return [];
  return record.lines.map(({ goods_id, quantity }) => ({
    document_id: record.id,
    document_code: record.code,
    channel: 'dc',
    warehouse_id,
    goods_id,
    quantity,
  }));
}

const wants = (record: Readonly<DcMovement> | null): string =>
  JSON.stringify(
    toLines(record).map(({ goods_id, warehouse_id, quantity }) => [goods_id, warehouse_id, quantity]),
  );

const isDraft = (record: Readonly<DcMovement> | null): boolean => record?.status === 'draft';

/** After movements are stored: the stock of the company follows those that name one of its warehouses. */
export async function followStock(context: DcContext, changes: readonly MovementChange[]): Promise<void> {
  const drafts = changes.filter(
    ({ old, record }) => isDraft(record) && (!isDraft(old) || wants(old) !== wants(record)),
  );
  const ended = changes.filter(({ old, record }) => isDraft(old) && record?.status !== 'sent');
  const without = ended.filter(({ record }) => toLines(isDraft(record) ? record : null).length === 0);
  if (without.length > 0) await release(context, documentsOf(without), 'document_canceled');
  await keepBack(context, drafts);
  const sent = changes.filter(({ action, record }) => action === 'send' && toLines(record).length > 0);
  if (sent.length > 0) {
    await keepBack(context, sent);
    await consume(context, documentsOf(sent), { reason: 'sale', other: 'customer' });
  }
  const back = changes.filter(
    ({ old, record }) =>
      old?.status === 'sent' && record?.status === 'canceled' && toLines(record).length > 0,
  );
  if (back.length > 0) await takeBack(context, documentsOf(back));
}

/** Keeps back what each asks for; one that is short is refused at its line. */
async function keepBack(context: DcContext, changes: readonly MovementChange[]): Promise<void> {
  const lines = changes.flatMap(({ record }) => toLines(record));
  if (lines.length === 0) return;
  for (const shortage of await reserve(context, SUPPLY, lines)) {
    const change = changes.find(({ id }) => id === shortage.document_id);
    if (change?.record) refuseShort(change, change.record, shortage);
  }
}

function refuseShort(change: MovementChange, { lines }: DcMovement, { goods_id, quantity }: Shortage): void {
  const own = lines.filter((line) => line.goods_id === goods_id);
  const wanted = own.reduce((sum, line) => sum + line.quantity, 0);
  const params = { label: own[0]?.name ?? '', value: wanted, limit: wanted - quantity };
  change.refuse(
    'messages.not_enough_stock',
    `lines.${lines.findIndex((line) => line === own[0])}.quantity`,
    params,
  );
}
