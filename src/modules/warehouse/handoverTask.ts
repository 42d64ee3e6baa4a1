/* What goes with a carrier, as server and browser both speak of it. */

export interface ScanParcel {
  code: string;
  tracking: string | null;
}

/** The record of what a carrier takes with him now. */
export interface HandoverTask {
  id: number;
  code: string;
  carrier: string;
  /** Parcels that he has. */
  count: number;
  /** Parcels that are packed for him and were not scanned. */
  left: number;
  /** The last ones that were scanned, the newest first. */
  parcels: readonly ScanParcel[];
  /** The first ones that were not, the oldest first. */
  missing: readonly ScanParcel[];
  images: readonly string[];
}

/** Whether a code is that of a parcel or its order. */
export const isParcel = ({ code, tracking }: ScanParcel, scanned: string): boolean =>
  [code, tracking].some((one) => one?.toUpperCase() === scanned.toUpperCase());
