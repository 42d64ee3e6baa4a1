import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import { standingIn, type HeldGoods } from './costBook.ts';
import {
  readBook,
  readLedgers,
  rewriteCosts,
  storeBook,
  writeCosts,
  type LedgerEntry,
  type NewCost,
} from './costLedger.server.ts';
import { isNews, lockCosts, noteLast, type CostedArrival } from './costs.server.ts';
import { recost, type CostedDocument, type CostEntry } from './recost.ts';

/* Costs of earlier documents that are known only now, or were corrected: what follows them is worked out anew. */

/** Pieces of an article that came before, by a document that says only now what they cost, or says it otherwise. */
export interface LateCosts extends CostedDocument {
  goods_id: number;
  kind: CostedArrival['kind'];
}

/** The ledger of an article in a warehouse while documents of it are costed anew. */
interface Place {
  goods_id: number;
  warehouse_id: number;
  entries: CostEntry[];
}

/** The ledgers of all places are read once, and written once. `held` lies there now. */
export async function recostDocuments(
  context: GoodsContext,
  documents: readonly LateCosts[],
  held: readonly HeldGoods[],
): Promise<void> {
  if (documents.length === 0) return;
  const company = await lockCosts(
    context,
    documents.map(({ goods_id }) => goods_id),
  );
  const book = await readBook(context, company, held);
  const ledgers = await readLedgers(context, documents);
  const places = new Map<string, Place>();
  for (const document of documents) {
    const place = placeOf(places, ledgers, document);
    const { ledger, average } = recost(place.entries, document);
    place.entries = ledger;
    const standing = standingIn(book, document);
    standing.average = average;
    const last = document.lines.at(-1);
    if (last && isNews(document.kind)) noteLast(standing, last.unit_cost, document.on_date);
  }
  await storeLedgers(context, [...places.values()], { ledgers, documents });
  await storeBook(
    context,
    book,
    documents.map((document) => standingIn(book, document)),
  );
}

function placeOf(
  places: Map<string, Place>,
  ledgers: readonly LedgerEntry[],
  { goods_id, warehouse_id }: LateCosts,
): Place {
  const key = `${goods_id} ${warehouse_id}`;
  const known = places.get(key);
  if (known) return known;
  const entries = ledgers.filter(
    (one) => one.goods_id === goods_id && (one.warehouse_id ?? warehouse_id) === warehouse_id,
  );
  const place = { goods_id, warehouse_id, entries };
  places.set(key, place);
  return place;
}

/** Entries that came out otherwise are written over, those that the ledger did not know are written. */
async function storeLedgers(
  context: GoodsContext,
  places: readonly Place[],
  { ledgers, documents }: { ledgers: readonly LedgerEntry[]; documents: readonly LateCosts[] },
): Promise<void> {
  const stored = new Map(ledgers.map((entry) => [entry.id, entry]));
  const isOther = (entry: LedgerEntry): boolean => {
    const { average_before, average_after, unit_cost, quantity } = stored.get(entry.id) ?? {};
    return (
      average_before !== entry.average_before ||
      average_after !== entry.average_after ||
      unit_cost !== entry.unit_cost ||
      quantity !== entry.quantity
    );
  };
  const all = places.flatMap(({ goods_id, entries }) => entries.map((entry) => ({ ...entry, goods_id })));
  await rewriteCosts(
    context,
    all.flatMap((entry) => (entry.id !== null && isOther(entry) ? [{ ...entry, id: entry.id }] : [])),
  );
  const kinds = new Map(documents.map(({ document_code, kind }) => [document_code, kind]));
  await writeCosts(
    context,
    all.flatMap((entry) => {
      const kind = kinds.get(entry.document_code ?? '');
      return entry.id === null && kind ? [toRow(context, entry, kind)] : [];
    }),
  );
}

/** What goods were moved or packed at is known only now: it says when, as what is worked out anew does. */
const toRow = ({ now }: GoodsContext, entry: LedgerEntry, kind: LateCosts['kind']): NewCost => ({
  goods_id: entry.goods_id,
  kind,
  warehouse_id: entry.warehouse_id,
  document_code: entry.document_code,
  on_date: entry.on_date,
  quantity: entry.quantity,
  unit_cost: entry.unit_cost,
  average_before: entry.average_before,
  average_after: entry.average_after,
  on_hand_after: entry.on_hand_after,
  value_after: (entry.on_hand_after ?? 0) * entry.average_after,
  recosted_at: isNews(kind) ? null : now.toISOString(),
  note: null,
});
