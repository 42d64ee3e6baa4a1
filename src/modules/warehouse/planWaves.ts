import { addDays, fromWallClock, toWallClock } from '#fields/date_time/zone.ts';

/* Which waiting orders are picked on one walk, without a database (domain B6). */

/** An order that waits to be picked. */
export interface WaitingOrder {
  id: number;
  /** The carrier that takes it; null where none is known. */
  carrier: string | null;
  /** When it must have left, in the form of the database; null: at no certain time. */
  ship_by: string | null;
  lines: readonly WaitingLine[];
}

/** So many pieces of a goods, and how far down the way along the shelves they lie, counted in shelves from the packing table. */
export interface WaitingLine {
  goods_id: number;
  quantity: number;
  position: number;
}

/** Orders that are picked on one walk, in this order, and what it costs beside picking each by itself. */
export interface PlannedWave {
  /** `goods`: all of one article, into one basket; `cells`: shelves that lie near each other, a basket each. */
  kind: 'goods' | 'cells';
  carrier: string | null;
  ship_by: string | null;
  orders: readonly WaitingOrder[];
  pieces: number;
  cost: WalkCost;
  /** The same orders, each by itself. */
  alone: WalkCost;
}

export interface WalkCost {
  /** Shelves that are passed, from the packing table and back to it. */
  distance: number;
  /** Codes that are scanned: a basket once for each time that it is begun, and every piece. */
  scans: number;
}

/** Baskets that a trolley takes, one an order (domain B6, "position number in the basket (1-12)"). */
export const TROLLEY = 12;
/** Orders of one article that go into one basket. */
export const SAME_GOODS = 50;

/** When carriers fetch parcels: `cutoff` is `HH:mm` each day, by the clock of a zone. */
export interface PickUps {
  cutoff: string;
  now: Date;
  timeZone: string;
}

/** The last pick-up at or before an order has to leave, ISO; the next one where that has gone. Empty: it leaves at no certain time. */
export function pickUpOf(shipBy: string | null, { cutoff, now, timeZone }: PickUps): string {
  if (shipBy === null) return '';
  const at = (date: string): Date => fromWallClock({ date, time: cutoff }, timeZone);
  const due = toWallClock(new Date(shipBy), timeZone);
  const last = at(due.time < cutoff ? addDays(due.date, -1) : due.date);
  if (last >= now) return last.toISOString();
  const today = toWallClock(now, timeZone);
  return at(today.time > cutoff ? addDays(today.date, 1) : today.date).toISOString();
}

const dayOf = (shipBy: string | null): string => shipBy?.slice(0, 10) ?? '';

/** Groups orders that share carrier and when they leave (`leaveOf`, else the day): those of one article first, the others by how near their shelves lie. What would be picked alone is in no wave. */
export function planWaves(
  orders: readonly WaitingOrder[],
  leaveOf: (shipBy: string | null) => string = dayOf,
): PlannedWave[] {
  const groups = groupBy(orders.toSorted(byDue), ({ carrier, ship_by }) =>
    [carrier ?? '', leaveOf(ship_by)].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const alike = groupBy(
      group.filter(({ lines }) => new Set(lines.map(({ goods_id }) => goods_id)).size === 1),
      ({ lines }) => lines[0]?.goods_id ?? 0,
    );
    const same = [...alike.values()].filter(({ length }) => length > 1);
    const used = new Set(same.flat());
    const waves = [
      ...same.flatMap((some) => chunk(some, SAME_GOODS).map((one) => toWave('goods', one))),
      ...fillTrolleys(group.filter((order) => !used.has(order))).map((one) => toWave('cells', one)),
    ];
    return waves.filter((wave) => wave.orders.length > 1);
  });
}

function groupBy<Key>(
  orders: readonly WaitingOrder[],
  keyOf: (order: WaitingOrder) => Key,
): Map<Key, WaitingOrder[]> {
  const groups = new Map<Key, WaitingOrder[]>();
  for (const order of orders) groups.set(keyOf(order), [...(groups.get(keyOf(order)) ?? []), order]);
  return groups;
}

const byDue = (a: WaitingOrder, b: WaitingOrder): number =>
  (a.ship_by ?? '\u{ffff}').localeCompare(b.ship_by ?? '\u{ffff}') || a.id - b.id;

function chunk(orders: readonly WaitingOrder[], size: number): WaitingOrder[][] {
  const chunks: WaitingOrder[][] = [];
  for (let from = 0; from < orders.length; from += size) chunks.push(orders.slice(from, from + size));
  return chunks;
}

/** Trolleys: the order that is due first, then each time the one that is nearest to where the walk has come. */
function fillTrolleys(orders: readonly WaitingOrder[]): WaitingOrder[][] {
  const left = [...orders];
  const trolleys: WaitingOrder[][] = [];
  while (left.length > 0) {
    const trolley = left.splice(0, 1);
    while (trolley.length < TROLLEY && left.length > 0) {
      const longer = left.map((order) => walkOut([...trolley, order]).distance);
      trolley.push(...left.splice(longer.indexOf(Math.min(...longer)), 1));
    }
    trolleys.push(trolley);
  }
  return trolleys;
}

function toWave(kind: PlannedWave['kind'], orders: readonly WaitingOrder[]): PlannedWave {
  const pieces = orders.reduce((sum, order) => sum + piecesOf(order), 0);
  return {
    kind,
    carrier: orders[0]?.carrier ?? null,
    ship_by: orders[0]?.ship_by ?? null,
    orders,
    pieces,
    cost: { distance: walkOf(orders), scans: pieces + (kind === 'goods' ? 1 : orders.length) },
    alone: costAlone(orders),
  };
}

/** What orders cost that are picked one by one. */
export function costAlone(orders: readonly WaitingOrder[]): WalkCost {
  return {
    distance: orders.reduce((sum, order) => sum + walkOf([order]), 0),
    scans: orders.reduce((sum, order) => sum + piecesOf(order) + 1, 0),
  };
}

const piecesOf = ({ lines }: WaitingOrder): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** From the packing table along the shelves of each order in turn, and back. */
function walkOf(orders: readonly WaitingOrder[]): number {
  const { distance, at } = walkOut(orders);
  return distance + at;
}

/** The same without the way back: how far it is, and where it ends. */
function walkOut(orders: readonly WaitingOrder[]): { distance: number; at: number } {
  let [at, distance] = [0, 0];
  for (const { lines } of orders)
    for (const position of lines.map((line) => line.position).toSorted((a, b) => a - b)) {
      distance += Math.abs(position - at);
      at = position;
    }
  return { distance, at };
}
