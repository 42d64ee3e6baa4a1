import { useMemo } from 'react';
import { scanPutBackAction } from '#generated/warehouse/scan-put-back.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk } from '#web/kit/useScanDesk.ts';
import { createPutBackMode, expectedPlace, type PlaceStep } from './placeModes.web.ts';
import { PlaceInHand } from './PlaceInHand.tsx';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import type { PlacedTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Puts what was picked for canceled orders back on shelves. */
export function ScanPutBackPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createPutBackMode(where.id), [where.id]);
  const desk = useScanDesk<PlacedTask, PlaceStep>({ name: 'put-back', mode, action: scanPutBackAction });
  const { task } = desk;
  return (
    <ScanFrame
      desk={desk}
      prompt={promptOf(task)}
      head={
        <>
          <WarehouseChoice where={where} isFixed={task !== null} />
          {task && <PlaceInHand task={task} />}
        </>
      }
      actions={task && <ScanCommand command="leave" text="scan.put_aside" onRun={desk.leave} />}
    >
      {task && task.id > 0 && (
        <ScanLines task={task} expected={expectedPlace(task)} hasShelves refused={desk.now.refused} />
      )}
      {(!task || task.id === 0) && <WaitingList place="put_back" where={where} desk={desk} />}
    </ScanFrame>
  );
}

function promptOf(task: PlacedTask | null): string {
  if (!task || task.id === 0) return 'scan.scan_to_put_back';
  return task.place ? 'scan.scan_onto_shelf' : 'scan.scan_shelf';
}
