import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { LineDiscount, PricedBill } from '#modules/promotion/promotion.api.ts';
import { Money } from '#web/kit/Money.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& [data-off]': { color: theme.vars.palette.success.main },
}));

/** What is taken off, and by whom; nothing where nothing is. */
export function BillSums({ bill }: { bill: PricedBill }) {
  const translate = useTranslate();
  const { goods_total, rounding, total } = bill;
  const saved = goods_total + rounding - total;
  if (saved === 0 && rounding === 0) return null;
  return (
    <List data-till="sums">
      <dt>{translate('till.goods_total')}</dt>
      <dd>
        <Money value={goods_total} />
      </dd>
      {toSums(bill).map(({ key, name, amount }) => (
        <Off
          key={key}
          name={name ?? translate(key === 'promotions' ? 'till.promotions' : `enum.pos_discount_kind.${key}`)}
          amount={amount}
        />
      ))}
      {rounding !== 0 && (
        <>
          <dt>{translate('pos_sale.rounding')}</dt>
          <dd data-till="rounding">
            <Money value={rounding} />
          </dd>
        </>
      )}
      {saved !== 0 && (
        <>
          <dt>{translate('till.saved')}</dt>
          <dd data-till="saved">
            <Money value={saved} />
          </dd>
        </>
      )}
    </List>
  );
}

function Off({ name, amount }: { name: string; amount: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd data-off>
        −<Money value={amount} />
      </dd>
    </>
  );
}

/** Whether a discount stands at its line; what is taken off the whole bill stands below the cart. */
export const isOfLine = (kind: LineDiscount['kind']): boolean =>
  kind === 'goods' || kind === 'manual' || kind === 'combo';

interface Sum {
  key: string;
  /** Of a promotion; else the key says it. */
  name: string | null;
  amount: number;
}

/** What stands at the lines in one, by hand, by combos and by promotions of goods; each promotion of the bill by its name. */
function toSums({ lines, line_discount, combo_discount }: PricedBill): Sum[] {
  const sums = new Map<string, Sum>();
  const own = lines.flatMap(({ discounts }) => discounts).filter(({ kind }) => kind === 'manual');
  const byHand = own.reduce((sum, { amount }) => sum + amount, 0);
  if (byHand > 0) sums.set('manual', { key: 'manual', name: null, amount: byHand });
  if (combo_discount > 0) sums.set('combo', { key: 'combo', name: null, amount: combo_discount });
  if (line_discount > 0) sums.set('promotions', { key: 'promotions', name: null, amount: line_discount });
  for (const { kind, promotion_id, name, amount } of lines.flatMap(({ discounts }) => discounts)) {
    if (isOfLine(kind)) continue;
    const key = kind === 'bill' ? `bill ${promotion_id}` : kind;
    sums.set(key, { key, name: name || null, amount: amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}
