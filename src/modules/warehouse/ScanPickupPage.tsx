import { useMemo } from 'react';
import { scanPickupAction } from '#generated/warehouse/scan-pickup.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { usePermission } from '#web/kit/usePermission.ts';
import { useScanDesk, type ScanDeskCalls } from '#web/kit/useScanDesk.ts';
import { createPickupMode, expectedOf, type OrderStep } from './orderModes.web.ts';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import type { ScanTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Picks orders into baskets, one after the other. */
export function ScanPickupPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createPickupMode(where.id), [where.id]);
  const desk = useScanDesk<ScanTask, OrderStep>({ name: 'pickup', mode, action: scanPickupAction });
  const { task, now } = desk;
  return (
    <ScanFrame
      desk={desk}
      prompt={promptOf(task)}
      head={<WarehouseChoice where={where} isFixed={task !== null} />}
      actions={<Commands desk={desk} />}
    >
      {task && (
        <ScanLines task={task} expected={expectedOf(task, now.cell)} hasShelves refused={now.refused} />
      )}
      {!task && <WaitingList place="pickup" where={where} desk={desk} />}
    </ScanFrame>
  );
}

function promptOf(task: ScanTask | null): string {
  if (!task) return 'scan.scan_basket';
  return task.basket === null ? 'scan.scan_basket_for' : 'scan.scan_goods';
}

function Commands({ desk }: { desk: ScanDeskCalls<ScanTask, OrderStep> }) {
  const mayTake = usePermission(['order_cancel_and_change']);
  const { task, now } = desk;
  const { code, step } = now.refused ?? {};
  const run = (command: string, given?: string) => () =>
    desk.take({ kind: 'command', command, ...(given !== undefined && { code: given }) });
  if (code === 'rule.scan.held' && mayTake)
    return <ScanCommand command="take_over" tone="warning" onRun={run('take_over', step?.code)} />;
  if (!task) return null;
  const isSure = code === 'messages.half_picked_orders';
  const finish = (): void => desk.take({ kind: 'command', command: 'finish', given: { sure: isSure } });
  return (
    <>
      <ScanCommand command="missing" tone="warning" onRun={run('missing')} />
      <ScanCommand command="put_back" onRun={run('put_back')} />
      {task.isSingle && <ScanCommand command="finish" text="scan.finish_basket" onRun={finish} />}
    </>
  );
}
