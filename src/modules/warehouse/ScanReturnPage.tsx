import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { scanReturnAction } from '#generated/warehouse/scan-return.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk } from '#web/kit/useScanDesk.ts';
import { createReturnMode, expectedOf, type OrderStep } from './orderModes.web.ts';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import { openOf, type ScanTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Receives what carriers bring back, order by order. */
export function ScanReturnPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createReturnMode(where.id), [where.id]);
  const desk = useScanDesk<ScanTask, OrderStep>({ name: 'return', mode, action: scanReturnAction });
  const { task } = desk;
  const [note, setNote] = useState('');
  const finish = (): void => {
    desk.take({ kind: 'command', command: 'finish', given: note.trim() === '' ? {} : { note: note.trim() } });
    setNote('');
  };
  return (
    <ScanFrame
      desk={desk}
      prompt={task ? 'scan.scan_back' : 'scan.scan_return'}
      head={<WarehouseChoice where={where} isFixed={task !== null} />}
      actions={
        task && (
          <>
            <ScanCommand command="leave" text="scan.put_aside" onRun={desk.leave} />
            <ScanCommand command="finish" text="scan.finish_return" tone="primary" onRun={finish} />
          </>
        )
      }
    >
      {task && <ScanLines task={task} expected={expectedOf(task, null)} refused={desk.now.refused} />}
      {task?.lines.some((line) => openOf(line) > 0) && <Reason note={note} onNote={setNote} />}
      {!task && <WaitingList place="return" where={where} desk={desk} />}
    </ScanFrame>
  );
}

/** Why pieces did not come back. */
function Reason({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      multiline
      size="small"
      label={translate('scan-return.note')}
      helperText={translate('scan.reason_help')}
      value={note}
      onChange={(event) => onNote(event.target.value)}
    />
  );
}
