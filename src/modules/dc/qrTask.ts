/* Checks of stamps, as server and browser both speak of them. */

/** A check that was made. */
export interface QrFound {
  id: number;
  code: string;
  /** A code of `qr_result`. */
  result: string;
  goods: string | null;
  holder: string | null;
  territory: string | null;
  chain: string | null;
  /** How often the piece was checked until then. */
  checks: number;
  images: readonly string[];
}

/** What somebody checked today, the newest first. */
export interface QrTask {
  checks: readonly QrFound[];
}
