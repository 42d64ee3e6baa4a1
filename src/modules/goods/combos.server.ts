import type { RecordChange, Sent } from '#contract/module.ts';
import type { CopyPackedComboActionInput } from '#generated/goods/copy-packed-combo.action.gen.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';

type ComboChange = RecordChange<Combo>;
type Written = ComboChange & { readonly record: Combo };

/** A combo that is packed beforehand is an article on the shelf: it is made with the combo, and follows its names. */
export async function followArticles(context: GoodsContext, changes: readonly ComboChange[]): Promise<void> {
  const written = changes.filter((change): change is Written => change.record !== null);
  // Who may not make other combos means one that is packed.
  if (!context.user.permissions.includes('goods_manager'))
    for (const { old, record } of written) if (!old) record.is_physical = true;
  await refuseNested(context, written);
  const packed = written.filter(({ record }) => record.is_physical);
  await refuseCoded(
    context,
    written.filter((change) => !packed.includes(change)),
  );
  if (packed.length === 0) return;
  const open = await refuseTaken(context, packed);
  await makeArticles(
    context,
    open.filter(({ old }) => !old),
  );
  await renameArticles(context, open);
}

/** A code that is scanned means one thing: a combo that is put together when it is sold has no article's barcode. */
async function refuseCoded({ records }: GoodsContext, loose: readonly Written[]): Promise<void> {
  const barcodes = loose.flatMap(({ record }) => record.barcode ?? []);
  const coded = barcodes.length > 0 ? await records('goods').find({ barcode: barcodes }) : [];
  for (const change of loose)
    if (coded.some(({ barcode }) => barcode === change.record.barcode))
      change.refuse('rule.combo.barcode_of_goods', 'barcode');
}

/** No part is a combo itself. */
async function refuseNested({ records }: GoodsContext, written: readonly Written[]): Promise<void> {
  const goods = written.flatMap(({ record }) => record.items.map(({ goods_id }) => goods_id));
  const combos = await records('combo').find({ goods_id: [...new Set(goods)] });
  for (const change of written) {
    const at = change.record.items.findIndex(({ goods_id }) =>
      combos.some((one) => one.goods_id === goods_id),
    );
    const { sku } = change.record.items[at] ?? {};
    if (at >= 0) change.refuse('rule.combo.nested', `items.${at}.goods_id`, { value: sku ?? '' });
  }
}

/** Makes the same combos anew, each under its code with the next number behind it. */
export async function copyCombos(
  { records }: GoodsContext,
  changes: readonly RecordChange<Combo>[],
): Promise<void> {
  for (const { old } of changes) {
    if (!old) continue;
    const { name, retail_price, image, from_date, to_date } = old;
    const items = old.items.map(({ goods_id, quantity }) => ({ goods_id, quantity }));
    const code = await nextCode(records, old.code);
    await records('combo').create([{ code, name, retail_price, image, from_date, to_date, items }]);
  }
}

/** Makes a combo that is packed beforehand anew, as an article of its own: its parts may be changed until it is packed. */
export async function copyPackedCombos(
  { records }: GoodsContext,
  changes: readonly RecordChange<Combo>[],
  { code, barcode }: Sent<CopyPackedComboActionInput>,
): Promise<void> {
  const made = changes.flatMap(({ old }) => {
    if (!old) return [];
    const { name, retail_price, image } = old;
    const items = old.items.map(({ goods_id, quantity }) => ({ goods_id, quantity }));
    return [{ code, barcode, name, retail_price, image, is_physical: true, items }];
  });
  await records('combo').create(made);
}

async function nextCode(records: GoodsContext['records'], code: string): Promise<string> {
  const base = code.slice(0, 45);
  for (let number = 2; ; number += 1) {
    const [taken] = await records('combo').find({ code: `${base}-${number}` });
    if (!taken) return `${base}-${number}`;
  }
}

/**
 * The parts of a combo that was sold stay as they are: a copy may have others. `readSold` gives which of some combos stand in
 * lines of the module that asks.
 */
export async function keepSoldParts(
  changes: readonly ComboChange[],
  readSold: (ids: readonly number[]) => Promise<readonly { combo_id: number | null }[]>,
): Promise<void> {
  const reshaped = changes.filter(({ old, record }) => old && record && partsOf(old) !== partsOf(record));
  if (reshaped.length === 0) return;
  const sold = new Set((await readSold(reshaped.map(({ id }) => id))).map(({ combo_id }) => combo_id));
  for (const change of reshaped) if (sold.has(change.id)) change.refuse('rule.combo.sold', 'items');
}

const partsOf = ({ items }: Readonly<Combo>): string =>
  items
    .map(({ goods_id, quantity }) => `${goods_id} ${quantity}`)
    .toSorted()
    .join(',');

const toArticle = ({ code, barcode, name, active }: Combo) => ({ sku: code, barcode, name, active });

/** Code and barcode are those of an article from then on: no other one may have them. Those that stay. */
async function refuseTaken({ records }: GoodsContext, packed: readonly Written[]): Promise<Written[]> {
  const named = await records('goods').find({ sku: packed.map(({ record }) => record.code) });
  const barcodes = packed.flatMap(({ record }) => record.barcode ?? []);
  const coded = barcodes.length > 0 ? await records('goods').find({ barcode: barcodes }) : [];
  return packed.filter((change) => {
    const { record } = change;
    const isOther = ({ id }: Goods): boolean => id !== record.goods_id;
    const isNamed = named.some((one) => one.sku === record.code && isOther(one));
    const isCoded = coded.some((one) => one.barcode === record.barcode && isOther(one));
    if (isNamed) change.refuse('rule.combo.code_of_goods', 'code');
    else if (isCoded) change.refuse('rule.combo.barcode_of_goods', 'barcode');
    return !isNamed && !isCoded;
  });
}

async function makeArticles({ records }: GoodsContext, made: readonly Written[]): Promise<void> {
  const outcomes = await records('goods').createSome(
    made.map(({ record }) => ({ ...toArticle(record), unit: 'set', retail_price: record.retail_price })),
  );
  for (const [index, change] of made.entries()) {
    const outcome = outcomes[index];
    if (outcome && 'record' in outcome) change.record.goods_id = outcome.record.id;
    else change.refuse('rule.combo.code_of_goods', 'code');
  }
}

async function renameArticles({ records }: GoodsContext, packed: readonly Written[]): Promise<void> {
  const renamed = packed.flatMap(({ old, record }) => {
    const article = toArticle(record);
    const isSame = old && JSON.stringify(toArticle(old)) === JSON.stringify(article);
    return !old || isSame || record.goods_id === null ? [] : [{ id: record.goods_id, ...article }];
  });
  if (renamed.length > 0) await records('goods').update(renamed);
}

/** A packed combo costs what its article costs. */
export async function followRetailPrices(
  { records }: GoodsContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const priced = changes.filter(({ old, record }) => old && record?.retail_price !== old.retail_price);
  if (priced.length === 0) return;
  const combos = await records('combo').find({ goods_id: priced.map(({ id }) => id), is_physical: true });
  const prices = new Map(priced.map(({ id, record }) => [id, record?.retail_price]));
  const due = combos.flatMap(({ id, goods_id }) => {
    const retail_price = prices.get(goods_id ?? 0) ?? null;
    return retail_price === null ? [] : [{ id, retail_price }];
  });
  if (due.length > 0) await records('combo').update(due);
}
