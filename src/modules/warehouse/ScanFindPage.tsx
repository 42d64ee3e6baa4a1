import { useEffect, useMemo } from 'react';
import { scanFindAction } from '#generated/warehouse/scan-find.action.gen.ts';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk } from '#web/kit/useScanDesk.ts';
import { createFindMode, expectedOf, type OrderStep } from './orderModes.web.ts';
import { ScanCommand } from './ScanCommand.tsx';
import { ScanLines } from './ScanLines.tsx';
import type { ScanTask } from './scanTask.ts';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';

/** Looks for what was not on its shelf. */
export function ScanFindPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createFindMode(where.id), [where.id]);
  const desk = useScanDesk<ScanTask, OrderStep>({ name: 'find', mode, action: scanFindAction });
  const { take, task } = desk;
  useEffect(() => take({ kind: 'command', command: 'look' }), [take]);
  const expected = task && expectedOf(task, null);
  return (
    <ScanFrame
      desk={desk}
      prompt="scan.searches"
      head={<WarehouseChoice where={where} isFixed={false} />}
      actions={
        expected && (
          <ScanCommand
            command="missing"
            text="scan.cannot_find"
            tone="warning"
            onRun={() => take({ kind: 'command', command: 'missing', code: expected.sku })}
          />
        )
      }
    >
      {task && expected && (
        <ScanLines task={task} expected={expected} hasShelves refused={desk.now.refused} />
      )}
    </ScanFrame>
  );
}
