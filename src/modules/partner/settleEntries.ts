/** What an entry of the ledger of one partner comes to. */
export interface Settled {
  id: number;
  kind: string;
  increase: number;
  decrease: number;
  due_on: string | null;
}

const LAST_DAY = '9999-12-31';

/**
 * What of each entry is open: whatever lowers a debt pays what somebody chose for it (`byHand`, of entries by their ids), then what
 * fell due first, and money that was paid back or canceled before all else. The sum of what is open of increases less that of
 * decreases is the balance.
 */
export function settleEntries(
  entries: readonly Settled[],
  byHand: ReadonlyMap<number, number> = new Map(),
): ReadonlyMap<number, number> {
  const sum = (pick: (entry: Settled) => number) => entries.reduce((total, one) => total + pick(one), 0);
  const open = new Map<number, number>();
  let lowered = sum(({ decrease }) => decrease);
  let raised = sum(({ increase }) => increase);
  const increases = entries.filter((one) => one.increase > 0).toSorted(byDue);
  for (const { id, increase } of increases) {
    const paid = Math.min(byHand.get(id) ?? 0, lowered, increase);
    open.set(id, increase - paid);
    lowered -= paid;
  }
  for (const { id, increase } of increases) {
    const owed = open.get(id) ?? increase;
    const paid = Math.min(lowered, owed);
    open.set(id, owed - paid);
    lowered -= paid;
  }
  for (const { id, decrease } of entries.filter((one) => one.decrease > 0)) {
    const used = Math.min(raised, decrease);
    open.set(id, decrease - used);
    raised -= used;
  }
  return open;
}

const rankOf = ({ kind, due_on }: Settled): string => (kind === 'payment' ? '' : (due_on ?? LAST_DAY));

const byDue = (one: Settled, other: Settled): number =>
  rankOf(one) < rankOf(other) ? -1 : rankOf(one) > rankOf(other) ? 1 : one.id - other.id;
