/* What a place of work has in hand, as server and browser both speak of it. */

/** One article of an order, those of one goods added up. */
export interface ScanLine {
  /** What sets it apart from the others of the document. */
  key: string;
  sku: string;
  name: string;
  image: string | null;
  /** What a scanner may read on it: its barcode, its SKU. */
  codes: readonly string[];
  /** Where it lies, what expires first before the rest; null where no shelf is known. */
  cell: string | null;
  zone: string | null;
  expiry: string | null;
  wanted: number;
  done: number;
  /** Pieces that others look for. */
  missing: number;
  /** Each piece has a stamp of its own, which is what is scanned. */
  isStamped: boolean;
  /** These pieces are broken. */
  isDamaged?: boolean;
  /** Whoever counts is not to know how many are wanted: pieces count as they come. */
  isBlind?: boolean;
  /** Baskets that bring them to their shelf; absent where none is needed. */
  baskets?: readonly string[];
}

/** An order in somebody's hands. */
export interface ScanTask {
  id: number;
  code: string;
  tracking: string | null;
  carrier: string | null;
  basket: string | null;
  /** The basket takes one article alone, and may be finished before it is full. */
  isSingle: boolean;
  note: string | null;
  /** Parcels of it that are closed; absent: none. */
  packages?: number;
  lines: readonly ScanLine[];
}

/** Where pieces go that are scanned now. */
export interface ScanPlace {
  kind: 'cell' | 'basket';
  code: string;
  /** A shelf for broken goods and what came back. */
  isDamaged: boolean;
}

/** Goods in hand that have no place yet. */
export interface InHand {
  piece: string | null;
  /** So many of them. */
  pieces: number;
}

/** A document whose goods are put on shelves. */
export interface PlacedTask extends ScanTask, InHand {
  place: ScanPlace | null;
}

/** What came of a step. */
export interface ScanAnswer {
  task: ScanTask | null;
  said: string;
  value: string | null;
  sound: string;
}

/** Pieces of a line that are still to come; of one that is counted blind there is no end. */
export const openOf = ({ wanted, done, missing, isBlind }: ScanLine): number =>
  isBlind ? Infinity : Math.max(0, wanted - done - missing);

/** Pieces that were counted so far. */
export const checkedOf = ({ lines }: ScanTask): number => lines.reduce((sum, { done }) => sum + done, 0);

/** The line that is expected next; null where all that can be had is there. */
export const nextOf = ({ lines }: ScanTask): ScanLine | null =>
  lines.find((line) => openOf(line) > 0) ?? null;

/** Whether a code means goods of a line; letters count as capitals. */
export const isCodeOf = ({ codes }: ScanLine, code: string): boolean => {
  const wanted = code.toUpperCase();
  return codes.some((one) => one.toUpperCase() === wanted);
};
