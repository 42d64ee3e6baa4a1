import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { checkOutActionFields as fields } from '#generated/pos/check-out.action.gen.ts';
import type { BuyerKind, PointRule } from '#modules/promotion/promotion.api.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import type { KnownBuyer, Payment } from './cart.ts';
import { useTillKey } from './ParkedCarts.tsx';

const Facts = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface BuyerInputProps {
  payment: Payment;
  onPayment: (payment: Payment) => void;
  /** In words, by the place in what was sent. */
  problems: Readonly<Record<string, string>>;
  /** Undefined: nobody knows him. */
  buyer: KnownBuyer | undefined;
  /** At which prices he buys. */
  saleType: BuyerKind;
  /** The programme with what he has; null: none runs, or nobody has said a phone. */
  points: PointRule | null;
}

/** Who buys: F4 comes here, a phone finds him, and whoever is new is kept when he pays. */
export function BuyerInput({ payment, onPayment, problems, buyer, saleType, points }: BuyerInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  useTillKey('F4', () => frame.current?.querySelector('input')?.focus());
  return (
    <>
      <div ref={frame} data-till="buyer">
        <FieldInput
          field={fields.buyer_phone}
          label="till.buyer_phone"
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
      </div>
      <FieldInput
        field={fields.buyer_name}
        label="check-out.buyer_name"
        value={payment.buyer_name}
        error={problems['buyer_name']}
        onChange={(value) => onPayment({ ...payment, buyer_name: toText(value) })}
      />
      {payment.buyer_phone !== null && (buyer ?? points?.tier) && (
        <Facts data-till="standing">
          {saleType === 'wholesale' && <b>{translate('till.wholesale')} · </b>}
          {points?.tier && <b>{translate('till.tier', { tier: points.tier })} · </b>}
          {buyer?.last_bought_at ? (
            <>
              {translate('till.bills', { smart_count: buyer.bills, count: buyer.bills })} ·{' '}
              {translate('till.last_visit')} <DateTime value={buyer.last_bought_at} />
            </>
          ) : (
            translate('till.first_visit')
          )}
        </Facts>
      )}
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
