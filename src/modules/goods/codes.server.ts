import type { RecordChange } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';

/* Codes that stand on articles and their packs beside SKU and barcode: a scan means one article alone. */

const formOf = (code: string): string => code.trim().toUpperCase();

/** Before articles are stored: none has a code that another is called by. */
export async function checkCodes(
  { db }: GoodsContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  for (const { record } of changes) for (const row of record?.codes ?? []) row.code = formOf(row.code);
  const wanted = changes.flatMap(({ record }) => (record ? namesOf(record) : []));
  if (wanted.length === 0) return;
  const others = [
    ...(await db
      .selectFrom('goods')
      .select(['id', 'sku as code'])
      .where('sku', '=', anyTextOf(wanted))
      .where('deleted_at', 'is', null)
      .execute()),
    ...(await db
      .selectFrom('goods')
      .select(['id', 'barcode as code'])
      .where('barcode', '=', anyTextOf(wanted))
      .where('deleted_at', 'is', null)
      .execute()),
  ];
  const rows = await db
    .selectFrom('goods_code')
    .select(['goods_id as id', 'code'])
    .where('code', '=', anyTextOf(wanted))
    .where('deleted_at', 'is', null)
    .execute();
  for (const change of changes) {
    const { record } = change;
    const owns = (list: readonly { id: number; code: string | null }[], code: string): boolean =>
      list.some((one) => one.code !== null && formOf(one.code) === code && one.id !== record?.id);
    for (const [index, { code }] of (record?.codes ?? []).entries())
      if (owns([...others, ...rows], code))
        change.refuse('rule.goods.code_taken', `codes.${index}.code`, { value: code });
    for (const name of ['sku', 'barcode'] as const) {
      const code = record?.[name];
      if (code && owns(rows, formOf(code))) change.refuse('rule.goods.code_taken', name, { value: code });
    }
  }
}

const namesOf = ({ sku, barcode, codes }: Goods): string[] =>
  [sku, barcode, ...codes.map(({ code }) => code)].flatMap((code) => (code ? [formOf(code)] : []));
