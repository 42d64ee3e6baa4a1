import type { RecordChange } from '#contract/module.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { StockTakeLine } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import type { StockTake } from '#generated/warehouse/stock-take.entity.gen.ts';

/** Lines of a stock take at most, as its schema says. */
const MOST = 1000;

/** What lies on the shelves that a take is about when it begins is what is to be counted; what was named before stays. */
export async function fillSnapshots(
  context: WarehouseContext,
  changes: readonly RecordChange<StockTake>[],
): Promise<void> {
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    if (record.scope !== 'goods') await fill(context, record);
    if (record.lines.length === 0) change.refuse('rule.stock_take.nothing_there', 'lines');
    if (record.lines.length > MOST)
      change.refuse('rule.stock_take.too_many', 'scope', { value: record.lines.length, limit: MOST });
  }
}

/** Goods of which nothing lies on a shelf are counted as a whole. */
async function fill(context: WarehouseContext, take: StockTake): Promise<void> {
  const lying = await readLying(context, take);
  const shelved = new Set(lying.flatMap(({ cell_id, goods_id }) => (cell_id === null ? [] : [goods_id])));
  const whole = new Set(take.lines.flatMap(({ cell_id, goods_id }) => (cell_id === null ? [goods_id] : [])));
  const keyOf = ({ goods_id, cell_id, expired_date }: Place): string =>
    `${goods_id} ${cell_id} ${expired_date}`;
  const known = new Set(take.lines.map(keyOf));
  for (const row of lying) {
    const isLoose = row.cell_id === null;
    const place = isLoose ? { ...row, expired_date: null } : row;
    if (known.has(keyOf(place)) || whole.has(row.goods_id) || (isLoose && shelved.has(row.goods_id)))
      continue;
    known.add(keyOf(place));
    take.lines.push({
      ...place,
      counted_quantity: null,
      first_quantity: null,
      reason: null,
    } as StockTakeLine);
  }
}

type Place = Pick<StockTakeLine, 'goods_id' | 'cell_id' | 'expired_date'>;

async function readLying({ db }: WarehouseContext, { warehouse_id, scope, zone, category_id }: StockTake) {
  let query = db
    .selectFrom('stock_balance as balance')
    .innerJoin('goods', 'goods.id', 'balance.goods_id')
    .leftJoin('cell', 'cell.id', 'balance.cell_id')
    .select([
      'balance.goods_id',
      'balance.cell_id',
      'balance.expired_date',
      'goods.sku',
      'goods.name',
      'goods.unit',
      'goods.cost_price as unit_cost',
    ])
    .distinct()
    .where('balance.warehouse_id', '=', warehouse_id)
    .where('balance.quantity', '>', 0);
  if (scope === 'zone') query = query.where('cell.zone', '=', zone);
  if (scope === 'category') query = query.where('goods.category_id', '=', category_id);
  const rows = await query.execute();
  return rows.toSorted(
    (a, b) => (a.cell_id ?? Infinity) - (b.cell_id ?? Infinity) || a.goods_id - b.goods_id,
  );
}
