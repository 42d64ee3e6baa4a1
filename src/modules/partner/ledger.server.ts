import type { PartnerContext } from '#generated/partner/module.gen.server.ts';
import type { PartnerEntry } from '#generated/partner/partner-entry.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';
import { readPaidByHand } from './paidByHand.server.ts';
import { settleEntries, type Settled } from './settleEntries.ts';

/*
 * The ledger of debts: rows are added, never changed but for what of them is open. Whoever adds one has locked the partner before,
 * so that balances follow each other.
 */

/** Who owes, or is owed: one of the three. */
export interface Partner {
  supplier_id: number | null;
  consignee_id: number | null;
  distributor_id: number | null;
}

/** Nobody yet. */
export const NO_PARTNER: Partner = { supplier_id: null, consignee_id: null, distributor_id: null };

/** What raises (above zero) or lowers what is owed to a supplier, or by a consignee or distributor. */
export interface NewEntry extends Partner {
  kind: PartnerEntry['kind'];
  document_code: string | null;
  on_date: string;
  amount: number;
  due_on: string | null;
  note: string | null;
}

const TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  partner_kind: 'text',
  supplier_id: 'int8',
  consignee_id: 'int8',
  distributor_id: 'int8',
  kind: 'text',
  document_code: 'text',
  on_date: 'date',
  increase: 'int8',
  decrease: 'int8',
  open: 'int8',
  balance: 'int8',
  due_on: 'date',
  note: 'text',
} as const;

const COLUMNS = Object.keys(TYPES) as (keyof typeof TYPES)[];

const kindOf = ({ supplier_id, consignee_id }: Partner): PartnerEntry['partner_kind'] => {
  if (supplier_id !== null) return 'supplier';
  return consignee_id === null ? 'distributor' : 'consignee';
};

export const keyOf = (partner: Partner): string => {
  const kind = kindOf(partner);
  return `${kind} ${partner[`${kind}_id`]}`;
};

/**
 * Adds entries in their order, of partners that are locked here; nothing is added for an amount of 0. What payments that are
 * `canceled` now paid by hand is open again.
 */
export async function addEntries(
  context: PartnerContext,
  all: readonly NewEntry[],
  canceled: readonly number[] = [],
): Promise<void> {
  const entries = all.filter(({ amount }) => amount !== 0);
  if (entries.length === 0) return;
  const balances = await readBalances(context, entries);
  const { db, actor } = context;
  const rows = entries.map(({ amount, ...entry }) => {
    const balance = (balances.get(keyOf(entry)) ?? 0) + amount;
    balances.set(keyOf(entry), balance);
    const partner_kind = kindOf(entry);
    const [increase, decrease] = [Math.max(amount, 0), Math.max(-amount, 0)];
    const made = { customer_id: actor.customerId, created_by: actor.accountId };
    return { ...made, ...entry, partner_kind, increase, decrease, open: increase + decrease, balance };
  });
  await db
    .insertInto('partner_entry')
    .columns(COLUMNS)
    .expression(db.selectFrom(asTable(rows, TYPES)).select(COLUMNS))
    .execute();
  await settle(context, entries, canceled);
  await noteDebts(context, entries, balances);
}

/** A distributor says itself what it owes: whoever decides on its orders may not see the ledger. */
async function noteDebts(
  { records }: PartnerContext,
  entries: readonly NewEntry[],
  balances: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = idsOf(entries, 'distributor_id');
  const debtOf = (id: number): number => balances.get(keyOf({ ...NO_PARTNER, distributor_id: id })) ?? 0;
  if (ids.length > 0) await records('distributor').update(ids.map((id) => ({ id, debt: debtOf(id) })));
}

/** What is owed to or by each partner, whom nobody else changes until the caller's change ends. */
export async function readBalances(
  context: PartnerContext,
  partners: readonly Partner[],
): Promise<Map<string, number>> {
  await lockPartners(context, partners);
  const balances = new Map<string, number>();
  for (const row of await readEntries(context, partners))
    balances.set(keyOf(row), (balances.get(keyOf(row)) ?? 0) + row.increase - row.decrease);
  return balances;
}

const idsOf = (partners: readonly Partner[], name: keyof Partner): number[] => [
  ...new Set(partners.flatMap((partner) => partner[name] ?? [])),
];

/** What terms a partner has, of those that have any. */
interface Terms {
  code: string;
  payment_term_days?: number | null;
}

/** Locks the partners, by id; each by its key (`keyOf`). */
export async function lockPartners(
  { records }: PartnerContext,
  partners: readonly Partner[],
): Promise<ReadonlyMap<string, Terms>> {
  const [suppliers, consignees] = [idsOf(partners, 'supplier_id'), idsOf(partners, 'consignee_id')];
  const distributors = idsOf(partners, 'distributor_id');
  const known = new Map<string, Terms>();
  if (suppliers.length > 0)
    for (const one of await records('supplier').lock({ id: suppliers }))
      known.set(keyOf({ ...NO_PARTNER, supplier_id: one.id }), one);
  if (consignees.length > 0)
    for (const one of await records('consignee').lock({ id: consignees }))
      known.set(keyOf({ ...NO_PARTNER, consignee_id: one.id }), one);
  if (distributors.length > 0)
    for (const one of await records('distributor').lock({ id: distributors }))
      known.set(keyOf({ ...NO_PARTNER, distributor_id: one.id }), one);
  return known;
}

/** All entries of the ledgers of partners, in their order. */
export function readEntries({ db }: PartnerContext, partners: readonly Partner[]) {
  return db
    .selectFrom('partner_entry')
    .select([
      'id',
      'supplier_id',
      'consignee_id',
      'distributor_id',
      'kind',
      'increase',
      'decrease',
      'open',
      'due_on',
    ])
    .where((eb) =>
      eb.or([
        eb('supplier_id', '=', anyOf(idsOf(partners, 'supplier_id'))),
        eb('consignee_id', '=', anyOf(idsOf(partners, 'consignee_id'))),
        eb('distributor_id', '=', anyOf(idsOf(partners, 'distributor_id'))),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** What was lowered pays what was chosen, then what fell due first; rows of which something else is open now say so. */
async function settle(
  context: PartnerContext,
  partners: readonly Partner[],
  canceled: readonly number[],
): Promise<void> {
  const rows = await readEntries(context, partners);
  const byHand = await readPaidByHand(
    context,
    rows.map(({ id }) => id),
    canceled,
  );
  const ledgers = new Map<string, Settled[]>();
  for (const row of rows) ledgers.set(keyOf(row), [...(ledgers.get(keyOf(row)) ?? []), row]);
  const before = new Map(rows.map(({ id, open }) => [id, open]));
  const changed = [...ledgers.values()].flatMap((ledger) =>
    [...settleEntries(ledger, byHand)].flatMap(([id, open]) =>
      before.get(id) === open ? [] : [{ id, open }],
    ),
  );
  if (changed.length === 0) return;
  await context.db
    .updateTable('partner_entry')
    .from(asTable(changed, { id: 'int8', open: 'int8' }))
    .set((eb) => ({ open: eb.ref('given.open') }))
    .whereRef('partner_entry.id', '=', 'given.id')
    .execute();
}
