import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import {
  scanWaitingAction,
  type ScanWaitingActionInput,
} from '#generated/warehouse/scan-waiting.action.gen.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EnumChip } from '#web/kit/EnumChip.ts';
import type { ScanDeskCalls } from '#web/kit/useScanDesk.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import type { ScanWarehouse } from './useScanWarehouse.web.ts';

/** Others take work up meanwhile. */
const AGAIN_MS = 30_000;

const Area = styled('section')({ display: 'flex', flexDirection: 'column', gap: 8 });

const Head = styled('h2')(({ theme }) => ({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  ...theme.typography.subtitle2,
}));
const Own = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
const Late = styled('span')(({ theme }) => ({ color: theme.vars.palette.tone.danger.fg }));

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: theme.spacing(1, 3),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  justifyContent: 'flex-start',
  textAlign: 'start',
  ...theme.typography.body2,
  '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.action.hover },
  '& code': { fontFamily: 'var(--font-code)', fontWeight: 600, minWidth: 120 },
}));

const Due = styled('span', { shouldForwardProp: (name) => name !== 'isLate' })<{ isLate: boolean }>(
  ({ theme, isLate }) => ({
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: isLate ? theme.vars.palette.tone.danger.fg : theme.vars.palette.text.secondary,
    fontWeight: isLate ? 600 : 400,
  }),
);

type Place = ScanWaitingActionInput['place'];

interface Waiting {
  code: string;
  carrier: string | null;
  name: string | null;
  pieces: number | null;
  due: string | null;
  is_late: boolean;
  is_begun: boolean;
}

interface Work {
  rows: readonly Waiting[];
  total: number;
  late: number;
  done_pieces: number;
  done_documents: number;
}

const isWork = shapes.objectOf<Work>({
  rows: shapes.listOf(
    shapes.objectOf<Waiting>({
      code: shapes.isText,
      carrier: shapes.nullable(shapes.isText),
      name: shapes.nullable(shapes.isText),
      pieces: shapes.nullable(shapes.isNumber),
      due: shapes.nullable(shapes.isText),
      is_late: shapes.isFlag,
      is_begun: shapes.isFlag,
    }),
  ),
  total: shapes.isNumber,
  late: shapes.isNumber,
  done_pieces: shapes.isNumber,
  done_documents: shapes.isNumber,
});

/** Without a network nothing is said: the place of work goes on with what is in hand. */
const nothing = (): undefined => undefined;

export interface WaitingListProps {
  place: Place;
  where: Pick<ScanWarehouse, 'id'>;
  /** Takes a code as if it had been scanned. */
  desk: Pick<ScanDeskCalls<object, object>, 'take'>;
}

/** What waits at a place of work while nothing is in hand, the most urgent first: a press takes it up. */
export function WaitingList({ place, where, desk }: WaitingListProps) {
  const translate = useTranslate();
  const work = useWaiting(place, where.id);
  if (!work) return null;
  const { rows, total, late, done_pieces, done_documents } = work;
  return (
    <Area aria-labelledby="scan-waiting" data-scan-waiting={total}>
      <Head id="scan-waiting">
        {total === 0 ? translate('scan.nothing_waits') : translate('scan.waiting', { count: total })}
        {late > 0 && <Late data-scan-late={late}>{translate('scan.waiting_late', { count: late })}</Late>}
        {done_documents > 0 && (
          <Own data-scan-done={done_pieces}>
            {translate('scan.own_today', { documents: done_documents, pieces: done_pieces })}
          </Own>
        )}
      </Head>
      {rows.length > 0 && (
        <Rows>
          {rows.map((row) => (
            <li key={row.code}>
              <WaitingRow row={row} onTake={() => desk.take({ kind: 'code', code: row.code })} />
            </li>
          ))}
        </Rows>
      )}
    </Area>
  );
}

/** Asked again every half minute, as others take work up meanwhile. */
function useWaiting(place: Place, warehouseId: number | undefined) {
  const ask = useAsk(scanWaitingAction, isWork, nothing);
  const [work, setWork] = useState<Awaited<ReturnType<typeof ask>>>();
  useEffect(() => {
    const stop = new AbortController();
    const input = { place, warehouse_id: warehouseId ?? null };
    const look = (): void => void ask(input, stop.signal).then((found) => found && setWork(found));
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [ask, place, warehouseId]);
  return work;
}

function WaitingRow({ row, onTake }: { row: Waiting; onTake: () => void }) {
  const translate = useTranslate();
  const { code, name, pieces, due } = row;
  return (
    <Row data-scan-choice={code} onClick={onTake}>
      <code>{code}</code>
      {row.is_begun && (
        <Chip size="small" color="warning" label={translate('scan.begun')} data-scan-begun="" />
      )}
      {row.carrier && <EnumChip model={orderFields.delivery_company.enum} code={row.carrier} />}
      {name && <span>{name}</span>}
      {pieces !== null && <span>{translate('scan.pieces', { count: pieces })}</span>}
      {due && (
        <Due isLate={row.is_late}>
          <DateTime value={due} />
        </Due>
      )}
    </Row>
  );
}
