import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { DateTime } from '#web/kit/DateTime.tsx';
import { countOf, type ParkedCounter } from './cart.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

export interface ParkedCartsProps {
  parked: readonly ParkedCounter[];
  canPark: boolean;
  onPark: () => void;
  onResume: (parkedAt: number) => void;
  canUndo: boolean;
  onUndo: () => void;
  /** Somebody brings goods back. */
  onReturn: () => void;
}

/** Carts that wait for their buyers: F6 puts one aside, a press takes it back; F8 takes back what was changed last. */
export function ParkedCarts({
  parked,
  canPark,
  onPark,
  onResume,
  canUndo,
  onUndo,
  onReturn,
}: ParkedCartsProps) {
  const translate = useTranslate();
  useTillKey('F6', canPark ? onPark : undefined);
  useTillKey('F8', onUndo);
  return (
    <Row>
      <Button variant="outlined" disabled={!canPark} onClick={onPark} data-till="park">
        {translate('till.park')} (F6)
      </Button>
      <Button variant="text" disabled={!canUndo} onClick={onUndo} data-till="undo">
        {translate('till.undo')} (F8)
      </Button>
      <Button variant="text" onClick={onReturn} data-till="return">
        {translate('till.return')}
      </Button>
      {parked.map(({ parkedAt, buyer_name, buyer_phone, cart }) => (
        <Button
          key={parkedAt}
          variant="outlined"
          color="warning"
          onClick={() => onResume(parkedAt)}
          data-till="parked"
        >
          <span>
            <DateTime value={new Date(parkedAt).toISOString()} /> · {buyer_name ?? buyer_phone}{' '}
            {translate('till.pieces', { smart_count: countOf(cart), count: countOf(cart) })}
          </span>
        </Button>
      ))}
    </Row>
  );
}

/** A key of the till, wherever the focus is. */
export function useTillKey(key: string, press: (() => void) | undefined): void {
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.preventDefault();
    press?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onKey]);
}
