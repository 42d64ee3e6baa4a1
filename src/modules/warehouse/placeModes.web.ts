import type { ScanInput, ScanMode, ScanReading, ScanView } from '#web/kit/useScanDesk.ts';
import { isCodeOf, openOf, type ScanLine, type PlacedTask } from './scanTask.ts';

/** A step of putting goods in their place, as it is sent. */
export interface PlaceStep {
  command: string;
  warehouse_id?: number;
  receipt_id?: number;
  return_id?: number;
  code?: string;
  quantity?: number;
  cell?: string;
  basket?: string;
  piece?: string;
  expired_date?: string;
  sure?: boolean;
}

export type PlaceMode = ScanMode<PlacedTask, PlaceStep>;
type Reading = ScanReading<PlaceStep>;

const say = (text: string, params?: Readonly<Record<string, unknown>>): Reading => ({
  kind: 'say',
  notice: { tone: 'error', text, params },
});

/** The line that somebody looks for now: what the shelf in hand takes, along his way. */
export function expectedPlace({ lines, place }: PlacedTask): ScanLine | null {
  const open = lines.filter((line) => openOf(line) > 0);
  const fitting =
    place?.kind === 'cell' ? open.filter(({ isDamaged = false }) => isDamaged === place.isDamaged) : open;
  return fitting.find(({ cell }) => place !== null && cell === place.code) ?? fitting[0] ?? null;
}

/** What sets stowing and restocking apart. */
interface Kind {
  id: 'receipt_id' | 'return_id';
  /** What is said to a command while nothing is in hand. */
  prompt: string;
  /** What is said of more pieces than are wanted. */
  tooMany: string;
}

/** Stowing (domain B5): a shelf takes the goods after it, or goods the shelf after them. */
export const createStowMode = (warehouseId?: number): PlaceMode =>
  createPlaceMode(warehouseId, {
    id: 'receipt_id',
    prompt: 'scan.scan_to_stow',
    tooMany: 'rule.scan.exceeds_received',
  });

/** Pieces of a line that the place in hand takes. */
const findLine = ({ lines, place }: PlacedTask, code: string): ScanLine | undefined => {
  const own = lines.filter((line) => isCodeOf(line, code));
  const fitting =
    place?.kind === 'cell' ? own.filter(({ isDamaged = false }) => isDamaged === place.isDamaged) : own;
  return fitting.find((line) => openOf(line) > 0) ?? fitting[0];
};

function createPlaceMode(warehouseId: number | undefined, kind: Kind): PlaceMode {
  const where = warehouseId === undefined ? {} : { warehouse_id: warehouseId };
  const inHand = (task: PlacedTask | null): Omit<PlaceStep, 'command'> => ({
    ...where,
    ...(task && task.id > 0 && { [kind.id]: task.id }),
    ...(task?.place && { [task.place.kind]: task.place.code }),
    ...(task?.piece && { piece: task.piece }),
  });
  const read = ({ task, quantity, cell }: ScanView<PlacedTask>, input: ScanInput): Reading => {
    if (input.kind === 'quantity') return say('kit.scan.misread');
    const own = inHand(task);
    if (input.kind === 'command') {
      if (!task || task.id === 0)
        return say(input.command === 'undo' ? 'rule.scan.nothing_to_undo' : kind.prompt);
      return { kind: 'send', step: { ...own, command: input.command, ...input.given } };
    }
    const { code } = input;
    const step = { ...own, command: 'scan', code, quantity, ...(cell !== null && { expired_date: cell }) };
    const line = task?.place ? findLine(task, code) : undefined;
    if (!task || !line) return { kind: 'send', step };
    if (line.isStamped) return say('messages.uid_not_scanned');
    const limit = openOf(line);
    if (quantity > limit) return say(kind.tooMany, { value: quantity, limit });
    const params = { name: line.name, done: line.done + quantity, wanted: line.wanted };
    return { kind: 'send', step, notice: { tone: 'success', text: 'scan.counted_of', params } };
  };
  return {
    read,
    predict: (task, { command, code = '', quantity = 1 }) => {
      const line = task?.place && command === 'scan' ? findLine(task, code) : undefined;
      if (!task || !line || line.isStamped || quantity > openOf(line)) return task;
      const lines = task.lines.map((one) => (one === line ? { ...one, done: one.done + quantity } : one));
      return { ...task, lines };
    },
    isLost: (code) => code === 'messages.invalid_status',
  };
}
