import type { RecordChange } from '#contract/module.ts';
import type { MaterialReceiptLine } from '#generated/material/material-receipt-line.entity.gen.ts';
import type { MaterialReceipt } from '#generated/material/material-receipt.entity.gen.ts';
import type { MaterialContext } from '#generated/material/module.gen.server.ts';
import { setSupplierDebts } from '#modules/partner/partner.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';
import { creditReturns } from './supplierReturns.server.ts';
import { anyText, lockLots, makeLots, moveLots, type NewLot } from './ledger.server.ts';

type ReceiptChange = RecordChange<MaterialReceipt>;
type Changes = readonly ReceiptChange[];

/** Code of `receipt_detail_status`. */
const CHECKED = 2;

/** Before they are stored: rolls without a label get one, what was checked says so, and what was posted keeps its lines. */
export function completeReceipts(_: MaterialContext, changes: Changes): void {
  for (const change of changes) {
    const { record, old, action } = change;
    if (!record) continue;
    if (old?.status === 'posted') refuseLost(change, old, record);
    if (action === 'check' || action === 'post') for (const line of record.lines) line.detail = CHECKED;
    if (action === 'post') nameLots(change, record);
  }
}

function refuseLost(change: ReceiptChange, old: MaterialReceipt, record: MaterialReceipt): void {
  const kept = new Set(record.lines.map(({ id }) => id));
  if (old.lines.some(({ id }) => !kept.has(id)) || record.lines.length > old.lines.length)
    change.refuse('rule.material_receipt.lines_posted', 'lines');
}

function nameLots(change: ReceiptChange, { code, lines }: MaterialReceipt): void {
  lines.forEach((line, index) => (line.lot_code ??= `${code}-${index + 1}`));
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const key = `${line.material_id} ${line.lot_code}`;
    if (seen.has(key))
      change.refuse('rule.material_lot.code_taken', `lines.${index}.lot_code`, { value: line.lot_code });
    seen.add(key);
  });
}

const recordsOf = (changes: Changes): MaterialReceipt[] => changes.flatMap(({ record }) => record ?? []);

/** What was measured lies in the store, roll by roll, and what it cost is known. */
export async function postReceipts(context: MaterialContext, changes: Changes): Promise<void> {
  await refuseTaken(context, changes);
  const receipts = recordsOf(changes);
  await makeLots(
    context,
    receipts.flatMap((receipt) => receipt.lines.map((line) => toLot(receipt, line))),
  );
  const lots = await lockLots(context, await readLotIds(context, receipts));
  await moveLots(
    context,
    'receipt',
    lots.map((lot) => ({ lot, quantity: lot.received })),
  );
  await notePrices(context, receipts);
  await oweFor(context, receipts);
}

/** What came is owed for as soon as all of it has a price. */
async function oweFor(context: MaterialContext, receipts: readonly MaterialReceipt[]): Promise<void> {
  const priced = receipts.filter(({ uncosted }) => uncosted === 0);
  await setSupplierDebts(
    context,
    priced.map((receipt) => toDebt(receipt, receipt.payable ?? 0)),
  );
  await creditReturns(
    context,
    priced.map(({ id }) => id),
  );
}

const toDebt = ({ supplier_id, code, received_on }: MaterialReceipt, amount: number) => ({
  supplier_id,
  kind: 'receipt' as const,
  document_code: code,
  on_date: received_on,
  amount,
});

/** A roll whose label the material has already is refused at its line. */
async function refuseTaken({ db }: MaterialContext, changes: Changes): Promise<void> {
  const lines = recordsOf(changes).flatMap((record) => record.lines);
  const taken = await db
    .selectFrom('material_lot')
    .select(['material_id', 'code'])
    .where('material_id', '=', anyOf(lines.map(({ material_id }) => material_id)))
    .where('code', '=', anyText(lines.map(({ lot_code }) => lot_code ?? '')))
    .execute();
  const keys = new Set(taken.map(({ material_id, code }) => `${material_id} ${code}`));
  for (const change of changes) {
    const index = change.record?.lines.findIndex((line) => keys.has(`${line.material_id} ${line.lot_code}`));
    const value = change.record?.lines[index ?? -1]?.lot_code;
    if (value) change.refuse('rule.material_lot.code_taken', `lines.${index}.lot_code`, { value });
  }
}

const toLot = (receipt: MaterialReceipt, line: MaterialReceiptLine): NewLot => ({
  code: line.lot_code ?? '',
  material_id: line.material_id,
  warehouse_id: receipt.warehouse_id,
  receipt_id: receipt.id,
  shade: line.shade,
  width_cm: line.width_cm,
  received: line.quantity,
  location: line.location,
  received_on: receipt.received_on,
  unit_price: line.unit_price,
});

async function readLotIds({ db }: MaterialContext, receipts: readonly MaterialReceipt[]): Promise<number[]> {
  const ids = receipts.map(({ id }) => id);
  const lots = await db
    .selectFrom('material_lot')
    .select('id')
    .where('receipt_id', '=', anyOf(ids))
    .execute();
  return lots.map(({ id }) => id);
}

/** What each material cost last. */
async function notePrices(context: MaterialContext, receipts: readonly MaterialReceipt[]): Promise<void> {
  const prices = new Map<number, number>();
  for (const { material_id, unit_price } of receipts.flatMap(({ lines }) => lines))
    if (unit_price !== null) prices.set(material_id, unit_price);
  const materials = context.records('material');
  const known = await materials.lock({ id: [...prices.keys()] });
  const changed = known.filter(({ id, last_price }) => last_price !== prices.get(id));
  if (changed.length > 0)
    await materials.update(changed.map(({ id }) => ({ id, last_price: prices.get(id) ?? null })));
}

/** Only while nothing was cut: what came goes again. */
export async function cancelReceipts(context: MaterialContext, changes: Changes): Promise<void> {
  const posted = changes.filter(({ old }) => old?.status === 'posted');
  const lots = await lockLots(context, await readLotIds(context, recordsOf(posted)));
  const cut = lots.find(({ remaining, received }) => remaining !== received);
  if (cut) context.refuse('rule.material_lot.not_whole', undefined, { value: cut.code });
  if (lots.length > 0)
    await moveLots(
      context,
      'receipt',
      lots.map((lot) => ({ lot, quantity: -lot.received })),
    );
  await setSupplierDebts(
    context,
    recordsOf(posted).map((receipt) => toDebt(receipt, 0)),
  );
}

/** Prices that come after the goods: the lots and the materials know them. */
export async function priceLots(context: MaterialContext, changes: Changes): Promise<void> {
  const priced = changes.filter(({ action, record }) => action === 'update' && record?.status === 'posted');
  const receipts = recordsOf(priced);
  if (receipts.length === 0) return;
  const rows = receipts.flatMap(({ id, lines }) =>
    lines.map(({ lot_code, material_id, unit_price }) => ({
      receipt_id: id,
      material_id,
      code: lot_code ?? '',
      unit_price,
    })),
  );
  await context.db
    .updateTable('material_lot')
    .from(asTable(rows, { receipt_id: 'int8', material_id: 'int8', code: 'text', unit_price: 'int8' }))
    .set((eb) => ({ unit_price: eb.ref('given.unit_price') }))
    .whereRef('material_lot.receipt_id', '=', 'given.receipt_id')
    .whereRef('material_lot.material_id', '=', 'given.material_id')
    .whereRef('material_lot.code', '=', 'given.code')
    .execute();
  await notePrices(context, receipts);
  await oweFor(context, receipts);
}
