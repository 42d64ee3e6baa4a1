import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { checkOutActionFields as fields } from '#generated/pos/check-out.action.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { Money } from '#web/kit/Money.tsx';
import type { BuyerKind, PricedBill } from '#modules/promotion/promotion.api.ts';
import { BillSums } from './BillSums.tsx';
import { BuyerInput } from './BuyerInput.tsx';
import { PointsInput, type TillPoints } from './PointsInput.tsx';
import { TransferQr } from './TransferQr.tsx';
import type { TillVoucher } from './useVoucher.web.ts';
import type { Exchange } from './useReturn.web.ts';
import { VoucherInput } from './VoucherInput.tsx';
import { countOf, quickCash, type Cart, type KnownBuyer, type Payment } from './cart.ts';

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
const Problem = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.error.main }));
const Notes = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export interface PayPanelProps {
  cart: Cart;
  bill: PricedBill;
  voucher: TillVoucher;
  points: TillPoints;
  /** Goods that are exchanged, which pay as cash does. */
  exchange: Exchange | undefined;
  /** They are kept after all. */
  onKeep: () => void;
  payment: Payment;
  buyer: KnownBuyer | undefined;
  saleType: BuyerKind;
  onPayment: (payment: Payment) => void;
  /** In words, by the place in what was sent. */
  problems: Readonly<Record<string, string>>;
  isPaying: boolean;
  onPay: () => void;
  /** Something is to be taken off the whole bill. */
  onDiscount: () => void;
}

/** Customer, total, cash and change; F9 pays. */
export function PayPanel({
  cart,
  bill,
  voucher,
  points,
  exchange,
  onKeep,
  payment,
  buyer,
  saleType,
  onPayment,
  problems,
  isPaying,
  onPay,
  onDiscount,
}: PayPanelProps) {
  const translate = useTranslate();
  const { total } = bill;
  const open = total - (payment.bank_transfer ?? 0) - (exchange?.total ?? 0);
  const due = Math.max(open, 0);
  const change = (payment.cash ?? 0) - open;
  return (
    <Panel aria-label={translate('till.payment')}>
      <BuyerInput
        payment={payment}
        onPayment={onPayment}
        problems={problems}
        buyer={buyer}
        saleType={saleType}
        points={points.rule}
      />
      <VoucherInput
        key={voucher.found?.code ?? ''}
        voucher={voucher}
        hasEffect={cart.length === 0 || bill.voucher_amount > 0}
        problem={problems['voucher_code'] ?? problems['voucher_uid']}
      />
      <PointsInput points={points} bill={bill} problem={problems['points_used']} />
      <Button variant="text" disabled={cart.length === 0} onClick={onDiscount} data-till="off-bill">
        {translate('till.off_bill')}
      </Button>
      {(problems['manual_percent'] ?? problems['manual_amount']) && (
        <Problem role="alert">{problems['manual_percent'] ?? problems['manual_amount']}</Problem>
      )}
      <BillSums bill={bill} />
      <Line>
        <Label>{translate('till.pieces', { smart_count: countOf(cart), count: countOf(cart) })}</Label>
        <Label>{translate('check-out.total')}</Label>
      </Line>
      <Total data-till="total">
        <Money value={total} />
      </Total>
      {exchange && <Exchanged exchange={exchange} due={due} onKeep={onKeep} />}
      <Given due={due} payment={payment} onPayment={onPayment} problems={problems} />
      <Line>
        <Label>{translate('pos_sale.change')}</Label>
        <Change data-till="change">{change >= 0 && open !== 0 ? <Money value={change} /> : '–'}</Change>
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

interface ExchangedProps {
  exchange: Exchange;
  due: number;
  onKeep: () => void;
}

/** What comes back for what is bought, and what is left to pay. */
function Exchanged({ exchange, due, onKeep }: ExchangedProps) {
  const translate = useTranslate();
  return (
    <>
      <Line data-till="exchanged">
        <Button variant="text" color="warning" onClick={onKeep}>
          {translate('till.exchanged', { code: exchange.bill.code })} ×
        </Button>
        <span>
          −<Money value={exchange.total} />
        </span>
      </Line>
      <Line>
        <Label>{translate('till.due')}</Label>
        <b data-till="due">
          <Money value={due} />
        </b>
      </Line>
    </>
  );
}

interface GivenProps extends Pick<PayPanelProps, 'payment' | 'onPayment' | 'problems'> {
  /** What is left to pay in cash. */
  due: number;
}

/** What comes by transfer, and the notes that lie on the counter. */
function Given({ due, payment, onPayment, problems }: GivenProps) {
  const translate = useTranslate();
  return (
    <>
      <FieldInput
        field={fields.bank_transfer}
        label="check-out.bank_transfer"
        value={payment.bank_transfer}
        error={problems['bank_transfer']}
        onChange={(value) => onPayment({ ...payment, bank_transfer: toAmount(value) })}
      />
      <Button
        variant="text"
        disabled={due === 0}
        onClick={() =>
          onPayment({ ...payment, bank_transfer: (payment.bank_transfer ?? 0) + due, cash: null })
        }
        data-till="all-transfer"
      >
        {translate('till.all_transfer')}
      </Button>
      <TransferQr amount={payment.bank_transfer ?? 0} code={payment.transfer_code} />
      <FieldInput
        field={fields.cash}
        label="check-out.cash"
        value={payment.cash}
        error={problems['cash']}
        onChange={(value) => onPayment({ ...payment, cash: toAmount(value) })}
      />
      <Notes>
        {quickCash(due, NOTES).map((note) => (
          <Button
            key={note}
            variant="outlined"
            size="large"
            onClick={() => onPayment({ ...payment, cash: note })}
          >
            <Money value={note} />
          </Button>
        ))}
      </Notes>
    </>
  );
}

const toAmount = (value: unknown): number | null => (typeof value === 'number' ? value : null);
