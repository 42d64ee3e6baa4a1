import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Money } from '#web/kit/Money.tsx';
import { QrCode } from '#web/kit/QrCode.ts';
import { useSession } from '#web/kit/useSession.ts';
import { toVietQr } from './vietQr.ts';

/** NAPAS codes are for payments inside Vietnam. */
const VIETNAM = 1;

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  '& figure': { margin: 0, padding: 8, backgroundColor: '#fff', color: '#000' },
  '& svg': { display: 'block', width: '100%', height: 'auto' },
});
const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.caption.fontSize },
  '& dd': { margin: '0 0 4px', overflowWrap: 'anywhere' },
}));
const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface TransferQrProps {
  /** đồng; nothing to be shown for none. */
  amount: number;
  /** What the transfer is found by. */
  code: string;
}

/** What the buyer's banking app reads: account of the company, amount, code. */
export function TransferQr({ amount, code }: TransferQrProps) {
  const translate = useTranslate();
  const { customer } = useSession();
  const { bank, account, holder } = useBankAccount();
  if (amount <= 0 || customer.id_country !== VIETNAM) return null;
  if (!bank || !account) return <Hint>{translate('till.no_bank')}</Hint>;
  return (
    <Box data-till="transfer-qr">
      <QrCode text={toVietQr({ bank, account, amount, bill: code, purpose: code })} />
      <Facts>
        <dt>{translate('check-out.bank_transfer')}</dt>
        <dd>
          <Money value={amount} />
        </dd>
        <dt>{translate('setting.pos_bank_account')}</dt>
        <dd>
          {account} {holder}
        </dd>
        <dt>{translate('check-out.transfer_code')}</dt>
        <dd>{code}</dd>
      </Facts>
    </Box>
  );
}

/** Of the company; a setting that nobody made is empty. */
function useBankAccount(): { bank: string; account: string; holder: string } {
  const { settings } = useSession();
  const read = (name: string): string => {
    const value = settings?.[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    bank: read('pos_bank'),
    account: read('pos_bank_account'),
    holder: read('pos_bank_holder'),
  };
}
