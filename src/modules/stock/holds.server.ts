import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type { Reservation } from '#generated/stock/reservation.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';
import { draw, giveBack, keptKey, type Channel, type KeptQuantities } from './keptQuantities.server.ts';
import { freeIn, keyOf, lockLevels, type Level, type Place } from './levels.server.ts';

/** What documents want, or hold: `document_type` is one for a call. */
export interface StockLine extends Place {
  document_id: number;
  document_code: string | null;
  quantity: number;
  /** The sales channel of the document, which may have what is kept for it. */
  channel?: Channel | null;
  /** Codes by which somebody may have kept something back for the document: its tracking number, its own. */
  names?: readonly string[];
}

/** A line with what it drew from the quantity that is kept for its channel. */
interface GivenLine extends Omit<StockLine, 'channel' | 'names'> {
  priority_id: number | null;
  priority_quantity: number | null;
}

/** What is missing of a line. */
export type Shortage = Pick<StockLine, 'document_id' | 'goods_id' | 'warehouse_id' | 'quantity'>;

export type DocumentType = NonNullable<Reservation['document_type']>;
export type CancelType = NonNullable<Reservation['cancel_type']>;

/** Value of `reservation.status` of stock that is kept back. */
export const ACTIVE = 1;
const ENDED = 0;

interface Hold extends GivenLine {
  id: number;
}

/** The levels that are locked, and what some documents hold of them. */
export interface OpenHolds {
  levels: Map<string, Level>;
  holds: Hold[];
}

/** Locks the levels of the given places and of all that the documents hold; nobody else changes these holds from then on. */
export async function openHolds(
  context: StockContext,
  { type, ids, places = [] }: { type: DocumentType; ids: readonly number[]; places?: readonly Place[] },
): Promise<OpenHolds> {
  const before = await readHolds(context, type, ids);
  const levels = await lockLevels(context, [...places, ...before]);
  return { levels, holds: await readHolds(context, type, ids) };
}

function readHolds({ db }: StockContext, type: DocumentType, ids: readonly number[]): Promise<Hold[]> {
  return db
    .selectFrom('reservation')
    .select([
      'id',
      'goods_id',
      'warehouse_id',
      'quantity',
      'document_code',
      'priority_id',
      'priority_quantity',
    ])
    .select((eb) => eb.ref('document_id').$castTo<number>().as('document_id'))
    .where('document_type', '=', type)
    .where('document_id', '=', anyOf(ids))
    .where('status', '=', ACTIVE)
    .orderBy('id')
    .execute();
}

/** Ends holds; their levels are locked, and follow. */
export async function endHolds(
  { db, now }: StockContext,
  holds: readonly Pick<Hold, 'id'>[],
  cancelType: CancelType,
  note: string | null = null,
): Promise<void> {
  await db
    .updateTable('reservation')
    .set({ status: ENDED, cancel_type: cancelType, release_note: note, released_at: now.toISOString() })
    .where('id', '=', anyOf(holds.map(({ id }) => id)))
    .where('status', '=', ACTIVE)
    .execute();
}

const TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  goods_id: 'int8',
  warehouse_id: 'int8',
  quantity: 'int8',
  status: 'int8',
  reason: 'text',
  document_type: 'text',
  document_id: 'int8',
  document_code: 'text',
  reserved_at: 'timestamptz',
  expires_at: 'timestamptz',
  released_at: 'timestamptz',
  cancel_type: 'text',
  priority_id: 'int8',
  priority_quantity: 'int8',
  tracking_codes: 'text',
} as const;

const COLUMNS = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** What all holds of a call have in common. */
export interface HoldCause {
  type: DocumentType;
  reason: Reservation['reason'];
  expiresAt: Date | null;
  /** Documents that they are for, by codes separated by `;`. */
  trackingCodes?: string | null;
  /** They are used up at once. */
  isConsumed?: boolean;
}

export async function addHolds(
  { db, actor, now }: StockContext,
  { type, reason, expiresAt, trackingCodes = null, isConsumed = false }: HoldCause,
  lines: readonly GivenLine[],
): Promise<void> {
  const rows = lines.map((line) => ({
    ...line,
    customer_id: actor.customerId,
    created_by: actor.accountId,
    status: isConsumed ? ENDED : ACTIVE,
    cancel_type: isConsumed ? 'consumed' : null,
    released_at: isConsumed ? now.toISOString() : null,
    reason,
    document_type: type,
    reserved_at: now.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    tracking_codes: trackingCodes,
  }));
  await db
    .insertInto('reservation')
    .columns(COLUMNS)
    .expression(db.selectFrom(asTable(rows, TYPES)).select(COLUMNS))
    .execute();
}

/**
 * What each document gets of what is kept for its channel and of what is free, in their order: all of its lines or nothing.
 * @param free pieces by place; what is given is taken from it, and from what is kept.
 */
export function shareOut(
  lines: readonly StockLine[],
  free: Map<string, number>,
  kept: KeptQuantities,
): { given: GivenLine[]; missing: Shortage[] } {
  const keptFor = (line: StockLine) => (line.channel ? kept.get(keptKey(line, line.channel)) : undefined);
  const given: GivenLine[] = [];
  const missing: Shortage[] = [];
  for (const own of groupByDocument(lines)) {
    const short = own.flatMap((line) => {
      const { document_id, goods_id, warehouse_id } = line;
      const there = Math.max(free.get(keyOf(line)) ?? 0, 0) + (keptFor(line)?.held ?? 0);
      const quantity = line.quantity - there;
      return quantity > 0 ? [{ document_id, goods_id, warehouse_id, quantity }] : [];
    });
    missing.push(...short);
    if (short.length > 0) continue;
    for (const line of own) {
      const priority = keptFor(line);
      const drawn = draw(priority, line.quantity);
      free.set(keyOf(line), (free.get(keyOf(line)) ?? 0) - line.quantity + drawn);
      given.push({
        ...line,
        priority_id: drawn > 0 ? (priority?.id ?? null) : null,
        priority_quantity: drawn > 0 ? drawn : null,
      });
    }
  }
  return { given, missing };
}

/** The lines of each document, those of one place added up. */
function groupByDocument(lines: readonly StockLine[]): StockLine[][] {
  const documents = new Map<number, Map<string, StockLine>>();
  for (const line of lines) {
    const own = documents.get(line.document_id) ?? new Map<string, StockLine>();
    const known = own.get(keyOf(line));
    own.set(keyOf(line), { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
    documents.set(line.document_id, own);
  }
  return [...documents.values()].map((own) => [...own.values()]);
}

/** Pieces that nobody holds, once the given holds are ended and channels have what these drew from them. */
export function freeOf({ levels, holds }: OpenHolds, kept: KeptQuantities): Map<string, number> {
  const free = new Map([...levels].map(([key, level]) => [key, freeIn(level)]));
  for (const hold of holds)
    free.set(keyOf(hold), (free.get(keyOf(hold)) ?? 0) + hold.quantity - giveBack(kept, hold));
  return free;
}
