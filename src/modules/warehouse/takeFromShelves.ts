/* From which shelves pieces are taken, without a database. */

/** So much of a goods that lies on a shelf, alike in lot and expiry. */
export interface Lying {
  goods_id: number;
  warehouse_id: number;
  cell_id: number;
  lot: string | null;
  expired_date: string | null;
  quantity: number;
}

/** Pieces that an order has of a goods, and the shelves at which it was picked. */
export interface Wanted {
  order_id: number;
  goods_id: number;
  warehouse_id: number;
  quantity: number;
  cells: readonly number[];
}

/** Pieces of an order, of the shelf that they were taken from. */
export interface Taken extends Lying {
  order_id: number;
}

/** Takes what is wanted from where it was picked first, then from what expires first; what lies on no shelf is not in it. */
export function takeFromShelves(wanted: readonly Wanted[], lying: readonly Lying[]): Taken[] {
  const left = lying.map((one) => ({ ...one }));
  return wanted.flatMap(({ order_id, goods_id, warehouse_id, quantity, cells }) => {
    let missing = quantity;
    const own = left.filter((one) => one.goods_id === goods_id && one.warehouse_id === warehouse_id);
    const isScanned = ({ cell_id }: Lying): boolean => cells.includes(cell_id);
    const sorted = [...own.filter(isScanned), ...own.filter((one) => !isScanned(one))];
    return sorted.flatMap((one) => {
      const some = Math.min(missing, one.quantity);
      missing -= some;
      one.quantity -= some;
      return some > 0 ? [{ ...one, order_id, quantity: some }] : [];
    });
  });
}
