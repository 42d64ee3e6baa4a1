import { sql } from 'kysely';
import { toWallClock } from '#fields/date_time/zone.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { readCostsBefore, readWarehouseCosts, type LateCosts } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { shareCost, sumCosts } from './shareCost.ts';

/* Combos that were packed of goods, or taken apart into them, cost what follows from the goods when these cost otherwise. */

/** Behind all entries of its day: a document that the ledger does not know yet. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A finished document: of an article and its parts. */
interface Assembly {
  code: string;
  kind: 'assemble' | 'disassemble';
  warehouse_id: number;
  quantity: number;
  on_date: string;
  article: number;
  parts: { goods_id: number; quantity: number }[];
}

/** Entry of the ledger that a document wrote. */
interface Written {
  id: number;
  goods_id: number;
  document_code: string | null;
  unit_cost: number;
}

/** What documents made of goods that cost otherwise since, as it costs now; only what costs otherwise itself. */
export async function findPacked(
  context: WarehouseContext,
  from: readonly LateCosts[],
): Promise<LateCosts[]> {
  const found = (await readAssemblies(context, from)).filter((one) => isTouched(one, from));
  if (found.length === 0) return [];
  const written = await readWritten(context, found);
  const idOf = ({ code }: Assembly): number =>
    written
      .filter(({ document_code }) => document_code === code)
      .reduce((least, { id }) => Math.min(least, id), LAST);
  const asked = found.flatMap((one) =>
    [one.article, ...one.parts.map(({ goods_id }) => goods_id)].map((goods_id) => ({
      ...toMoment(one, idOf(one)),
      goods_id,
    })),
  );
  const before = await readCostsBefore(context, asked);
  const now = await readWarehouseCosts(context, [...new Set(asked.map(({ goods_id }) => goods_id))]);
  return found.flatMap((one) => {
    // What the ledger does not know cost then what it costs now.
    const costOf = (goods_id: number): number | null =>
      before({ ...toMoment(one, idOf(one)), goods_id }) ?? now(goods_id, one.warehouse_id);
    const old = written.filter(({ document_code }) => document_code === one.code);
    return toDocuments(one, costOf).filter(
      ({ goods_id, lines }) =>
        old.find((entry) => entry.goods_id === goods_id)?.unit_cost !== lines[0]?.unit_cost,
    );
  });
}

const toMoment = ({ warehouse_id, on_date }: Assembly, id: number) => ({ id, warehouse_id, on_date });

/** It took some of the goods there, on that day or later. */
const isTouched = (
  { kind, article, parts, warehouse_id, on_date }: Assembly,
  from: readonly LateCosts[],
): boolean =>
  from.some(
    (one) =>
      one.warehouse_id === warehouse_id &&
      one.on_date <= on_date &&
      (kind === 'assemble'
        ? parts.some(({ goods_id }) => goods_id === one.goods_id)
        : article === one.goods_id),
  );

function toDocuments(one: Assembly, costOf: (goods: number) => number | null): LateCosts[] {
  const { code, warehouse_id, on_date, quantity, article } = one;
  const parts = one.parts.map((part) => ({ ...part, cost_price: costOf(part.goods_id) }));
  const place = { warehouse_id, document_code: code, on_date, on_hand_before: 0, kind: 'assembly' } as const;
  if (one.kind === 'assemble') {
    const unit_cost = sumCosts(parts);
    return unit_cost === null ? [] : [{ ...place, goods_id: article, lines: [{ quantity, unit_cost }] }];
  }
  const shares = shareCost(costOf(article), parts) ?? [];
  return shares.flatMap((unit_cost, index) => {
    const part = parts[index];
    const lines = [{ quantity: quantity * (part?.quantity ?? 0), unit_cost }];
    return part ? [{ ...place, goods_id: part.goods_id, lines }] : [];
  });
}

async function readAssemblies(
  { db, company }: WarehouseContext,
  from: readonly LateCosts[],
): Promise<Assembly[]> {
  const goods = [...new Set(from.map(({ goods_id }) => goods_id))];
  const rows = await db
    .selectFrom('combo_assembly as a')
    .innerJoin('combo as c', 'c.id', 'a.combo_id')
    .innerJoin('combo_item as i', 'i.combo_id', 'c.id')
    .select(['a.code', 'a.kind', 'a.warehouse_id', 'a.quantity', 'a.done_at', 'c.goods_id as article'])
    .select(['i.goods_id', 'i.quantity as pieces'])
    .where('a.status', '=', 'done')
    .where('a.warehouse_id', '=', anyOf([...new Set(from.map(({ warehouse_id }) => warehouse_id))]))
    .where('a.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('c.goods_id', '=', anyOf(goods)),
        where.exists(
          where
            .selectFrom('combo_item as other')
            .select('other.id')
            .whereRef('other.combo_id', '=', 'c.id')
            .where('other.deleted_at', 'is', null)
            .where('other.goods_id', '=', anyOf(goods)),
        ),
      ]),
    )
    // Documents of former versions stand in the ledger by the code of their combo, several by one: they stay as they are.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('goods_cost as old')
            .select('old.id')
            .where('old.kind', '=', 'assembly')
            .whereRef('old.document_code', '=', 'c.code')
            .whereRef('old.created_at', '>=', sql<string>`a.done_at - interval '1 hour'`),
        ),
      ),
    )
    .orderBy('a.done_at')
    .orderBy('a.id')
    .orderBy('i.id')
    .execute();
  const found = new Map<string, Assembly>();
  for (const { article, done_at, goods_id, pieces, ...row } of rows) {
    if (article === null || done_at === null) continue;
    const on_date = toWallClock(new Date(done_at), company.timeZone).date;
    const known = found.get(row.code) ?? { ...row, article, on_date, parts: [] };
    known.parts.push({ goods_id, quantity: pieces });
    found.set(row.code, known);
  }
  return [...found.values()];
}

async function readWritten({ db }: WarehouseContext, found: readonly Assembly[]): Promise<Written[]> {
  return db
    .selectFrom('goods_cost')
    .select(['id', 'goods_id', 'document_code', 'unit_cost'])
    .where('kind', '=', 'assembly')
    .where(
      'document_code',
      'in',
      found.map(({ code }) => code),
    )
    .orderBy('id')
    .execute();
}
