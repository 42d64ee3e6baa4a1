import type { Sent } from '#contract/module.ts';
import type {
  CodWarningsActionInput,
  CodWarningsActionResult,
} from '#generated/orders/cod-warnings.action.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { readParcels, type Parcel } from './cod.server.ts';

/** A statement of a sheet, as it would be stored. */
interface SheetStatement {
  /** Of the sheet, as Excel counts. */
  row: number;
  delivery_company?: string | null;
  lines?: readonly { delivery_order_id?: string | null }[];
}

/** Tracking numbers that are of no order which that carrier brought: their lines are stored, and pay for nothing. */
export async function warnStatements(
  context: OrdersContext,
  { records }: Sent<CodWarningsActionInput>,
): Promise<CodWarningsActionResult> {
  const statements = records as readonly SheetStatement[];
  const codes = statements.flatMap(codesOf);
  const parcels =
    codes.length > 0 ? await readParcels(context, [...new Set(codes)]) : new Map<string, Parcel>();
  const rows = statements.flatMap((statement) =>
    codesOf(statement)
      .filter((code) => parcels.get(code)?.delivery_company !== statement.delivery_company)
      .map((value) => ({ row: statement.row, text: 'messages.tracking_not_found', params: { value } })),
  );
  return { rows };
}

const codesOf = ({ lines = [] }: SheetStatement): string[] =>
  lines.flatMap(({ delivery_order_id: code }) => (code ? [code] : []));
