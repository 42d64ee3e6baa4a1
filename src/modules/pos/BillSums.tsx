import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { PricedBill } from '#modules/promotion/promotion.api.ts';
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
  const saved = bill.goods_total - bill.total;
  if (saved === 0) return null;
  return (
    <List data-till="sums">
      <dt>{translate('till.goods_total')}</dt>
      <dd>
        <Money value={bill.goods_total} />
      </dd>
      {toSums(bill).map(({ key, name, amount }) => (
        <Off
          key={key}
          name={name ?? translate(key === 'promotions' ? 'till.promotions' : `enum.pos_discount_kind.${key}`)}
          amount={amount}
        />
      ))}
      <dt>{translate('till.saved')}</dt>
      <dd data-till="saved">
        <Money value={saved} />
      </dd>
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

interface Sum {
  key: string;
  /** Of a promotion; else the key says it. */
  name: string | null;
  amount: number;
}

/** Promotions of goods in one, as they stand at their lines; each promotion of the bill by its name. */
function toSums({ lines, line_discount }: PricedBill): Sum[] {
  const sums = new Map<string, Sum>();
  if (line_discount > 0) sums.set('promotions', { key: 'promotions', name: null, amount: line_discount });
  for (const { kind, promotion_id, name, amount } of lines.flatMap(({ discounts }) => discounts)) {
    if (kind === 'goods') continue;
    const key = kind === 'bill' ? `bill ${promotion_id}` : kind;
    sums.set(key, { key, name: name || null, amount: amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}
