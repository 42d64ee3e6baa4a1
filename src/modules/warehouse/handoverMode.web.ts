import type { ScanInput, ScanMode, ScanReading, ScanView } from '#web/kit/useScanDesk.ts';
import { isParcel, type HandoverTask } from './handoverTask.ts';

/** A step of handing over, as it is sent. */
export interface HandoverStep {
  command: string;
  warehouse_id?: number;
  handover_id?: number;
  code?: string;
  images?: readonly string[];
  sure?: boolean;
}

type Reading = ScanReading<HandoverStep>;

const say = (text: string, params?: Readonly<Record<string, unknown>>): Reading => ({
  kind: 'say',
  notice: { tone: 'error', text, params },
});

/** Handing over (domain B6): the first label says whose turn it is, each label is a parcel that goes with him. */
export function createHandoverMode(warehouseId?: number): ScanMode<HandoverTask, HandoverStep> {
  const where = warehouseId === undefined ? {} : { warehouse_id: warehouseId };
  const read = ({ task }: ScanView<HandoverTask>, input: ScanInput): Reading => {
    if (input.kind === 'quantity') return say('kit.scan.misread');
    const own = { ...where, ...(task && { handover_id: task.id }) };
    if (input.kind === 'command')
      return task
        ? { kind: 'send', step: { ...own, command: input.command, ...input.given } }
        : say(input.command === 'undo' ? 'rule.scan.nothing_to_undo' : 'scan.scan_label');
    const { code } = input;
    if (task?.parcels.some((parcel) => isParcel(parcel, code)))
      return say('scan.parcel_again', { value: code });
    const step = { ...own, command: 'scan', code };
    if (!task?.missing.some((parcel) => isParcel(parcel, code))) return { kind: 'send', step };
    const params = { value: code, count: task.count + 1 };
    return { kind: 'send', step, notice: { tone: 'success', text: 'scan.parcel_taken', params } };
  };
  return {
    read,
    predict: (task, { command, code = '' }) => {
      const parcel = command === 'scan' ? task?.missing.find((one) => isParcel(one, code)) : undefined;
      if (!task || !parcel) return task;
      return {
        ...task,
        count: task.count + 1,
        left: task.left - 1,
        parcels: [parcel, ...task.parcels],
        missing: task.missing.filter((one) => one !== parcel),
      };
    },
    isLost: (code) => code === 'rule.scan.handover_closed',
  };
}
