import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'react-admin';
import { receiptSlipPrint } from '#generated/pos/receipt-slip.print.gen.ts';
import { receiptPrint } from '#generated/pos/receipt.print.gen.ts';
import { Dialog } from '#web/kit/Dialog.tsx';
import { Money } from '#web/kit/Money.tsx';
import { usePrintRecord } from '#web/kit/usePrintRecord.ts';
import type { Slip } from './slip.ts';

const Change = styled('output')({
  display: 'block',
  fontSize: 48,
  lineHeight: 1.15,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
const Label = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** A bill that was just made; without a code it waits for the network. */
export interface Sold {
  sale_id: number | null;
  code: string | null;
  change: number;
  /** Of one that waits: what the customer is given meanwhile. */
  slip?: Slip;
}

export interface SoldDialogProps {
  sold: Sold;
  onClose: () => void;
}

/** What is given back, as large as can be; Enter goes on with the next customer. */
export function SoldDialog({ sold, onClose }: SoldDialogProps) {
  const translate = useTranslate();
  const isKept = sold.sale_id === null;
  const { data: bill } = useGetOne('pos_sale', { id: sold.sale_id ?? 0 }, { enabled: !isKept });
  const { print, savePdf, sheet } = usePrintRecord(receiptPrint);
  const { slip } = sold;
  const paper = usePrintRecord(receiptSlipPrint);
  return (
    <Dialog
      name="till-sold"
      title={isKept ? translate('till.kept') : translate('till.sold', { code: sold.code })}
      width="xs"
      onClose={onClose}
      actions={
        <>
          {slip && <Button onClick={() => paper.print(slip)}>{translate('till.print_slip')}</Button>}
          {!isKept && (
            <>
              <Button disabled={!bill} onClick={() => bill && print(bill)}>
                {translate('till.print')}
              </Button>
              <Button disabled={!bill} onClick={() => bill && savePdf(bill)}>
                {translate('kit.print.pdf')}
              </Button>
            </>
          )}
          <Button variant="contained" autoFocus onClick={onClose}>
            {translate('till.next')}
          </Button>
        </>
      }
    >
      {sheet}
      {paper.sheet}
      <Label>{translate('pos_sale.change')}</Label>
      <Change>
        <Money value={sold.change} />
      </Change>
      {isKept && <Label>{translate('till.kept_why')}</Label>}
    </Dialog>
  );
}
