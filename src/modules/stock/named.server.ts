import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { ACTIVE, endHolds, type StockLine } from './holds.server.ts';
import { openKept } from './kept.server.ts';
import { keptKey } from './keptQuantities.server.ts';
import { changeLevels, freeIn, keyOf, lockLevels, type Place } from './levels.server.ts';

/*
 * What somebody keeps back by hand for documents that he names, by tracking numbers or codes: these are served first, and of it. As much
 * as such a document takes its hold becomes smaller, so that in the end both together are what was kept back.
 */

interface NamedHold extends Place {
  id: number;
  quantity: number;
  /** What was drawn from it before, and now. */
  drawn: number;
  before: number;
  names: ReadonlySet<string>;
}

/** The names in a text, as they are compared. */
export const readNames = (text: string | null | undefined): string[] => [
  ...new Set((text ?? '').split(/[;,\n]/).flatMap((name) => name.trim().toUpperCase() || [])),
];

/** Frees what is kept back for the documents of some lines that can have all they want; their lines come first then. */
export async function serveNamed(
  context: StockContext,
  lines: readonly StockLine[],
): Promise<readonly StockLine[]> {
  const named = lines.filter(({ names }) => names && names.length > 0);
  if (named.length === 0 || (await readNamed(context, named)).length === 0) return lines;
  const levels = await lockLevels(context, lines);
  const holds = await readNamed(context, named);
  const kept = await openKept(context, lines);
  const free = new Map([...levels].map(([key, level]) => [key, freeIn(level)]));
  const served = new Set<number>();
  for (const id of new Set(named.map(({ document_id }) => document_id))) {
    const own = lines.filter(({ document_id }) => document_id === id);
    const asked = addUp(own).map((line) => ({ line, holds: holds.filter((hold) => isFor(hold, line)) }));
    const isEnough = asked.every(({ line, holds: from }) => {
      const keptFor = line.channel ? (kept.get(keptKey(line, line.channel))?.held ?? 0) : 0;
      const there = Math.max(free.get(keyOf(line)) ?? 0, 0) + keptFor;
      return sum(from) > 0 ? there + sum(from) >= line.quantity : there >= line.quantity;
    });
    if (!isEnough || asked.every(({ holds: from }) => sum(from) === 0)) continue;
    served.add(id);
    for (const { line, holds: from } of asked) {
      const drawn = draw(from, line.quantity);
      free.set(keyOf(line), (free.get(keyOf(line)) ?? 0) - line.quantity + drawn);
    }
  }
  if (served.size === 0) return lines;
  await storeDrawn(context, holds);
  await changeLevels(
    context,
    levels,
    holds.map(({ goods_id, warehouse_id, drawn, before }) => ({
      goods_id,
      warehouse_id,
      reserved: before - drawn,
    })),
  );
  const isServed = ({ document_id }: StockLine): boolean => served.has(document_id);
  return [...lines.filter(isServed), ...lines.filter((line) => !isServed(line))];
}

const sum = (holds: readonly NamedHold[]): number => holds.reduce((total, hold) => total + hold.quantity, 0);

const isFor = (hold: NamedHold, line: StockLine): boolean =>
  keyOf(hold) === keyOf(line) && (line.names ?? []).some((name) => hold.names.has(name.toUpperCase()));

/** The lines of one document, those of one place as one. */
function addUp(lines: readonly StockLine[]): StockLine[] {
  const places = new Map<string, StockLine>();
  for (const line of lines) {
    const known = places.get(keyOf(line));
    places.set(keyOf(line), { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...places.values()];
}

function draw(holds: readonly NamedHold[], wanted: number): number {
  let left = wanted;
  for (const hold of holds) {
    const drawn = Math.min(hold.quantity, left);
    hold.quantity -= drawn;
    hold.drawn += drawn;
    left -= drawn;
  }
  return wanted - left;
}

async function readNamed({ db }: StockContext, lines: readonly StockLine[]): Promise<NamedHold[]> {
  const rows = await db
    .selectFrom('reservation')
    .select(['id', 'goods_id', 'warehouse_id', 'quantity', 'drawn_quantity', 'tracking_codes'])
    .where('status', '=', ACTIVE)
    .where('document_type', '=', 'manual')
    .where('tracking_codes', 'is not', null)
    .where('goods_id', '=', anyOf(lines.map(({ goods_id }) => goods_id)))
    .orderBy('id')
    .execute();
  const places = new Set(lines.map(keyOf));
  return rows
    .filter((row) => places.has(keyOf(row)))
    .map(({ drawn_quantity, tracking_codes, ...row }) => ({
      ...row,
      drawn: drawn_quantity ?? 0,
      before: drawn_quantity ?? 0,
      names: new Set(readNames(tracking_codes)),
    }));
}

/** One that nothing is left of is used up, and keeps its last pieces as what it was. */
async function storeDrawn(context: StockContext, holds: readonly NamedHold[]): Promise<void> {
  for (const { id, quantity, drawn, before } of holds) {
    if (drawn === before) continue;
    if (quantity === 0) await endHolds(context, [{ id }], 'consumed');
    else
      await context.db
        .updateTable('reservation')
        .set({ quantity, drawn_quantity: drawn })
        .where('id', '=', id)
        .execute();
  }
}
