import type { RecordChange } from '#contract/module.ts';
import type { CodStatement } from '#generated/orders/cod-statement.entity.gen.ts';
import type { CodStatementLine } from '#generated/orders/cod-statement-line.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { asTable } from '#server/db/asTable.ts';

type StatementChange = RecordChange<CodStatement>;

/** What a tracking code is to a statement: an order, or one of its other parcels. */
export interface Parcel {
  /** Of the order. */
  id: number;
  code: string | null;
  delivery_company: CodStatement['delivery_company'] | null;
  /** Of the whole order. */
  delivery_status: number | null;
  /** What is collected with this parcel. */
  cod_amount: number | null;
  isPaid: boolean;
  /** Of the order: some of its parcels are paid out, and the others may follow. */
  reconciled_at: string | null;
}

const DELIVERED = 250;

const hasArrived = ({ delivery_status, reconciled_at }: Parcel): boolean =>
  delivery_status === DELIVERED || reconciled_at !== null;

/** Each line finds its order by the tracking code; a parcel is paid out once. Only for companies with the finance service. */
export async function matchLines(context: OrdersContext, changes: readonly StatementChange[]): Promise<void> {
  if (!context.hasFeature('finance')) for (const change of changes) change.refuse('license_missing');
  const typed = changes.filter(({ action, record }) => action !== 'post' && record !== null);
  const codes = typed.flatMap(({ record }) => record?.lines.flatMap((line) => line.delivery_order_id ?? []));
  if (codes.length === 0) return;
  const parcels = await readParcels(
    context,
    codes.flatMap((code) => code ?? []),
  );
  for (const change of typed) matchStatement(change, parcels);
}

function matchStatement(change: StatementChange, parcels: ReadonlyMap<string, Parcel>): void {
  const { record } = change;
  if (!record) return;
  for (const [index, line] of record.lines.entries()) {
    const found = parcels.get(line.delivery_order_id ?? '');
    const parcel = found?.delivery_company === record.delivery_company ? found : undefined;
    if (parcel?.isPaid)
      return change.refuse('rule.cod_statement.paid_twice', `lines.${index}.delivery_order_id`, {
        value: line.delivery_order_id,
      });
    line.order_id = parcel && hasArrived(parcel) ? parcel.id : null;
    line.expected = parcel?.cod_amount ?? null;
    line.state = stateOf(line, parcel);
  }
}

function stateOf({ received }: CodStatementLine, parcel: Parcel | undefined): CodStatementLine['state'] {
  if (!parcel) return 'unknown';
  if (!hasArrived(parcel)) return 'not_delivered';
  return received === (parcel.cod_amount ?? 0) ? 'matched' : 'differs';
}

export async function readParcels(
  context: OrdersContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Parcel>> {
  const own = await readOwn(context, codes);
  // The first of several parcels has the code of its order, and is paid out with it.
  const known = new Set(own.map(({ code }) => code));
  const others = (await readOthers(context, codes)).filter(({ code }) => !known.has(code));
  return new Map([...own, ...others].map((parcel) => [parcel.code ?? '', parcel]));
}

/** Orders by their own tracking codes. */
async function readOwn({ db }: OrdersContext, codes: readonly string[]): Promise<Parcel[]> {
  const rows = await db
    .selectFrom('order as o')
    .innerJoin(toTable(codes), 'given.code', 'o.delivery_order_id')
    .select([
      'o.id',
      'o.delivery_order_id as code',
      'o.delivery_company',
      'o.delivery_status',
      'o.cod_amount',
      'o.reconciled_at',
    ])
    .where('o.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, isPaid: row.reconciled_at !== null }));
}

/** Parcels of orders by theirs; one is paid out when a posted statement has its line. */
async function readOthers({ db }: OrdersContext, codes: readonly string[]): Promise<Parcel[]> {
  const rows = await db
    .selectFrom('order_package as p')
    .innerJoin(toTable(codes), 'given.code', 'p.delivery_order_id')
    .innerJoin('order as o', 'o.id', 'p.order_id')
    .select((eb) => [
      'o.id',
      'p.delivery_order_id as code',
      'o.delivery_company',
      'o.delivery_status',
      'p.cod_amount',
      'o.reconciled_at',
      eb
        .exists(
          eb
            .selectFrom('cod_statement_line as l')
            .innerJoin('cod_statement as s', 's.id', 'l.statement_id')
            .select('l.id')
            .whereRef('l.delivery_order_id', '=', 'p.delivery_order_id')
            .where('l.order_id', 'is not', null)
            .where('l.deleted_at', 'is', null)
            .where('s.status', '=', 'posted')
            .where('s.deleted_at', 'is', null),
        )
        .as('is_paid'),
    ])
    .where('p.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .execute();
  return rows.map(({ is_paid, ...row }) => ({ ...row, isPaid: Boolean(is_paid) }));
}

const toTable = (codes: readonly string[]) =>
  asTable(
    codes.map((code) => ({ code })),
    { code: 'text' },
  );

/** The collected money has come: orders that were delivered are a success, and know what was paid out and charged for all their parcels. */
export async function reconcileParcels(
  { records }: OrdersContext,
  changes: readonly StatementChange[],
): Promise<void> {
  const paid = new Map<number, { received: number; fee: number }>();
  for (const { order_id, received, fee } of changes.flatMap(({ record }) => record?.lines ?? [])) {
    if (order_id === null) continue;
    const so = paid.get(order_id) ?? { received: 0, fee: 0 };
    paid.set(order_id, { received: so.received + received, fee: so.fee + fee });
  }
  const calls = records('order');
  for (const order of await calls.lock({ id: [...paid.keys()] })) {
    const { received, fee } = paid.get(order.id) ?? { received: 0, fee: 0 };
    if (order.reconciled_at === null)
      await calls.transition('reconcile', [order.id], { cod_received: received, delivery_cost: fee });
    else
      await calls.update([
        {
          id: order.id,
          cod_received: (order.cod_received ?? 0) + received,
          delivery_cost: (order.delivery_cost ?? 0) + fee,
        },
      ]);
  }
}
