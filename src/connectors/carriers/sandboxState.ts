/* What the dialects of the sandbox share: its parcels, and what they cost. */

export type Json = Readonly<Record<string, unknown>>;

export interface SandboxParcel {
  tracking: string;
  fee: number;
}

export interface State {
  canceled: string[];
  fetched: Set<string>;
  made: Map<string, SandboxParcel>;
}

export interface Said {
  status?: number;
  facts: Json;
}

/** No number is given out again after a restart. */
const STARTED = Date.now().toString(36).toUpperCase();

/** Makes a parcel; null where one bears the code already. */
export function make({ made }: State, code: unknown, prefix: string, fee: number): SandboxParcel | null {
  const name = String(code);
  if (made.has(name)) return null;
  const parcel = { tracking: `${prefix}${STARTED}${made.size + 1}`, fee };
  made.set(name, parcel);
  return parcel;
}

const BASE_FEE = 20_000;
const STEP_FEE = 5_000;
const STEP_GRAMS = 500;

/** Dearer with each half kilogram. */
export const feeFor = (weight: unknown): number =>
  BASE_FEE + STEP_FEE * Math.ceil(Number(weight) / STEP_GRAMS);

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
