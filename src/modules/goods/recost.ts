import { averageCost } from './averageCost.ts';

/** An entry of the ledger of costs, as far as others follow from it; `id` is null of one that is still to be written. */
export interface CostEntry {
  id: number | null;
  /** Null: of all warehouses, set by hand. */
  warehouse_id: number | null;
  document_code: string | null;
  on_date: string;
  /** Null: the cost was set. */
  quantity: number | null;
  unit_cost: number;
  average_before: number | null;
  average_after: number;
  on_hand_after: number | null;
}

/** What a document says today that its pieces of an article cost, and how many lay there before them. */
export interface CostedDocument {
  warehouse_id: number;
  document_code: string;
  on_date: string;
  on_hand_before: number;
  lines: readonly { quantity: number; unit_cost: number }[];
}

/** The entries from the document on, the ledger with them, and the average at the end. */
export interface Recosted {
  entries: CostEntry[];
  ledger: CostEntry[];
  average: number | null;
}

/**
 * The ledger of an article in a warehouse as it comes out when an earlier document costs otherwise than was known then: what follows
 * it is worked out anew. Entries that set a cost by hand stay, and so do those before the document.
 */
export function recost(ledger: readonly CostEntry[], document: CostedDocument): Recosted {
  const isOwn = ({ warehouse_id, document_code }: CostEntry): boolean =>
    warehouse_id === document.warehouse_id && document_code === document.document_code;
  const own = ledger.filter(isOwn);
  const [first] = own;
  const place = first ? ledger.indexOf(first) : placeOf(ledger, document.on_date);
  const earlier = ledger.slice(0, place);
  const base =
    first?.on_hand_after != null ? first.on_hand_after - (first.quantity ?? 0) : document.on_hand_before;
  const later = [
    ...writeLines(own, document, Math.max(base, 0)),
    ...ledger.slice(place).filter((one) => !isOwn(one)),
  ];
  const before = earlier.at(-1)?.average_after ?? first?.average_before ?? null;
  const { replayed, average } = replay(later, before);
  // What was set for all warehouses says what it was before in all of them.
  const entries = replayed.filter(({ warehouse_id }) => warehouse_id !== null);
  return { entries, ledger: [...earlier, ...replayed], average };
}

/** Behind all of its day. */
function placeOf(ledger: readonly CostEntry[], day: string): number {
  const index = ledger.findIndex(({ on_date }) => on_date > day);
  return index === -1 ? ledger.length : index;
}

/** Entries of the document that are there say what its lines say, and lines that have none get one. */
function writeLines(
  own: readonly CostEntry[],
  { lines, ...document }: CostedDocument,
  base: number,
): CostEntry[] {
  let on_hand_after = base;
  return lines.map(({ quantity, unit_cost }, index): CostEntry => {
    on_hand_after += quantity;
    const known = own[index];
    return {
      id: known?.id ?? null,
      warehouse_id: document.warehouse_id,
      document_code: document.document_code,
      on_date: known?.on_date ?? document.on_date,
      quantity,
      unit_cost,
      average_before: null,
      average_after: unit_cost,
      on_hand_after,
    };
  });
}

function replay(
  entries: readonly CostEntry[],
  before: number | null,
): { replayed: CostEntry[]; average: number | null } {
  let average = before;
  const replayed = entries.map((entry): CostEntry => {
    const average_before = average;
    const { quantity, unit_cost, warehouse_id } = entry;
    const on_hand = Math.max((entry.on_hand_after ?? quantity ?? 0) - (quantity ?? 0), 0);
    const average_after =
      quantity === null ? unit_cost : averageCost({ on_hand, average }, { quantity, unit_cost });
    average = average_after;
    return warehouse_id === null ? entry : { ...entry, average_before, average_after };
  });
  return { replayed, average };
}
