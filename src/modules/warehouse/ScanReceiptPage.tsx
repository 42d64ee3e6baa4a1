import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { scanReceiptAction } from '#generated/warehouse/scan-receipt.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk } from '#web/kit/useScanDesk.ts';
import { createReceiptMode, expectedOf, type OrderStep } from './orderModes.web.ts';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import type { ScanTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Counts what came against what was ordered. */
export function ScanReceiptPage() {
  const translate = useTranslate();
  const where = useScanWarehouse();
  const mode = useMemo(() => createReceiptMode(where.id), [where.id]);
  const desk = useScanDesk<ScanTask, OrderStep>({ name: 'receipt', mode, action: scanReceiptAction });
  const { task, now } = desk;
  return (
    <ScanFrame
      desk={desk}
      prompt={task ? 'scan.scan_arrived' : 'scan.scan_receipt'}
      head={
        <>
          <WarehouseChoice where={where} isFixed={task !== null} />
          {now.cell && <Chip color="warning" label={translate('scan.expiry', { date: now.cell })} />}
        </>
      }
      actions={
        task && (
          <>
            <ScanCommand command="leave" text="scan.put_aside" onRun={desk.leave} />
            <ScanCommand
              command="finish"
              text="scan.finish_receipt"
              tone="primary"
              onRun={() => desk.take({ kind: 'command', command: 'finish' })}
            />
          </>
        )
      }
    >
      {task && <ScanLines task={task} expected={expectedOf(task, null)} refused={now.refused} />}
      {!task && <WaitingList place="receipt" where={where} desk={desk} />}
    </ScanFrame>
  );
}
