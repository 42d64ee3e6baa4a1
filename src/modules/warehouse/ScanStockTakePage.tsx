import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { scanStockTakeAction } from '#generated/warehouse/scan-stock-take.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk, type ScanDeskCalls } from '#web/kit/useScanDesk.ts';
import { PlaceInHand } from './PlaceInHand.tsx';
import { ScanCommand } from './ScanCommand.tsx';
import { TakeLines } from './TakeLines.tsx';
import { createTakeMode, type TakeStep } from './takeMode.web.ts';
import type { TakeTask } from './takeTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

type Desk = ScanDeskCalls<TakeTask, TakeStep>;

/** Counts what lies on shelves. */
export function ScanStockTakePage() {
  const translate = useTranslate();
  const where = useScanWarehouse();
  const mode = useMemo(() => createTakeMode(where.id), [where.id]);
  const desk = useScanDesk<TakeTask, TakeStep>({ name: 'stock-take', mode, action: scanStockTakeAction });
  const { task } = desk;
  const isOpen = task !== null && !task.isCounted;
  const place = task?.place ? ({ kind: 'cell', code: task.place, isDamaged: false } as const) : null;
  return (
    <ScanFrame
      desk={desk}
      prompt={promptOf(task)}
      head={
        <>
          <WarehouseChoice where={where} isFixed={isOpen} />
          {place && <PlaceInHand task={{ place, piece: null, pieces: 1 }} />}
          {task?.expiry && <Chip color="warning" label={translate('scan.expiry', { date: task.expiry })} />}
        </>
      }
      actions={task && <Commands key={task.id} desk={desk} task={task} />}
    >
      {task && <TakeLines task={task} />}
      {!isOpen && <WaitingList place="stock_take" where={where} desk={desk} />}
    </ScanFrame>
  );
}

function promptOf(task: TakeTask | null): string {
  if (!task || task.isCounted) return 'scan.scan_take';
  return task.place === null ? 'scan.scan_take_shelf' : 'scan.scan_take_goods';
}

/** The count ends at the second press where lines are left, and with a reason where something differs. */
function Commands({ desk, task }: { desk: Desk; task: TakeTask }) {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  const [isSure, setSure] = useState(false);
  const { code } = desk.now.refused ?? {};
  if (task.isCounted) return <ScanCommand command="leave" text="scan.put_aside" onRun={desk.leave} />;
  const isAsked = isSure || code === 'rule.scan.lines_uncounted';
  const asksReason = note !== '' || code === 'messages.no_reason';
  const finish = (): void => {
    setSure(isAsked);
    const reason = note.trim() === '' ? {} : { note: note.trim() };
    desk.take({ kind: 'command', command: 'finish', given: { sure: isAsked, ...reason } });
  };
  return (
    <>
      {asksReason && (
        <TextField
          size="small"
          label={translate('scan.take_reason')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { 'data-scan-reason': '', maxLength: 200 } }}
        />
      )}
      <ScanCommand command="leave" text="scan.put_aside" onRun={desk.leave} />
      <ScanCommand
        command="finish"
        text="scan.finish_take"
        tone={isAsked ? 'warning' : 'primary'}
        onRun={finish}
      />
    </>
  );
}
