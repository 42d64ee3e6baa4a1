import type { ScanInput, ScanMode, ScanReading, ScanView } from '#web/kit/useScanDesk.ts';
import { readExpiry } from './orderModes.web.ts';
import { findTakeLine, type TakeTask } from './takeTask.ts';

/** A step of counting, as it is sent. */
export interface TakeStep {
  command: string;
  warehouse_id?: number;
  take_id?: number;
  code?: string;
  quantity?: number;
  cell?: string;
  expired_date?: string;
  note?: string;
  sure?: boolean;
}

type Reading = ScanReading<TakeStep>;

const say = (text: string): Reading => ({ kind: 'say', notice: { tone: 'error', text } });

/** Counting stock: a shelf, then each piece that lies there; a date is the expiry of the pieces after it, until the next shelf. */
export function createTakeMode(warehouseId?: number): ScanMode<TakeTask, TakeStep> {
  const where = warehouseId === undefined ? {} : { warehouse_id: warehouseId };
  const inHand = (task: TakeTask | null): Omit<TakeStep, 'command'> => ({
    ...where,
    ...(task && !task.isCounted && { take_id: task.id }),
    ...(task?.place && { cell: task.place }),
    ...(task?.expiry && { expired_date: task.expiry }),
  });
  const read = ({ task, quantity }: ScanView<TakeTask>, input: ScanInput): Reading => {
    if (input.kind === 'quantity') return say('kit.scan.misread');
    const own = inHand(task);
    const isOpen = task !== null && !task.isCounted;
    if (input.kind === 'command') {
      if (!isOpen) return say(input.command === 'undo' ? 'rule.scan.nothing_to_undo' : 'scan.scan_take');
      return { kind: 'send', step: { ...own, command: input.command, ...input.given } };
    }
    const { code } = input;
    if (!isOpen) return { kind: 'send', step: { ...where, command: 'scan', code } };
    const expiry = readExpiry(code);
    if (expiry) return { kind: 'send', step: { ...own, command: 'scan', expired_date: expiry } };
    const step = { ...own, command: 'scan', code, quantity };
    const line = findTakeLine(task, code);
    if (!line) return { kind: 'send', step };
    const params = { name: line.name, count: (line.counted ?? 0) + quantity };
    return { kind: 'send', step, notice: { tone: 'success', text: 'scan.take_counts', params } };
  };
  return {
    read,
    predict: (task, { command, code, quantity = 1 }) => {
      const line = task && command === 'scan' && code !== undefined ? findTakeLine(task, code) : null;
      if (!task || !line) return task;
      const counted = (line.counted ?? 0) + quantity;
      return { ...task, lines: task.lines.map((one) => (one === line ? { ...one, counted } : one)) };
    },
    isLost: (code) => code === 'messages.invalid_status',
  };
}
