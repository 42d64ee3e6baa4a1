import { fold } from '#contract/text.ts';
import type { TillGoods } from './cart.ts';

/** As many as the server gives. */
const MOST = 20;

/** Goods that a till knows by itself: a whole barcode or SKU means one, anything else is looked for word by word. */
export function findLocal(goods: readonly TillGoods[], text: string): readonly TillGoods[] {
  const code = text.trim();
  const exact = goods.filter(({ barcode, sku }) => barcode === code || sku === code.toUpperCase());
  if (exact.length > 0 || code === '') return exact;
  const words = fold(code).split(/\s+/);
  const fits = ({ name, sku, barcode }: TillGoods): boolean => {
    const said = fold(`${name} ${sku} ${barcode ?? ''}`);
    return words.every((word) => said.includes(word));
  };
  return goods.filter(fits).slice(0, MOST);
}
