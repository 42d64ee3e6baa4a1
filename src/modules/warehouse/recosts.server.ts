import { toWallClock } from '#fields/date_time/zone.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { readCostsBefore, recostArrivals, type LateCosts } from '#modules/goods/goods.api.server.ts';
import { readHeld, readHeldBefore } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { toArrivals } from './costs.server.ts';
import { findPacked } from './recostCombos.server.ts';

/** What was stowed costs otherwise than was known then: the average from that day on is worked out anew, wherever the goods went. */
export async function costLate(context: WarehouseContext, receipts: readonly GoodsReceipt[]): Promise<void> {
  let documents = receipts.flatMap((receipt) => toDocuments(context, receipt));
  // A transfer or packing changes only what comes after it, so that there is an end.
  while (documents.length > 0) {
    await recost(context, documents);
    documents = [...(await findMoved(context, documents)), ...(await findPacked(context, documents))];
  }
}

async function recost(context: WarehouseContext, documents: readonly LateCosts[]): Promise<void> {
  const held = await readHeld(
    context,
    documents.map(({ goods_id }) => goods_id),
  );
  const known = new Map(held.map((one) => [`${one.goods_id} ${one.warehouse_id}`, one.on_hand]));
  const beforeOf = await readHeldBefore(context, documents);
  // Where no move tells it, all that lies there but the pieces themselves.
  for (const document of documents) {
    const own = document.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const lies = (known.get(`${document.goods_id} ${document.warehouse_id}`) ?? 0) - own;
    document.on_hand_before = Math.max(beforeOf(document) ?? lies, 0);
  }
  await recostArrivals(context, documents, held);
}

/** A document, and whether it costs otherwise now. */
type Recosted = LateCosts & { isOther: boolean };

/** What went on from there to other warehouses costs there what it cost here when it came; those that cost otherwise now. */
async function findMoved(context: WarehouseContext, from: readonly LateCosts[]): Promise<LateCosts[]> {
  const isLater = (entry: { goods_id: number; from_warehouse_id: number; on_date: string }): boolean =>
    from.some(
      ({ goods_id, warehouse_id, on_date }) =>
        goods_id === entry.goods_id && warehouse_id === entry.from_warehouse_id && on_date <= entry.on_date,
    );
  const known = await readTransfers(context, from);
  const entries = [...known, ...(await readUncosted(context, from))].filter(isLater);
  const toMoment = ({ id, goods_id, on_date, from_warehouse_id }: (typeof entries)[number]) => ({
    id,
    goods_id,
    on_date,
    warehouse_id: from_warehouse_id,
  });
  const before = await readCostsBefore(context, entries.map(toMoment));
  const documents = new Map<string, Recosted>();
  for (const entry of entries) {
    const { goods_id, warehouse_id, document_code, on_date, quantity, unit_cost } = entry;
    const cost = before(toMoment(entry)) ?? unit_cost;
    if (cost === null) continue;
    const key = `${goods_id} ${warehouse_id} ${document_code}`;
    const place = { goods_id, warehouse_id, document_code, on_date, on_hand_before: 0 };
    const document: Recosted = documents.get(key) ?? {
      ...place,
      kind: 'transfer',
      lines: [],
      isOther: false,
    };
    documents.set(key, {
      ...document,
      lines: [...document.lines, { quantity, unit_cost: cost }],
      isOther: document.isOther || cost !== unit_cost,
    });
  }
  return [...documents.values()].flatMap(({ isOther, ...document }) => (isOther ? [document] : []));
}

/** A piece of a transfer that came; null: it came before anybody knew what it costs. */
interface Moved {
  id: number;
  goods_id: number;
  warehouse_id: number;
  from_warehouse_id: number;
  document_code: string;
  on_date: string;
  quantity: number;
  unit_cost: number | null;
}

/** Entries of the ledger of costs by which goods came from other warehouses, in their order. */
async function readTransfers({ db }: WarehouseContext, documents: readonly LateCosts[]): Promise<Moved[]> {
  const rows = await db
    .selectFrom('goods_cost as c')
    .innerJoin('goods_receipt as r', 'r.code', 'c.document_code')
    .innerJoin('goods_transfer as t', 't.id', 'r.transfer_id')
    .select([
      'c.id',
      'c.goods_id',
      'c.warehouse_id',
      'c.document_code',
      'c.on_date',
      'c.quantity',
      'c.unit_cost',
      't.from_warehouse_id',
    ])
    .where('c.kind', '=', 'transfer')
    .where('c.goods_id', '=', anyOf([...new Set(documents.map(({ goods_id }) => goods_id))]))
    .where('r.deleted_at', 'is', null)
    .orderBy('c.on_date')
    .orderBy('c.id')
    .execute();
  return rows.flatMap(({ warehouse_id, document_code, quantity, ...row }) =>
    warehouse_id === null || document_code === null || quantity === null
      ? []
      : [{ ...row, warehouse_id, document_code, quantity }],
  );
}

/** Behind all entries of its day. */
const LAST = Number.MAX_SAFE_INTEGER;

/** What came from other warehouses without a cost, so that the ledger does not know it yet. */
async function readUncosted(
  { db, company, today }: WarehouseContext,
  documents: readonly LateCosts[],
): Promise<Moved[]> {
  const rows = await db
    .selectFrom('goods_receipt as r')
    .innerJoin('goods_receipt_line as l', 'l.goods_receipt_id', 'r.id')
    .innerJoin('goods_transfer as t', 't.id', 'r.transfer_id')
    .select(['l.goods_id', 'l.received_quantity as quantity', 'r.warehouse_id', 'r.code as document_code'])
    .select(['r.received_at', 't.from_warehouse_id'])
    .where('r.kind', '=', 'transfer')
    .where('r.status', 'in', ['stowing', 'closed'])
    .where('l.goods_id', '=', anyOf([...new Set(documents.map(({ goods_id }) => goods_id))]))
    .where('r.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('goods_cost as c')
            .select('c.id')
            .where('c.kind', '=', 'transfer')
            .whereRef('c.document_code', '=', 'r.code')
            .whereRef('c.goods_id', '=', 'l.goods_id'),
        ),
      ),
    )
    .orderBy('r.received_at')
    .orderBy('l.id')
    .execute();
  return rows.flatMap(({ quantity, received_at, ...row }) => {
    const on_date = received_at ? toWallClock(new Date(received_at), company.timeZone).date : today;
    return quantity ? [{ ...row, id: LAST, on_date, quantity, unit_cost: null }] : [];
  });
}

function toDocuments({ today, company }: WarehouseContext, receipt: GoodsReceipt): LateCosts[] {
  const arrivals = toArrivals([receipt]);
  const { received_at } = receipt;
  const on_date = received_at ? toWallClock(new Date(received_at), company.timeZone).date : today;
  return [...new Set(arrivals.map(({ goods_id }) => goods_id))].flatMap((goods_id): LateCosts[] => {
    const own = arrivals.filter((one) => one.goods_id === goods_id);
    const [first] = own;
    if (!first) return [];
    const { warehouse_id, kind, document_code } = first;
    const lines = own.map(({ quantity, unit_cost }) => ({ quantity, unit_cost }));
    return [{ goods_id, warehouse_id, kind, document_code, on_date, on_hand_before: 0, lines }];
  });
}
