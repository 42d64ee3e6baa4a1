import { useMemo } from 'react';
import { scanStowAction } from '#generated/warehouse/scan-stow.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk } from '#web/kit/useScanDesk.ts';
import { createStowMode, expectedPlace, type PlaceStep } from './placeModes.web.ts';
import { PlaceInHand } from './PlaceInHand.tsx';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import type { PlacedTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Puts what has come in on shelves. */
export function ScanStowPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createStowMode(where.id), [where.id]);
  const desk = useScanDesk<PlacedTask, PlaceStep>({ name: 'stow', mode, action: scanStowAction });
  const { task, now } = desk;
  const isSure = now.refused?.code === 'rule.scan.pieces_left';
  const finish = (): void => desk.take({ kind: 'command', command: 'finish', given: { sure: isSure } });
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
      actions={
        task && (
          <>
            <ScanCommand command="leave" text="scan.put_aside" onRun={desk.leave} />
            {task.id > 0 && (
              <ScanCommand
                command="finish"
                text="scan.finish_stowing"
                tone={isSure ? 'warning' : 'inherit'}
                onRun={finish}
              />
            )}
          </>
        )
      }
    >
      {task && task.id > 0 && (
        <ScanLines task={task} expected={expectedPlace(task)} hasShelves refused={now.refused} />
      )}
      {(!task || task.id === 0) && <WaitingList place="stow" where={where} desk={desk} />}
    </ScanFrame>
  );
}

function promptOf(task: PlacedTask | null): string {
  if (!task) return 'scan.scan_to_stow';
  return task.place ? 'scan.scan_onto_shelf' : 'scan.scan_shelf';
}
