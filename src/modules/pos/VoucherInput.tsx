import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { checkOutActionFields as fields } from '#generated/pos/check-out.action.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import type { TillVoucher } from './useVoucher.web.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
  '& > button': { height: 40 },
});
const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.warning.main }));

export interface VoucherInputProps {
  voucher: TillVoucher;
  /** Whether the cart meets what the voucher asks for. */
  hasEffect: boolean;
  /** In words: why the code was refused when it was paid. */
  problem: string | undefined;
}

/** The code that the buyer shows; what it gives stands among the sums. */
export function VoucherInput({ voucher, hasEffect, problem }: VoucherInputProps) {
  const translate = useTranslate();
  const [code, setCode] = useState<string | null>(null);
  const [uid, setUid] = useState<string | null>(null);
  const { found, isAsking } = voucher;
  if (found)
    return (
      <>
        <Row data-till="voucher">
          <span>
            {found.code} – {found.name}
            {found.uid && ` (${found.uid})`}
          </span>
          <Button variant="text" onClick={voucher.drop}>
            {translate('till.drop_voucher')}
          </Button>
        </Row>
        {!hasEffect && <Hint>{translate('rule.voucher.no_effect')}</Hint>}
        {problem && <Hint role="alert">{problem}</Hint>}
      </>
    );
  const isEmpty = code === null || code.trim() === '';
  return (
    <Row data-till="voucher">
      <FieldInput
        field={fields.voucher_code}
        label="check-out.voucher_code"
        value={code}
        error={voucher.problem}
        onChange={(value) => setCode(typeof value === 'string' ? value : null)}
      />
      {voucher.uidProblem !== undefined && (
        <FieldInput
          field={fields.voucher_uid}
          label="check-out.voucher_uid"
          value={uid}
          error={voucher.uidProblem}
          onChange={(value) => setUid(typeof value === 'string' ? value : null)}
        />
      )}
      <Button
        variant="outlined"
        disabled={isEmpty || isAsking}
        onClick={() => voucher.ask(code ?? '', uid)}
        data-till="use-voucher"
      >
        {translate('till.use_voucher')}
      </Button>
    </Row>
  );
}
