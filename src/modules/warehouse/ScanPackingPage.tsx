import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useMemo, useRef } from 'react';
import { useGetOne, useStore, useTranslate, type RaRecord } from 'react-admin';
import { parcelLabelPrint } from '#modules/orders/orders.api.ts';
import { scanPackingAction } from '#generated/warehouse/scan-packing.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { usePermission } from '#web/kit/usePermission.ts';
import { usePrintRecord } from '#web/kit/usePrintRecord.ts';
import { useScanDesk, type ScanDeskCalls } from '#web/kit/useScanDesk.ts';
import { createPackingMode, expectedOf, type OrderStep } from './orderModes.web.ts';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import type { ScanTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';

/** Checks picked orders piece by piece, weighs and closes their parcels. */
export function ScanPackingPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createPackingMode(where.id), [where.id]);
  const desk = useScanDesk<ScanTask, OrderStep>({ name: 'packing', mode, action: scanPackingAction });
  const { task, now } = desk;
  const packed = now.notice?.text === 'messages.prepared' ? now.done?.order_id : undefined;
  return (
    <ScanFrame
      desk={desk}
      prompt={promptOf(task)}
      asksByHand={task !== null && expectedOf(task, null) === null}
      head={<WarehouseChoice where={where} isFixed={task !== null} />}
      actions={<Commands desk={desk} />}
    >
      {packed !== undefined && <Label key={packed} id={packed} />}
      {task && <ScanLines task={task} expected={expectedOf(task, null)} />}
    </ScanFrame>
  );
}

function promptOf(task: ScanTask | null): string {
  if (!task) return 'scan.scan_to_pack';
  return expectedOf(task, null) ? 'scan.scan_items' : 'scan.all_checked';
}

function Commands({ desk }: { desk: ScanDeskCalls<ScanTask, OrderStep> }) {
  const mayTake = usePermission(['order_cancel_and_change']);
  const { task, now } = desk;
  const { code, step } = now.refused ?? {};
  const takeOver = (): void => desk.take({ kind: 'command', command: 'take_over', code: step?.code ?? '' });
  if (code === 'rule.scan.held' && mayTake)
    return <ScanCommand command="take_over" tone="warning" onRun={takeOver} />;
  if (!task) return null;
  return (
    <ScanCommand
      command="finish"
      text="scan.close_parcel"
      tone={expectedOf(task, null) ? 'inherit' : 'primary'}
      onRun={() => desk.take({ kind: 'command', command: 'finish' })}
    />
  );
}

/** The label of a parcel that was just closed; printed by itself where this browser is told to. */
function Label({ id }: { id: number }) {
  const translate = useTranslate();
  const [isAutomatic, setAutomatic] = useStore('scan.prints_labels', false);
  const { data } = useGetOne<RaRecord>('order', { id });
  const { print, sheet } = usePrintRecord(parcelLabelPrint);
  const printed = useRef(false);
  useEffect(() => {
    if (!data || !isAutomatic || printed.current) return;
    printed.current = true;
    print(data);
  }, [data, isAutomatic, print]);
  return (
    <div>
      {sheet}
      <ScanCommand
        command="print"
        text="scan.print_label"
        tone="primary"
        onRun={() => data && print(data)}
      />{' '}
      <FormControlLabel
        control={<Switch checked={isAutomatic} onChange={(_, next) => setAutomatic(next)} />}
        label={translate('scan.prints_by_itself')}
      />
    </div>
  );
}
