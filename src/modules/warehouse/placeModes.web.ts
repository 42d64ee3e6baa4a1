import type { ScanInput, ScanMode, ScanReading, ScanView } from '#web/kit/useScanDesk.ts';
import { readExpiry } from './orderModes.web.ts';
import { isCodeOf, openOf, type ScanLine, type PlacedTask } from './scanTask.ts';

/** A step of putting goods in their place, as it is sent. */
export interface PlaceStep {
  command: string;
  warehouse_id?: number;
  receipt_id?: number;
  return_id?: number;
  put_back_id?: number;
  code?: string;
  quantity?: number;
  cell?: string;
  basket?: string;
  piece?: string;
  pieces?: number;
  expired_date?: string;
  sure?: boolean;
}

export type PlaceMode = ScanMode<PlacedTask, PlaceStep>;
type Reading = ScanReading<PlaceStep>;

const say = (text: string, params?: Readonly<Record<string, unknown>>): Reading => ({
  kind: 'say',
  notice: { tone: 'error', text, params },
});

/** Goods that lie in no basket yet and need one. */
const isLoose = ({ baskets }: ScanLine): boolean => baskets?.length === 0;

/** The line that somebody looks for now: what no basket has yet, then what the shelf in hand takes, along his way. */
export function expectedPlace({ lines, place }: PlacedTask): ScanLine | null {
  const open = lines.filter((line) => openOf(line) > 0);
  const loose = place?.kind === 'cell' ? undefined : open.find(isLoose);
  const fitting =
    place?.kind === 'cell' ? open.filter(({ isDamaged = false }) => isDamaged === place.isDamaged) : open;
  return loose ?? fitting.find(({ cell }) => place !== null && cell === place.code) ?? fitting[0] ?? null;
}

/** What sets stowing, restocking and putting back apart. */
interface Kind {
  id: 'receipt_id' | 'return_id' | 'put_back_id';
  /** What is said to a command while nothing is in hand. */
  prompt: string;
  /** What is said of goods that have a stamp each. */
  stampFirst: string;
  /** What is said of more pieces than are wanted. */
  sayTooMany(line: ScanLine, quantity: number): Reading;
  /** Codes that mean something of its own. */
  read?(code: string): Reading | null;
}

/** What is said where goods go onto shelves without a basket. */
const SHELVE: Pick<Kind, 'stampFirst' | 'sayTooMany'> = {
  stampFirst: 'messages.uid_not_scanned',
  sayTooMany: (line, quantity) => say('rule.scan.exceeds_received', { value: quantity, limit: openOf(line) }),
};

/** Stowing (domain B5): a shelf takes the goods after it, or goods the shelf after them. */
export const createStowMode = (warehouseId?: number): PlaceMode =>
  createPlaceMode(warehouseId, { ...SHELVE, id: 'receipt_id', prompt: 'scan.scan_to_stow' });

/** Putting back what was picked for canceled orders (domain B1): a shelf takes the goods after it, or goods the shelf after them. */
export const createPutBackMode = (warehouseId?: number): PlaceMode =>
  createPlaceMode(warehouseId, { ...SHELVE, id: 'put_back_id', prompt: 'scan.scan_to_put_back' });

/** Restocking a return (domain B7): each article goes into a basket, then onto its shelf; a date is the expiry of the codes after it. */
export const createRestockMode = (warehouseId?: number): PlaceMode =>
  createPlaceMode(warehouseId, {
    id: 'return_id',
    prompt: 'scan.scan_to_restock',
    stampFirst: 'messages.return_special_barcode_not_scanned',
    sayTooMany: (line, quantity) =>
      say('messages.scan_exceeds_return', { value: line.done + quantity, limit: line.wanted }),
    read: (code) => {
      const expiry = readExpiry(code);
      if (!expiry) return null;
      const notice = { tone: 'success', text: 'scan.expiry_set', params: { value: expiry } } as const;
      return { kind: 'say', cell: expiry, notice };
    },
  });

/** Pieces of a line that the shelf in hand takes; what a basket takes only the server knows. */
const findLine = ({ lines, place }: PlacedTask, code: string): ScanLine | undefined => {
  const own = place?.kind === 'cell' ? lines.filter((line) => isCodeOf(line, code)) : [];
  const fitting = own.filter(({ isDamaged = false }) => isDamaged === place?.isDamaged);
  return fitting.find((line) => openOf(line) > 0) ?? fitting[0];
};

function createPlaceMode(warehouseId: number | undefined, kind: Kind): PlaceMode {
  const where = warehouseId === undefined ? {} : { warehouse_id: warehouseId };
  const inHand = (task: PlacedTask | null): Omit<PlaceStep, 'command'> => ({
    ...where,
    ...(task && task.id > 0 && { [kind.id]: task.id }),
    ...(task?.place && { [task.place.kind]: task.place.code }),
    ...(task?.piece && { piece: task.piece, pieces: task.pieces }),
  });
  const read = ({ task, quantity, cell }: ScanView<PlacedTask>, input: ScanInput): Reading => {
    if (input.kind === 'quantity') return say('kit.scan.misread');
    const own = inHand(task);
    const { code } = input;
    if (input.kind === 'command') {
      if ((!task || task.id === 0) && input.command !== 'take_over')
        return say(input.command === 'undo' ? 'rule.scan.nothing_to_undo' : kind.prompt);
      const of = code === undefined ? {} : { code };
      return { kind: 'send', step: { ...own, command: input.command, ...of, ...input.given } };
    }
    const said = kind.read?.(input.code);
    if (said) return said;
    const step = { ...own, command: 'scan', code, quantity, ...(cell !== null && { expired_date: cell }) };
    const line = task ? findLine(task, input.code) : undefined;
    if (!task || !line) return { kind: 'send', step };
    if (isLoose(line)) return say('messages.return_sku_without_basket', { value: line.sku });
    if (line.isStamped) return say(kind.stampFirst, { value: line.sku });
    if (quantity > openOf(line)) return kind.sayTooMany(line, quantity);
    const params = { name: line.name, done: line.done + quantity, wanted: line.wanted };
    return { kind: 'send', step, notice: { tone: 'success', text: 'scan.counted_of', params } };
  };
  return {
    read,
    predict: (task, { command, code = '', quantity = 1 }) => {
      const line = task && command === 'scan' ? findLine(task, code) : undefined;
      if (!task || !line || isLoose(line) || line.isStamped || quantity > openOf(line)) return task;
      const lines = task.lines.map((one) => (one === line ? { ...one, done: one.done + quantity } : one));
      return { ...task, lines };
    },
    isLost: (code) => code === 'messages.invalid_status' || code === 'rule.scan.held',
  };
}
