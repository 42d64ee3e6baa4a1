import type { RecordChange } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';

/** A new article of which neither its sheet nor its category says that it expires does not. */
export function sayExpiry(changes: readonly RecordChange<Goods>[]): void {
  for (const { record } of changes) if (record) record.has_expiry ??= false;
}
