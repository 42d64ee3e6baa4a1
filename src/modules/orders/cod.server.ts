import type { RecordChange } from '#contract/module.ts';
import type { CodStatement } from '#generated/orders/cod-statement.entity.gen.ts';
import type { CodStatementLine } from '#generated/orders/cod-statement-line.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { asTable } from '#server/db/asTable.ts';

type StatementChange = RecordChange<CodStatement>;

/** What an order is to a statement. */
interface Parcel {
  id: number;
  delivery_order_id: string | null;
  delivery_company: CodStatement['delivery_company'] | null;
  delivery_status: number | null;
  cod_amount: number | null;
  reconciled_at: string | null;
}

const DELIVERED = 250;

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
    if (parcel?.reconciled_at)
      return change.refuse('rule.cod_statement.paid_twice', `lines.${index}.delivery_order_id`, {
        value: line.delivery_order_id,
      });
    line.order_id = parcel?.delivery_status === DELIVERED ? parcel.id : null;
    line.expected = parcel?.cod_amount ?? null;
    line.state = stateOf(line, parcel);
  }
}

function stateOf({ received }: CodStatementLine, parcel: Parcel | undefined): CodStatementLine['state'] {
  if (!parcel) return 'unknown';
  if (parcel.delivery_status !== DELIVERED) return 'not_delivered';
  return received === (parcel.cod_amount ?? 0) ? 'matched' : 'differs';
}

async function readParcels(
  { db }: OrdersContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Parcel>> {
  const rows = await db
    .selectFrom('order as o')
    .innerJoin(
      asTable(
        codes.map((code) => ({ code })),
        { code: 'text' },
      ),
      'given.code',
      'o.delivery_order_id',
    )
    .select([
      'o.id',
      'o.delivery_order_id',
      'o.delivery_company',
      'o.delivery_status',
      'o.cod_amount',
      'o.reconciled_at',
    ])
    .where('o.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.delivery_order_id ?? '', row]));
}

/** The collected money has come: orders that were delivered are a success, and know what was paid out and charged. */
export async function reconcileParcels(
  { records }: OrdersContext,
  changes: readonly StatementChange[],
): Promise<void> {
  for (const { record } of changes)
    for (const { order_id, received, fee } of record?.lines ?? [])
      if (order_id !== null)
        await records('order').transition('reconcile', [order_id], {
          cod_received: received,
          delivery_cost: fee,
        });
}
