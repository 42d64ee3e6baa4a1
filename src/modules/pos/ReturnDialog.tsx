import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { findBillActionFields } from '#generated/pos/find-bill.action.gen.ts';
import { returnBillActionFields as fields } from '#generated/pos/return-bill.action.gen.ts';
import { Dialog } from '#web/kit/Dialog.tsx';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { Icon } from '#web/kit/Icon.ts';
import { Money } from '#web/kit/Money.tsx';
import { useCall } from '#web/kit/useCall.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { useScanner } from '#web/kit/useScanner.ts';
import { useReturn, type Exchange, type FoundBill } from './useReturn.web.ts';

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 4 });
const Bar = styled('form')({
  display: 'flex',
  gap: 12,
  alignItems: 'end',
  '& > :first-of-type': { flex: 1 },
});
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Facts = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));
const Steps = styled('div')({ display: 'flex', alignItems: 'center' });
const Count = styled('output')({ minWidth: 32, textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
const Sum = styled('p')({ display: 'flex', justifyContent: 'space-between', margin: 0, fontWeight: 600 });

export interface ReturnDialogProps {
  posId: number;
  /** Read by the scanner before it was opened. */
  code: string;
  onClose: () => void;
  /** What is brought pays for what lies on the counter. */
  onExchange: (exchange: Exchange) => void;
}

/** A bill is scanned, its goods are counted: the money goes back, or pays for other goods. */
export function ReturnDialog({ posId, code: scanned, onClose, onExchange }: ReturnDialogProps) {
  const translate = useTranslate();
  const [code, setCode] = useState(scanned);
  const [reason, setReason] = useState('');
  const [byTransfer, setByTransfer] = useState(false);
  const back = useReturn(posId);
  const { find } = back;
  useEffect(() => {
    if (scanned !== '') void find(scanned);
  }, [scanned, find]);
  useScanner((read) => {
    if (back.readUid(read)) return;
    setCode(read);
    void find(read);
  });
  const { bill, lines, total } = back;
  const isReady = bill !== undefined && lines.length > 0 && reason !== '';
  return (
    <Dialog
      name="till-return"
      title={translate('till.return')}
      onClose={onClose}
      actions={
        bill && (
          <>
            <RefundButton
              bill={bill}
              body={{ return_reason: reason, by_transfer: byTransfer, lines }}
              isReady={isReady}
              onDone={onClose}
            />
            <Button
              variant="contained"
              disabled={!isReady}
              onClick={() => onExchange({ bill, lines, reason, total })}
              data-till="exchange"
            >
              {translate('till.exchange')}
            </Button>
          </>
        )
      }
    >
      <Fields>
        <Bar
          onSubmit={(event) => {
            event.preventDefault();
            void find(code);
          }}
        >
          <FieldInput
            field={findBillActionFields.code}
            label="find-bill.code"
            placeholder={translate('till.scan_bill')}
            value={code}
            error={back.problem}
            onChange={(value) => setCode(toText(value))}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={code === '' || back.isAsking}
            data-till="find-bill"
          >
            {translate('till.find_bill')}
          </Button>
        </Bar>
        {bill && (
          <>
            <BillGoods bill={bill} back={back} />
            <FieldInput
              field={fields.return_reason}
              label="return-bill.return_reason"
              isRequired
              value={reason}
              onChange={(value) => setReason(toText(value))}
            />
            <FieldInput
              field={fields.by_transfer}
              label="return-bill.by_transfer"
              value={byTransfer}
              onChange={(value) => setByTransfer(value === true)}
            />
            <Sum>
              <span>{translate('till.worth')}</span>
              <span data-till="refund">
                <Money value={total} />
              </span>
            </Sum>
          </>
        )}
      </Fields>
    </Dialog>
  );
}

interface BillGoodsProps {
  bill: FoundBill;
  back: ReturnType<typeof useReturn>;
}

/** What the bill sold, and how many of it come back: no more than are left of it, stamped pieces by their stamps. */
function BillGoods({ bill, back }: BillGoodsProps) {
  const translate = useTranslate();
  return (
    <List>
      {bill.goods.map(({ goods_id, sku, name, quantity, returned, uids }) => {
        const left = quantity - returned;
        const count = back.countOf(goods_id);
        const isStamped = uids.length > 0;
        return (
          <Row key={goods_id} data-return={sku}>
            <span>
              {name}
              <Facts>
                {sku} · {translate('till.left_of', { left, quantity })}
              </Facts>
              {uids.map((uid) => (
                <Button
                  key={uid}
                  size="small"
                  variant={back.uids.includes(uid) ? 'contained' : 'outlined'}
                  aria-pressed={back.uids.includes(uid)}
                  onClick={() => back.readUid(uid)}
                >
                  {uid}
                </Button>
              ))}
            </span>
            <Steps>
              <IconButton
                aria-label={translate('till.less', { name })}
                disabled={count === 0 || isStamped}
                onClick={() => back.setCount(goods_id, count - 1)}
              >
                <Icon name="remove" />
              </IconButton>
              <Count>{count}</Count>
              <IconButton
                aria-label={translate('till.more', { name })}
                disabled={count >= left || isStamped}
                onClick={() => back.setCount(goods_id, count + 1)}
              >
                <Icon name="add" />
              </IconButton>
            </Steps>
          </Row>
        );
      })}
    </List>
  );
}

interface RefundButtonProps {
  bill: FoundBill;
  body: { return_reason: string; by_transfer: boolean; lines: Exchange['lines'] };
  isReady: boolean;
  onDone: () => void;
}

/** Gives the money back: at once out of the drawer, or by bank transfer. */
function RefundButton({ bill, body, isReady, onDone }: RefundButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [send, { isRunning }] = useCall(`/pos_sale/${bill.id}/return_bill`);
  const giveBack = async (): Promise<void> => {
    if (!(await send(body))) return;
    notify('messages.bill_returned', { type: 'success' });
    onDone();
  };
  return (
    <Button
      variant="outlined"
      disabled={!isReady || isRunning}
      onClick={() => void giveBack()}
      data-till="give-back"
    >
      {translate('till.give_back')}
    </Button>
  );
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
