import type { ScanInput, ScanMode, ScanReading, ScanView } from '#web/kit/useScanDesk.ts';
import { isCodeOf, openOf, type ScanLine, type ScanTask } from './scanTask.ts';

/** A step of work on an order or a receipt, as it is sent. */
export interface OrderStep {
  command: string;
  warehouse_id?: number;
  order_id?: number;
  receipt_id?: number;
  code?: string;
  cell?: string;
  expired_date?: string;
  quantity?: number;
  weight?: number;
  note?: string;
  sure?: boolean;
}

export type OrderMode = ScanMode<ScanTask, OrderStep>;
type Reading = ScanReading<OrderStep>;
type Notice = NonNullable<(Reading & { kind: 'send' })['notice']>;

const say = (text: string, params?: Readonly<Record<string, unknown>>): Reading => ({
  kind: 'say',
  notice: { tone: 'error', text, params },
});

/** The line that somebody looks for now: what lies on the shelf in front of him, else the next one along his way. */
export function expectedOf({ lines }: ScanTask, cell: string | null): ScanLine | null {
  const open = lines.filter((line) => openOf(line) > 0 && !line.isBlind);
  return open.find((line) => cell !== null && line.cell === cell) ?? open[0] ?? null;
}

/** What sets one kind of work apart from another. */
interface Kind {
  /** What is said to a command while nothing is in hand. */
  prompt: string;
  /** What the server calls what is in hand, and what is remembered between two codes. */
  id?: 'order_id' | 'receipt_id';
  place: 'cell' | 'expired_date';
  /** What is said of more pieces than are wanted; without it the server judges them. */
  tooMany?: string;
  /** Whether pieces may be counted without asking the server. */
  isReady?(task: ScanTask): boolean;
  /** Codes that mean something of its own. */
  read?(task: ScanTask, code: string, own: Omit<OrderStep, 'command'>): Reading | null;
  saidOf?(task: ScanTask, line: ScanLine, quantity: number): Notice;
}

/** Picking order by order (domain B6): a basket begins an order, each code of goods counts pieces of it. */
export const createPickupMode = (warehouseId?: number): OrderMode =>
  createMode(warehouseId, {
    prompt: 'scan.scan_basket',
    id: 'order_id',
    place: 'cell',
    tooMany: 'messages.scan_exceeds_export',
    isReady: ({ basket }) => basket !== null,
    read: (task, code) => {
      const shelf = task.lines.find(({ cell }) => cell?.toUpperCase() === code.toUpperCase())?.cell;
      if (!shelf) return null;
      const notice = { tone: 'success', text: 'scan.cell', params: { value: shelf } } as const;
      return { kind: 'say', cell: shelf, notice };
    },
  });

/** What a parcel weighs: `450g` closes it while the order has more, and a number the last one. */
const WEIGHT = /^(\d{1,6})( ?g)?$/i;

/** Packing (domain B6): each piece of a picked order is checked; then a number is what the parcel weighs in grams. */
export const createPackingMode = (warehouseId?: number): OrderMode =>
  createMode(warehouseId, {
    prompt: 'scan.scan_to_pack',
    id: 'order_id',
    place: 'cell',
    tooMany: 'messages.scan_exceeds_export',
    read: (task, code, own) => {
      const [, digits = '', unit] = WEIGHT.exec(code) ?? [];
      const weight = Number(digits);
      const isLast = expectedOf(task, null) === null;
      if (weight === 0 || (!isLast && unit === undefined)) return null;
      return { kind: 'send', step: { ...own, command: isLast ? 'finish' : 'package', weight } };
    },
    saidOf: (task, line, quantity) => {
      const left = task.lines.reduce((sum, one) => sum + openOf(one), 0) - quantity;
      return left > 0 ? counted(line, quantity) : { tone: 'attention', text: 'scan.all_checked' };
    },
  });

/** Receiving what a carrier brings back (domain B7): its label opens the order, each piece is counted. */
export const createReturnMode = (warehouseId?: number): OrderMode =>
  createMode(warehouseId, {
    prompt: 'scan.scan_return',
    id: 'order_id',
    place: 'cell',
    tooMany: 'messages.scan_exceeds_return',
  });

/** Counting what came: a date is the expiry of the codes after it. */
export const createReceiptMode = (warehouseId?: number): OrderMode =>
  createMode(warehouseId, {
    prompt: 'scan.scan_receipt',
    id: 'receipt_id',
    place: 'expired_date',
    read: (_, code) => {
      const expiry = readExpiry(code);
      if (!expiry) return null;
      const notice = { tone: 'success', text: 'scan.expiry_set', params: { value: expiry } } as const;
      return { kind: 'say', cell: expiry, notice };
    },
  });

/** Looking for what was not on its shelf: goods that turn up, then the basket of their order. */
export const createFindMode = (warehouseId?: number): OrderMode =>
  createMode(warehouseId, { prompt: 'scan.searches', place: 'cell' });

/** `31/12/2027` or `2027-12-31`; null for anything else. */
export function readExpiry(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : null;
}

const counted = ({ name, done, wanted, isBlind }: ScanLine, quantity: number): Notice => ({
  tone: 'success',
  text: isBlind ? 'scan.counted_blind' : 'scan.counted_of',
  params: { name, done: done + quantity, wanted },
});

/** Of several lines of one goods the first that is still open. */
const findLine = ({ lines }: ScanTask, code: string): ScanLine | undefined => {
  const own = lines.filter((line) => isCodeOf(line, code));
  return own.find((line) => openOf(line) > 0) ?? own[0];
};

function createMode(warehouseId: number | undefined, kind: Kind): OrderMode {
  const where = warehouseId === undefined ? {} : { warehouse_id: warehouseId };
  const isReady = (task: ScanTask): boolean => kind.isReady?.(task) ?? true;
  const read = ({ task, cell, quantity }: ScanView<ScanTask>, input: ScanInput): Reading => {
    if (input.kind === 'quantity') return say('kit.scan.misread');
    const own = { ...where, ...(task && kind.id && { [kind.id]: task.id }) };
    const { code } = input;
    if (input.kind === 'command') {
      const step = { ...own, command: input.command, ...(code !== undefined && { code }), ...input.given };
      return readCommand(task, step, { cell, kind });
    }
    if (!task) return { kind: 'send', step: { ...own, command: 'scan', code } };
    const step = { ...own, command: 'scan', code, quantity, ...(cell !== null && { [kind.place]: cell }) };
    const line = findLine(task, code ?? '');
    if (!line) return kind.read?.(task, code ?? '', own) ?? { kind: 'send', step };
    if (line.isStamped) return say('messages.uid_not_scanned');
    if (quantity > openOf(line) && kind.tooMany)
      return say(kind.tooMany, { value: line.done + quantity, limit: line.wanted - line.missing });
    if (quantity > openOf(line) || !isReady(task)) return { kind: 'send', step };
    return { kind: 'send', step, notice: kind.saidOf?.(task, line, quantity) ?? counted(line, quantity) };
  };
  return {
    read,
    predict: (task, { command, code = '', quantity = 1 }) => {
      if (!task || command !== 'scan' || !isReady(task)) return task;
      const line = findLine(task, code);
      if (!line || line.isStamped || quantity > openOf(line)) return task;
      const lines = task.lines.map((one) => (one === line ? { ...one, done: one.done + quantity } : one));
      return { ...task, lines };
    },
    isLost: (code) => code === 'messages.invalid_status' || code === 'rule.scan.held',
  };
}

/** Commands are about what is in hand; what is not there is what is expected. */
function readCommand(
  task: ScanTask | null,
  step: OrderStep,
  { cell, kind }: { cell: string | null; kind: Kind },
): Reading {
  if (!task && step.command !== 'take_over' && step.command !== 'look')
    return say(step.command === 'undo' ? 'rule.scan.nothing_to_undo' : kind.prompt);
  const code = step.code ?? (task && step.command === 'missing' ? expectedOf(task, cell)?.sku : undefined);
  return { kind: 'send', step: { ...step, ...(code !== undefined && { code }) } };
}
