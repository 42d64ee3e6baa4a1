import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { checkOutActionFields as fields } from '#generated/pos/check-out.action.gen.ts';
import type { ManualDiscount } from '#modules/promotion/promotion.api.ts';
import { Dialog } from '#web/kit/Dialog.tsx';
import { FieldInput } from '#web/kit/FieldInput.tsx';

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface ManualDialogProps {
  /** In words: what it is taken off. */
  title: string;
  given: ManualDiscount | null;
  /** Per cent that this cashier may take off. */
  limit: number;
  onClose: () => void;
  onGive: (manual: ManualDiscount | null) => void;
}

/** So much off by hand: a part or an amount, the one empties the other. */
export function ManualDialog({ title, given, limit, onClose, onGive }: ManualDialogProps) {
  const translate = useTranslate();
  const [{ percent, amount }, setManual] = useState<ManualDiscount>(given ?? NO_DISCOUNT);
  const give = (manual: ManualDiscount | null): void => {
    onGive(manual);
    onClose();
  };
  const isNone = !percent && !amount;
  const typed = percent !== null && percent > limit ? translate('till.off_limit', { limit }) : undefined;
  return (
    <Dialog
      name="till-manual"
      title={title}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => give(null)}>{translate('till.off_none')}</Button>
          <Button
            variant="contained"
            disabled={isNone || typed !== undefined}
            onClick={() => give({ percent: percent || null, amount: amount || null })}
            data-till="give"
          >
            {translate('till.off_apply')}
          </Button>
        </>
      }
    >
      <Fields>
        <FieldInput
          field={fields.manual_percent}
          label="till.off_percent"
          value={percent}
          error={typed}
          onChange={(value) => setManual((now) => typePercent(now, toNumber(value)))}
        />
        <FieldInput
          field={fields.manual_amount}
          label="till.off_amount"
          value={amount}
          onChange={(value) => setManual((now) => typeAmount(now, toNumber(value)))}
        />
        {limit < 100 && !typed && <Hint>{translate('till.off_limit', { limit })}</Hint>}
      </Fields>
    </Dialog>
  );
}

const NO_DISCOUNT: ManualDiscount = { percent: null, amount: null };

/** An input that is left empty may say 0, which takes nothing from the other. */
const typePercent = ({ amount }: ManualDiscount, percent: number | null): ManualDiscount => ({
  percent,
  amount: percent ? null : amount,
});

const typeAmount = ({ percent }: ManualDiscount, amount: number | null): ManualDiscount => ({
  percent: amount ? null : percent,
  amount,
});

const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
