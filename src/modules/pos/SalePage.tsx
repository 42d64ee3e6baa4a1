import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useStore, useTranslate } from 'react-admin';
import type { PosShift } from '#generated/pos/pos-shift.entity.gen.ts';
import { useSession } from '#web/kit/useSession.ts';
import type { CartLine } from './cart.ts';
import { CartTable } from './CartTable.tsx';
import { GoodsSearch } from './GoodsSearch.tsx';
import { ManualDialog } from './ManualDialog.tsx';
import { OpenShift } from './OpenShift.tsx';
import { ParkedCarts, useTillKey } from './ParkedCarts.tsx';
import { PayPanel } from './PayPanel.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { SoldDialog } from './SoldDialog.tsx';
import { UnsentBills } from './UnsentBills.tsx';
import { useOpenShift } from './useOpenShift.web.ts';
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

const Bar = styled('div')({ display: 'flex', gap: 12, alignItems: 'center', paddingBottom: 12 });
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
    <Shop key={shop.id} posId={shop.id}>
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
    </Shop>
  );
}

/** A shop sells in a shift, or opens one. */
function Shop({ posId, children }: { posId: number; children: ReactNode }) {
  const { shift, refetch } = useOpenShift(posId);
  if (shift === undefined) return null;
  if (shift === null)
    return (
      <Goods>
        {children}
        <OpenShift posId={posId} onOpened={refetch} />
      </Goods>
    );
  return (
    <Till posId={posId}>
      <Bar>
        {children}
        <ShiftLink shift={shift} />
      </Bar>
    </Till>
  );
}

/** Leads to where cash is put in and taken out, and the shift is closed. */
function ShiftLink({ shift: { id, code } }: { shift: PosShift }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={`/pos/shift/${id}`} variant="text" data-till="shift" sx={{ flexShrink: 0 }}>
      {translate('till.shift', { code })}
    </Button>
  );
}

function Till({ posId, children }: { posId: number; children: ReactNode }) {
  const [multiple, setMultiple] = useState(1);
  const till = useTill(posId, { multiple, onAdded: () => setMultiple(1) });
  const [discounted, setDiscounted] = useState<CartLine | 'bill'>();
  const translate = useTranslate();
  useTillKey('F9', till.pay);
  return (
    <Page>
      <Goods>
        {children}
        <UnsentBills outbox={till.outbox} onBack={till.putBack} />
        <GoodsSearch
          find={till.find}
          multiple={multiple}
          onMultiple={setMultiple}
          saleType={till.saleType}
          onChoose={till.add}
        />
        <ParkedCarts
          parked={till.parked}
          canPark={till.cart.length > 0 && !till.isPaying}
          onPark={till.park}
          onResume={till.resume}
          canUndo={till.canUndo}
          onUndo={till.undo}
          onReturn={() => till.setReturned('')}
        />
        <CartTable
          cart={till.cart}
          bill={till.bill}
          saleType={till.saleType}
          onQuantity={till.setQuantity}
          onDiscount={setDiscounted}
          problems={till.problems}
        />
      </Goods>
      <Side>
        <PayPanel
          cart={till.cart}
          bill={till.bill}
          voucher={till.voucher}
          points={till.points}
          exchange={till.exchange}
          onKeep={() => till.setExchange(undefined)}
          payment={till.payment}
          buyer={till.buyer}
          saleType={till.saleType}
          onPayment={till.setPayment}
          problems={till.problems}
          isPaying={till.isPaying}
          onPay={till.pay}
          onDiscount={() => setDiscounted('bill')}
        />
      </Side>
      {discounted && (
        <ManualDialog
          title={
            discounted === 'bill'
              ? translate('till.off_bill')
              : translate('till.off_line', { name: discounted.goods.name })
          }
          given={discounted === 'bill' ? till.manual : discounted.manual}
          limit={till.manualLimit}
          onClose={() => setDiscounted(undefined)}
          onGive={(manual) => till.setManual(discounted === 'bill' ? null : discounted.goods.id, manual)}
        />
      )}
      {till.returned !== undefined && (
        <ReturnDialog
          posId={posId}
          code={till.returned}
          onClose={() => till.setReturned(undefined)}
          onExchange={(exchange) => {
            till.setExchange(exchange);
            till.setReturned(undefined);
          }}
        />
      )}
      {till.sold && <SoldDialog sold={till.sold} onClose={till.goOn} />}
    </Page>
  );
}
