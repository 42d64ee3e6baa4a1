import type { RecordChange } from '#contract/module.ts';
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
  const packed = written.filter(({ record }) => record.is_physical);
  if (packed.length === 0) return;
  const open = await refuseTaken(context, packed);
  await makeArticles(
    context,
    open.filter(({ old }) => !old),
  );
  await renameArticles(context, open);
}

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
