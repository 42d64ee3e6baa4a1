import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useMemo, useRef } from 'react';
import { useGetOne, useStore, useTranslate, type RaRecord } from 'react-admin';
import { parcelLabelPrint } from '#modules/orders/orders.api.ts';
import type { OrderPackage } from '#generated/orders/order-package.entity.gen.ts';
import { scanPackingAction } from '#generated/warehouse/scan-packing.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { usePermission } from '#web/kit/usePermission.ts';
import { usePrintRecord } from '#web/kit/usePrintRecord.ts';
import { useScanDesk, type ScanDeskCalls } from '#web/kit/useScanDesk.ts';
import { createPackingMode, expectedOf, type OrderStep } from './orderModes.web.ts';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import { checkedOf, type ScanTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

/** What is said when a parcel was closed, the only one of its order or one of several. */
const CLOSED: readonly string[] = ['messages.prepared', 'scan.package_closed'];

/** Checks picked orders piece by piece, weighs and closes their parcels. */
export function ScanPackingPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createPackingMode(where.id), [where.id]);
  const desk = useScanDesk<ScanTask, OrderStep>({ name: 'packing', mode, action: scanPackingAction });
  const { task, now } = desk;
  const isClosed = CLOSED.includes(now.notice?.text ?? '');
  return (
    <ScanFrame
      desk={desk}
      prompt={promptOf(task)}
      asksByHand={task !== null && expectedOf(task, null) === null}
      head={<WarehouseChoice where={where} isFixed={task !== null} />}
      actions={<Commands desk={desk} />}
    >
      {isClosed && now.done?.order_id !== undefined && (
        <Label key={now.done.operation} id={now.done.order_id} step={now.done.operation} />
      )}
      {task && <ScanLines task={task} expected={expectedOf(task, null)} refused={now.refused} />}
      {!task && <WaitingList place="packing" where={where} desk={desk} />}
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
  const isOpen = expectedOf(task, null) !== null;
  return (
    <>
      {isOpen && checkedOf(task) > 0 && (
        <ScanCommand command="package" onRun={() => desk.take({ kind: 'command', command: 'package' })} />
      )}
      <ScanCommand
        command="finish"
        text="scan.close_parcel"
        tone={isOpen ? 'inherit' : 'primary'}
        onRun={() => desk.take({ kind: 'command', command: 'finish' })}
      />
    </>
  );
}

/** An order with the one of its parcels that was closed last: the others have their labels. */
function lastOf(order: RaRecord): RaRecord {
  const packages = (order['packages'] ?? []) as readonly OrderPackage[];
  return { ...order, packages: packages.filter(({ quantity }) => quantity !== null).slice(-1) };
}

interface LabelProps {
  id: number;
  /** The step that closed the parcel: an order is read anew after each. */
  step: string;
}

/** The label of a parcel that was just closed; printed by itself where this browser is told to. */
function Label({ id, step }: LabelProps) {
  const translate = useTranslate();
  const [isAutomatic, setAutomatic] = useStore('scan.prints_labels', false);
  const { data: order } = useGetOne<RaRecord>('order', { id, meta: { step } });
  const data = useMemo(() => order && lastOf(order), [order]);
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
