import type { RecordChange } from '#contract/module.ts';
import { goodsTransferFields, type GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { GoodsTransferParcel } from '#generated/warehouse/goods-transfer-parcel.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { splitParcels, type Packable, type Packed } from './splitParcels.ts';

/*
 * What is in which parcel of a transfer. Parcels are made when it is confirmed and taken apart when it is a draft again; one that is not
 * split is one parcel where a carrier takes it, and none else. Stock is kept back, sent and counted by its lines, to which the parcels
 * add up at any time.
 */

type TransferChange = RecordChange<GoodsTransfer>;

const NOT_SPLIT = 1;
const BY_WEIGHT = 3;
/** As many rows as a transfer may have. */
const MOST = goodsTransferFields.parcels.rows?.max ?? Infinity;

/** Before transfers are stored: those that are confirmed are split, those that are taken back are not any more. */
export async function packTransfers(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  const packed = changes.flatMap(({ action, record }) =>
    record && isPacked(action, record) ? [record] : [],
  );
  const weights = await readWeights(context, packed);
  for (const change of changes) {
    const { action, record } = change;
    if (!record) continue;
    if (packed.includes(record)) split(change, record, weights);
    else if (action === 'reopen' || action === 'cancel' || isWhole(record)) putIn(record, []);
    else checkParcels(change, record);
  }
}

/** Whether no carrier takes it, and nobody splits it. */
const isWhole = ({ status, split_type, delivery_company }: GoodsTransfer): boolean =>
  status === 'preparing' && split_type === NOT_SPLIT && delivery_company === null;

/** Whether it is put into parcels now: it is confirmed, or a carrier takes it after all. */
const isPacked = (action: string, record: GoodsTransfer): boolean =>
  !isWhole(record) &&
  (action === 'confirm' || (record.status === 'preparing' && record.parcel_count === null));

type Weights = ReadonlyMap<number, number>;

async function readWeights({ db }: WarehouseContext, packed: readonly GoodsTransfer[]): Promise<Weights> {
  const ids = packed.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'weight'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .execute();
  return new Map(rows.map(({ id, weight }) => [id, weight ?? 0]));
}

function split(change: TransferChange, record: GoodsTransfer, weights: Weights): void {
  const { split_type, split_value, lines } = record;
  const limit = split_type === NOT_SPLIT ? Infinity : (split_value ?? 0);
  if (split_type === BY_WEIGHT && refuseHeavy(change, record, weights)) return;
  const items = lines.map(({ goods_id, quantity }): Packable => {
    return { goods_id, quantity, weight: weights.get(goods_id) ?? 0 };
  });
  const packed = splitParcels(items, split_type, { limit, most: MOST });
  if (packed === null) change.refuse('rule.goods_transfer.too_many_parcels', 'split_value', { limit: MOST });
  else
    putIn(
      record,
      packed.map((row) => toRow(row, record, weights)),
    );
}

function toRow(packed: Packed, { lines }: GoodsTransfer, weights: Weights): GoodsTransferParcel {
  const line = lines.find(({ goods_id }) => goods_id === packed.goods_id);
  const unit_weight = weights.get(packed.goods_id) || null;
  const { sku = null, name = null } = line ?? {};
  return { ...packed, sku, name, unit_weight, delivery_order_id: null } as GoodsTransferParcel;
}

/** Articles of which not even one piece goes into a parcel, or nobody knows whether it does. */
function refuseHeavy(change: TransferChange, record: GoodsTransfer, weights: Weights): boolean {
  const limit = record.split_value ?? 0;
  const isBad = ({ goods_id }: { goods_id: number }): boolean => {
    const weight = weights.get(goods_id) ?? 0;
    return weight === 0 || weight > limit;
  };
  const bad = record.lines.findIndex(isBad);
  const line = record.lines[bad];
  if (!line) return false;
  const value = weights.get(line.goods_id) ?? 0;
  const key = value === 0 ? 'rule.goods_transfer.no_weight' : 'rule.goods_transfer.piece_too_heavy';
  change.refuse(key, `lines.${bad}.goods_id`, { label: line.name ?? '', value, limit });
  return true;
}

function putIn(record: GoodsTransfer, parcels: GoodsTransferParcel[]): void {
  record.parcels = parcels;
  countParcels(record);
}

function countParcels(record: GoodsTransfer): void {
  record.parcel_count = new Set(record.parcels.map(({ number }) => number)).size || null;
}

/** Whoever moves pieces between parcels loses none and adds none, and a parcel goes under one code. */
function checkParcels(change: TransferChange, record: GoodsTransfer): void {
  if (record.status !== 'preparing') return;
  const other = record.split_type === NOT_SPLIT && record.parcels.find(({ number }) => number !== 1);
  if (other) return change.refuse('rule.goods_transfer.one_parcel', 'parcels', { value: other.number });
  const inParcels = piecesOf(record.parcels);
  for (const { goods_id, quantity, name } of record.lines) {
    const value = inParcels.get(goods_id) ?? 0;
    inParcels.delete(goods_id);
    if (value !== quantity)
      change.refuse('rule.goods_transfer.parcels_differ', 'parcels', {
        label: name ?? '',
        value,
        limit: quantity,
      });
  }
  for (const [goods_id, value] of inParcels) {
    const label = record.parcels.find((row) => row.goods_id === goods_id)?.name ?? '';
    change.refuse('rule.goods_transfer.parcels_differ', 'parcels', { label, value, limit: 0 });
  }
  shareTrackings(change, record);
  countParcels(record);
}

function piecesOf(parcels: readonly GoodsTransferParcel[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { goods_id, quantity } of parcels) sums.set(goods_id, (sums.get(goods_id) ?? 0) + quantity);
  return sums;
}

function shareTrackings(change: TransferChange, { parcels }: GoodsTransfer): void {
  const codes = new Map<number, string>();
  for (const { number, delivery_order_id: code } of parcels) {
    if (!code) continue;
    if ((codes.get(number) ?? code) !== code)
      change.refuse('rule.goods_transfer.parcel_trackings', 'parcels', { value: number });
    codes.set(number, code);
  }
  for (const row of parcels) row.delivery_order_id = codes.get(row.number) ?? null;
}
