/** An entry of the ledger of costs, as far as it says what pieces cost that are sold after it. */
export interface CostStep {
  goods_id: number;
  /** Null: set by hand for all warehouses. */
  warehouse_id: number | null;
  on_date: string;
  /** When on that day; null: all of it. */
  at: number | null;
  average_after: number;
  /** Written or worked out anew by what is followed now. */
  isNew: boolean;
}

/** Pieces of an article that were sold out of a warehouse. */
export interface Sold {
  goods_id: number;
  warehouse_id: number;
  day: string;
  at: number;
  unit_cost: number | null;
}

/**
 * What pieces cost where and when they were sold, by ledgers in their order. Null: what stands there stays, because nothing before
 * the sale came out otherwise.
 */
export function costWhenSold(steps: readonly CostStep[], sold: Sold): number | null {
  const own = steps.filter(
    ({ goods_id, warehouse_id }) =>
      goods_id === sold.goods_id && (warehouse_id ?? sold.warehouse_id) === sold.warehouse_id,
  );
  const first = own.findIndex(({ isNew }) => isNew);
  const last = own.findLastIndex((step) => isBefore(step, sold));
  return first === -1 || last < first ? null : (own[last]?.average_after ?? null);
}

const isBefore = ({ on_date, at }: CostStep, sold: Sold): boolean =>
  on_date < sold.day || (on_date === sold.day && (at === null || at <= sold.at));
