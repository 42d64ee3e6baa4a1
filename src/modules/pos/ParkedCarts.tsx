import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { DateTime } from '#web/kit/DateTime.tsx';
import type { ParkedBill } from './useParked.web.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

export interface ParkedCartsProps {
  parked: readonly ParkedBill[];
  canPark: boolean;
  onPark: () => void;
  onResume: (operation: string) => void;
  canUndo: boolean;
  onUndo: () => void;
  /** Somebody brings goods back. */
  onReturn: () => void;
}

/** Bills that wait for their buyers, of all tills of the shop: F6 puts one aside, a press takes it; F8 takes back what was changed last. */
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
      {parked.map(({ operation, parkedAt, buyer, count, isHere }) => (
        <Button
          key={operation}
          variant="outlined"
          color="warning"
          onClick={() => onResume(operation)}
          data-till="parked"
          data-here={isHere}
        >
          <span>
            <DateTime value={new Date(parkedAt).toISOString()} /> · {buyer}{' '}
            {translate('till.pieces', { smart_count: count, count })}
            {isHere && ` · ${translate('till.parked_here')}`}
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
