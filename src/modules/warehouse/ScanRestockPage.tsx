import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { scanRestockAction } from '#generated/warehouse/scan-restock.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { usePermission } from '#web/kit/usePermission.ts';
import { useScanDesk, type ScanDeskCalls } from '#web/kit/useScanDesk.ts';
import { createRestockMode, expectedPlace, type PlaceStep } from './placeModes.web.ts';
import { PlaceInHand } from './PlaceInHand.tsx';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import type { PlacedTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Puts the goods of a return back on shelves, one return at a time. */
export function ScanRestockPage() {
  const translate = useTranslate();
  const where = useScanWarehouse();
  const mode = useMemo(() => createRestockMode(where.id), [where.id]);
  const desk = useScanDesk<PlacedTask, PlaceStep>({ name: 'restock', mode, action: scanRestockAction });
  const { task, now } = desk;
  return (
    <ScanFrame
      desk={desk}
      prompt={promptOf(task)}
      head={
        <>
          <WarehouseChoice where={where} isFixed={task !== null} />
          {task && <PlaceInHand task={task} />}
          {now.cell && <Chip color="warning" label={translate('scan.expiry', { date: now.cell })} />}
        </>
      }
      actions={<Commands desk={desk} />}
    >
      {task && task.id > 0 && (
        <ScanLines task={task} expected={expectedPlace(task)} hasShelves refused={now.refused} />
      )}
      {(!task || task.id === 0) && <WaitingList place="restock" where={where} desk={desk} />}
    </ScanFrame>
  );
}

function promptOf(task: PlacedTask | null): string {
  if (!task || task.id === 0) return 'scan.scan_to_restock';
  if (task.place) return task.place.kind === 'cell' ? 'scan.scan_onto_shelf' : 'scan.scan_into_basket';
  return task.lines.some(({ baskets }) => baskets?.length === 0)
    ? 'scan.scan_return_basket'
    : 'scan.scan_shelf';
}

function Commands({ desk }: { desk: ScanDeskCalls<PlacedTask, PlaceStep> }) {
  const mayTake = usePermission(['order_cancel_and_change']);
  const { task, now } = desk;
  const { code, step } = now.refused ?? {};
  if (code === 'rule.scan.held' && mayTake) {
    const given = step?.return_id === undefined ? {} : { return_id: step.return_id };
    const takeOver = (): void =>
      desk.take({ kind: 'command', command: 'take_over', code: step?.code ?? '', given });
    return <ScanCommand command="take_over" tone="warning" onRun={takeOver} />;
  }
  if (!task) return null;
  const isSure = code === 'rule.scan.pieces_left';
  const finish = (): void => desk.take({ kind: 'command', command: 'finish', given: { sure: isSure } });
  return (
    <>
      <ScanCommand command="leave" text="scan.put_aside" onRun={desk.leave} />
      {task.id > 0 && (
        <ScanCommand
          command="finish"
          text="scan.finish_restock"
          tone={isSure ? 'warning' : 'inherit'}
          onRun={finish}
        />
      )}
    </>
  );
}
