import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { checkOutActionFields as fields } from '#generated/pos/check-out.action.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { Money } from '#web/kit/Money.tsx';
import { countOf, quickCash, totalOf, type Cart } from './cart.ts';

/** Notes of đồng that people pay with; above them nothing is rounded up to. */
const NOTES = [10_000, 50_000, 100_000, 200_000, 500_000];

const Panel = styled('section')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
});
const Label = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Total = styled('output')({
  fontSize: 48,
  lineHeight: 1.15,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});
const Change = styled('output')({ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
const Notes = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Who pays what. */
export interface Payment {
  cash: number | null;
  buyer_phone: string | null;
  buyer_name: string | null;
}

export const NO_PAYMENT: Payment = { cash: null, buyer_phone: null, buyer_name: null };

export interface PayPanelProps {
  cart: Cart;
  payment: Payment;
  onPayment: (payment: Payment) => void;
  /** In words, by the place in what was sent. */
  problems: Readonly<Record<string, string>>;
  isPaying: boolean;
  onPay: () => void;
}

/** Customer, total, cash and change; F9 pays. */
export function PayPanel({ cart, payment, onPayment, problems, isPaying, onPay }: PayPanelProps) {
  const translate = useTranslate();
  const total = totalOf(cart);
  const cash = payment.cash ?? 0;
  const take = (value: number): void => onPayment({ ...payment, cash: value });
  return (
    <Panel aria-label={translate('till.payment')}>
      <Buyer payment={payment} onPayment={onPayment} problems={problems} />
      <Line>
        <Label>{translate('till.pieces', { smart_count: countOf(cart), count: countOf(cart) })}</Label>
        <Label>{translate('check-out.total')}</Label>
      </Line>
      <Total data-till="total">
        <Money value={total} />
      </Total>
      <FieldInput
        field={fields.cash}
        label="check-out.cash"
        value={payment.cash}
        error={problems['cash']}
        onChange={(value) => onPayment({ ...payment, cash: typeof value === 'number' ? value : null })}
      />
      <Notes>
        {quickCash(total, NOTES).map((note) => (
          <Button key={note} variant="outlined" size="large" onClick={() => take(note)}>
            <Money value={note} />
          </Button>
        ))}
      </Notes>
      <Line>
        <Label>{translate('pos_sale.change')}</Label>
        <Change data-till="change">
          {cash >= total && total > 0 ? <Money value={cash - total} /> : '–'}
        </Change>
      </Line>
      <Button
        variant="contained"
        size="large"
        disabled={cart.length === 0 || isPaying}
        onClick={onPay}
        data-till="pay"
      >
        {translate('till.pay')} (F9)
      </Button>
    </Panel>
  );
}

function Buyer({ payment, onPayment, problems }: Pick<PayPanelProps, 'payment' | 'onPayment' | 'problems'>) {
  return (
    <>
      <FieldInput
        field={fields.buyer_phone}
        label="check-out.buyer_phone"
        value={payment.buyer_phone}
        error={problems['buyer_phone']}
        lookup={BUYERS}
        onChange={(value, chosen) =>
          onPayment({
            ...payment,
            buyer_phone: toText(value),
            buyer_name: toText(chosen?.['name']) ?? payment.buyer_name,
          })
        }
      />
      <FieldInput
        field={fields.buyer_name}
        label="check-out.buyer_name"
        value={payment.buyer_name}
        error={problems['buyer_name']}
        onChange={(value) => onPayment({ ...payment, buyer_name: toText(value) })}
      />
    </>
  );
}

const BUYERS = {
  url: '/pos-get-buyers',
  param: 'phone',
  value: 'phone',
  show: ['name'],
  fill: { buyer_name: 'name' },
  debounceMs: 500,
};

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
