import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useEvent, useStore, useTranslate } from 'react-admin';
import { useSession } from '#web/kit/useSession.ts';
import { CartTable } from './CartTable.tsx';
import { GoodsSearch } from './GoodsSearch.tsx';
import { PayPanel } from './PayPanel.tsx';
import { SoldDialog } from './SoldDialog.tsx';
import { useTill } from './useTill.web.ts';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  height: '100%',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' },
}));

const Goods = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minHeight: 0,
  padding: 16,
  overflow: 'auto',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { borderRight: 0, overflow: 'visible', paddingBottom: 0 },
}));

const Side = styled('aside')({ padding: 16, overflow: 'auto' });
const None = styled('p')(({ theme }) => ({ padding: 24, color: theme.vars.palette.text.secondary }));

/** The till: goods in, money in, change out. */
export function SalePage() {
  const translate = useTranslate();
  const { pos } = useSession();
  const [chosen, setChosen] = useStore<number | null>('pos.shop', null);
  const shop = pos.find(({ id }) => id === chosen) ?? pos[0];
  if (!shop) return <None>{translate('till.no_shop')}</None>;
  return (
    <Till key={shop.id} posId={shop.id}>
      {pos.length > 1 && (
        <TextField
          select
          size="small"
          label={translate('check-out.pos_id')}
          value={shop.id}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {pos.map(({ id, code }) => (
            <MenuItem key={id} value={id}>
              {code}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Till>
  );
}

function Till({ posId, children }: { posId: number; children: ReactNode }) {
  const [multiple, setMultiple] = useState(1);
  const till = useTill(posId, { multiple, onAdded: () => setMultiple(1) });
  useF9(till.pay);
  return (
    <Page>
      <Goods>
        {children}
        <GoodsSearch posId={posId} multiple={multiple} onMultiple={setMultiple} onChoose={till.add} />
        <CartTable cart={till.cart} onQuantity={till.setQuantity} />
      </Goods>
      <Side>
        <PayPanel
          cart={till.cart}
          payment={till.payment}
          onPayment={till.setPayment}
          problems={till.problems}
          isPaying={till.isPaying}
          onPay={till.pay}
        />
      </Side>
      {till.sold && <SoldDialog sold={till.sold} onClose={till.goOn} />}
    </Page>
  );
}

function useF9(pay: () => void): void {
  const press = useEvent((event: KeyboardEvent) => {
    if (event.key !== 'F9') return;
    event.preventDefault();
    pay();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
