import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/kit/Icon.ts';
import type {
  BuyerKind,
  Gift,
  LineDiscount,
  PricedBill,
  PricedLine,
} from '#modules/promotion/promotion.api.ts';
import { Money } from '#web/kit/Money.tsx';
import { isOfLine } from './BillSums.tsx';
import { pricedOf, priceOf, unreadOf, type Cart, type CartLine } from './cart.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 110px 40px 40px',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 64,
  padding: '4px 4px 4px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { backgroundColor: theme.vars.palette.action.selected },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) 40px 40px',
    paddingBlock: 8,
    '& > [data-part="name"]': { gridColumn: '1 / -1' },
  },
}));

const Name = styled('div')({ minWidth: 0, fontWeight: 500 });
const Facts = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 400,
}));
const Left = styled('span')(({ theme }) => ({
  '&[data-short="true"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));
const Steps = styled('div')({ display: 'flex', alignItems: 'center' });
const Amount = styled('div')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600 });

const Given = styled('div')(({ theme }) => ({
  color: theme.vars.palette.success.main,
  fontSize: theme.typography.caption.fontSize,
}));
const Problem = styled('div')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  fontSize: theme.typography.caption.fontSize,
}));
const Percent = styled('span')({ width: 24, lineHeight: '24px', fontSize: 18, fontWeight: 500 });
const Before = styled('s')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 400,
}));

const Quantity = styled('input')(({ theme }) => ({
  width: 52,
  height: 40,
  textAlign: 'center',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Empty = styled('p')(({ theme }) => ({
  margin: 0,
  padding: 48,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

export interface CartTableProps {
  cart: Cart;
  /** What it comes to. */
  bill: PricedBill;
  /** At which prices. */
  saleType: BuyerKind;
  onQuantity: (id: number, quantity: number) => void;
  /** Something is to be taken off a line. */
  onDiscount: (line: CartLine) => void;
  /** In words, by the place of the line in what was sent: the oldest first. */
  problems: Readonly<Record<string, string>>;
}

/** What lies on the counter, the newest line on top. */
export function CartTable({ cart, bill, saleType, onQuantity, onDiscount, problems }: CartTableProps) {
  const translate = useTranslate();
  if (cart.length === 0) return <Empty>{translate('till.empty')}</Empty>;
  const priced = pricedOf(cart, bill);
  return (
    <List aria-label={translate('till.cart')}>
      {cart.map((line, index) => (
        <CartRow
          key={line.goods.id}
          line={line}
          priced={priced[index] ?? []}
          saleType={saleType}
          onQuantity={onQuantity}
          onDiscount={onDiscount}
          problem={problemOf(problems, placeOf(cart, index), priced[index]?.length ?? 1)}
        />
      ))}
      {bill.gifts.map((gift) => (
        <GiftRow key={`${gift.promotion_id} ${gift.goods_id}`} {...gift} />
      ))}
    </List>
  );
}

const FIELDS = ['manual_percent', 'manual_amount', 'combo_id', 'uids'];

/** What is said of any of the lines that were sent for one of the cart. */
const problemOf = (problems: CartTableProps['problems'], first: number, count: number): string | undefined =>
  Array.from({ length: count }, (_, part) =>
    FIELDS.map((field) => problems[`lines.${first + part}.${field}`]).find(Boolean),
  ).find(Boolean);

/** Where a line of the cart begins in what was sent: the oldest first. */
const placeOf = (cart: Cart, index: number): number =>
  cart.slice(index + 1).reduce((sum, { goods }) => sum + (goods.parts?.length ?? 1), 0);

/** How many the shop has left. */
export const printLeft = (count: number, translate: ReturnType<typeof useTranslate>): string =>
  count > 0 ? translate('till.available', { count }) : translate('till.sold_out');

interface CartRowProps {
  line: CartLine;
  /** One, or the parts of a combo. */
  priced: readonly PricedLine[];
  saleType: BuyerKind;
  onQuantity: CartTableProps['onQuantity'];
  onDiscount: CartTableProps['onDiscount'];
  problem: string | undefined;
}

function CartRow({ line, priced, saleType, onQuantity, onDiscount, problem }: CartRowProps) {
  const translate = useTranslate();
  const { goods, quantity } = line;
  const unread = unreadOf(line);
  const set = (wanted: number): void => onQuantity(goods.id, wanted);
  const name = { name: goods.name };
  const discounts = priced.flatMap((one) => one.discounts).filter(({ kind }) => isOfLine(kind));
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const full = priced.reduce((sum, one) => sum + one.quantity * one.unit_price, 0);
  return (
    <Row data-goods={goods.sku}>
      <Name data-part="name">
        {goods.name}
        <Facts>
          {goods.sku} · <Money value={priceOf(goods, saleType)} /> ·{' '}
          <Left data-short={quantity > goods.available}>{printLeft(goods.available, translate)}</Left>
        </Facts>
        {goods.parts
          ? off > 0 && <Off name={translate('enum.pos_discount_kind.combo')} amount={off} />
          : discounts.map((one) => (
              <Off
                key={one.promotion_id}
                name={one.name || translate(`enum.pos_discount_kind.${one.kind}`)}
                amount={one.amount}
              />
            ))}
        {unread > 0 && <Problem data-till="unread">{translate('till.unread', { count: unread })}</Problem>}
        {problem && <Problem role="alert">{problem}</Problem>}
      </Name>
      <Steps>
        <IconButton aria-label={translate('till.less', name)} onClick={() => set(quantity - 1)}>
          <Icon name="remove" />
        </IconButton>
        <Quantity
          inputMode="numeric"
          aria-label={translate('till.quantity', name)}
          value={quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => set(Number(event.target.value.replaceAll(/\D/g, '')) || 1)}
        />
        <IconButton aria-label={translate('till.more', name)} onClick={() => set(quantity + 1)}>
          <Icon name="add" />
        </IconButton>
      </Steps>
      <Amount>
        <Sum full={full} off={off} />
      </Amount>
      <IconButton
        aria-label={translate('till.off_line', name)}
        disabled={Boolean(goods.parts)}
        onClick={() => onDiscount(line)}
        data-till="off-line"
      >
        <Percent>%</Percent>
      </IconButton>
      <IconButton aria-label={translate('till.remove', name)} onClick={() => set(0)}>
        <Icon name="delete" />
      </IconButton>
    </Row>
  );
}

/** Which promotion gave how much. */
const Off = ({ name, amount }: Pick<LineDiscount, 'name' | 'amount'>) => (
  <Given data-till="off">
    {name}: −<Money value={amount} />
  </Given>
);

/** What the line comes to by what stands at it; what is taken off the whole bill stands below the cart. */
function Sum({ full, off }: { full: number; off: number }) {
  return (
    <>
      {off > 0 && (
        <Before>
          <Money value={full} />
        </Before>
      )}
      <Money value={full - off} />
    </>
  );
}

function GiftRow({ name, quantity }: Gift) {
  const translate = useTranslate();
  return (
    <Row data-till="gift">
      <Name data-part="name">
        {name}
        <Given>{translate('till.gift')}</Given>
      </Name>
      <span>× {quantity}</span>
      <Amount>
        <Money value={0} />
      </Amount>
      <span />
      <span />
    </Row>
  );
}
