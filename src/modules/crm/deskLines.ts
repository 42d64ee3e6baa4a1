import type { Row } from '#contract/logic.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';

/** Goods of a lead as they are typed: a new line has no id yet; figures may be half typed. */
export interface TypedLine {
  id?: number;
  goods_id: number;
  name: string | null;
  quantity: unknown;
  unit_price: unknown;
  discount: unknown;
}

/** A lead with what was typed and is not stored yet. */
export type TypedLead = Omit<Lead, 'lines'> & { lines: readonly TypedLine[] };

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const amountOf = ({ quantity, unit_price, discount }: TypedLine): number =>
  toNumber(quantity) * toNumber(unit_price) - toNumber(discount);

/** Goods are chosen: one more of them, or a new line whose price is not known yet. */
export function addGoods(lines: readonly TypedLine[], id: number, chosen: Row | undefined): TypedLine[] {
  if (lines.some(({ goods_id }) => goods_id === id))
    return lines.map((line) =>
      line.goods_id === id ? { ...line, quantity: toNumber(line.quantity) + 1 } : line,
    );
  const { name, label } = chosen ?? {};
  const words = [name, label].find((text) => typeof text === 'string');
  return [
    ...lines,
    {
      goods_id: id,
      name: words ?? null,
      quantity: 1,
      unit_price: null,
      discount: 0,
    },
  ];
}

/** What goods cost is known; a price that was typed meanwhile stays. */
export const withPrice = (lines: readonly TypedLine[], id: number, unit_price: number): TypedLine[] =>
  lines.map((line) => (line.goods_id === id && line.unit_price === null ? { ...line, unit_price } : line));

/** Lines as they are sent: an unknown price is that of the goods, which the server knows. */
export const toLineRows = (lines: readonly TypedLine[]): Row[] =>
  lines.map(({ id, goods_id, quantity, unit_price, discount }) => ({
    ...(id && { id }),
    goods_id,
    quantity,
    discount: discount ?? 0,
    ...(unit_price !== null && { unit_price }),
  }));

/** What a lead still needs to become an order; `own` is the company's country, and wards are those of Vietnam (1). */
export const missingOf = (
  {
    name,
    address,
    ward,
    id_ward,
    country,
    lines,
  }: Pick<TypedLead, 'name' | 'address' | 'ward' | 'id_ward' | 'country' | 'lines'>,
  own: number,
): string[] => [
  ...(name ? [] : ['name']),
  ...(address ? [] : ['address']),
  ...(ward || id_ward || (country ?? own) !== 1 ? [] : ['ward']),
  ...(lines.length > 0 ? [] : ['lines']),
];
