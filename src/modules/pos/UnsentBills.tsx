import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Dialog } from '#web/kit/Dialog.tsx';
import { Money } from '#web/kit/Money.tsx';
import type { Outbox, WaitingCall } from '#web/kit/useOutbox.ts';
import { countOf, type Counter } from './cart.ts';

/** What a till remembers of a bill that waits for the network. */
export interface UnsentBill {
  counter: Counter;
  total: number;
}

const Text = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  paddingBlock: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const State = styled('span')<{ isRefused: boolean }>(({ theme, isRefused }) => ({
  flex: '1 1 200px',
  color: isRefused ? theme.vars.palette.error.main : theme.vars.palette.text.secondary,
}));

export interface UnsentBillsProps {
  outbox: Outbox<UnsentBill>;
  /** Its goods lie in a cart again. */
  onBack: (counter: Counter) => void;
}

/** Bills that were sold without a network, on a button that counts them: those that the server refused need somebody. */
export function UnsentBills({ outbox, onBack }: UnsentBillsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { waiting } = outbox;
  if (waiting.length === 0) return null;
  const back = ({ at, note }: WaitingCall<UnsentBill>): void => {
    outbox.drop(at);
    onBack(note.counter);
  };
  return (
    <>
      <Button
        variant="outlined"
        color={waiting.some(({ refusal }) => refusal !== null) ? 'error' : 'warning'}
        onClick={() => setOpen(true)}
        data-till="unsent"
        data-unsent={waiting.length}
      >
        {translate('till.unsent', { count: waiting.length, smart_count: waiting.length })}
      </Button>
      {isOpen && (
        <Dialog
          name="till-unsent"
          title={translate('till.unsent', { count: waiting.length, smart_count: waiting.length })}
          onClose={() => setOpen(false)}
        >
          <Text>{translate('till.unsent_why')}</Text>
          <List>
            {waiting.map((one) => (
              <Bill
                key={one.at}
                bill={one}
                onAgain={() => outbox.sendAgain(one.at)}
                onBack={() => back(one)}
              />
            ))}
          </List>
        </Dialog>
      )}
    </>
  );
}

interface BillProps {
  bill: WaitingCall<UnsentBill>;
  onAgain: () => void;
  onBack: () => void;
}

function Bill({ bill: { at, note, refusal }, onAgain, onBack }: BillProps) {
  const translate = useTranslate();
  const count = countOf(note.counter.cart);
  return (
    <Row data-till="unsent-bill">
      <DateTime value={new Date(at).toISOString()} />
      <span>{translate('till.pieces', { smart_count: count, count })}</span>
      <strong>
        <Money value={note.total} />
      </strong>
      <State isRefused={refusal !== null}>{refusal ?? translate('till.unsent_waits')}</State>
      {refusal !== null && (
        <>
          <Button size="small" variant="outlined" onClick={onAgain} data-till="unsent-again">
            {translate('till.unsent_again')}
          </Button>
          <Button size="small" onClick={onBack} data-till="unsent-back">
            {translate('till.unsent_back')}
          </Button>
        </>
      )}
    </Row>
  );
}
