/* A stock take in somebody's hands, as server and browser both speak of it. */

/** One article that is counted: on a shelf, or as a whole. */
export interface TakeLine {
  key: string;
  sku: string;
  name: string;
  /** What a scanner may read on it: its barcode, its SKU. */
  codes: readonly string[];
  /** Null: all of it in the warehouse. */
  cell: string | null;
  expiry: string | null;
  /** Pieces of it expire: a date that was told is theirs. */
  hasExpiry: boolean;
  /** Null: not counted yet. */
  counted: number | null;
  /** By the books; null until a blind count has ended, so that nobody counts towards it. */
  system: number | null;
}

/** A stock take in hand. */
export interface TakeTask {
  id: number;
  code: string;
  note: string | null;
  /** The count has ended. */
  isCounted: boolean;
  /** The shelf in hand. */
  place: string | null;
  /** Expiry of the pieces that are scanned now. */
  expiry: string | null;
  lines: readonly TakeLine[];
}

const isSame = (one: string | null, other: string): boolean => one?.toUpperCase() === other.toUpperCase();

/** The line that a code counts for as far as is known here: null where only the server can tell. */
export function findTakeLine({ lines, place, expiry }: TakeTask, code: string): TakeLine | null {
  const own = lines.filter(({ codes }) => codes.some((one) => isSame(one, code)));
  const here = own.filter(({ cell }) => place !== null && cell === place);
  const isDated = expiry !== null && here.some(({ hasExpiry }) => hasExpiry);
  const fitting = isDated ? here.filter((line) => line.expiry === expiry) : here;
  const [line = own.find(({ cell }) => cell === null) ?? null] = fitting;
  return fitting.length > 1 || (here.length > 0 && fitting.length === 0) ? null : line;
}
