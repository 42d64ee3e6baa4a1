import type { IncomingHttpHeaders } from 'node:http';

/* What the dialects of the sandbox share. */

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

export interface Asked {
  path: string;
  /** JSON, also where it stands in a form. */
  body: Json;
  /** The body as it came. */
  text: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

export type Dialect = (state: State, asked: Asked) => Said;

/** Takes a parcel back; null where that is done, else why not. */
export function cancel({ canceled, fetched }: State, tracking: string): string | null {
  if (fetched.has(tracking)) return 'Đơn hàng đã được lấy, không thể hủy.';
  if (!canceled.includes(tracking)) canceled.push(tracking);
  return null;
}

/** Makes a parcel; null where one bears the code already. */
export function make({ made }: State, code: unknown, prefix: string, fee: number): SandboxParcel | null {
  const name = String(code);
  if (made.has(name)) return null;
  const parcel = { tracking: `${prefix}${String(made.size + 1).padStart(8, '0')}`, fee };
  made.set(name, parcel);
  return parcel;
}

const BASE_FEE = 20_000;
const STEP_FEE = 5_000;
const STEP_GRAMS = 500;

/** Dearer with each half kilogram. */
export const feeFor = (grams: unknown): number => BASE_FEE + STEP_FEE * Math.ceil(Number(grams) / STEP_GRAMS);

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A place that no carrier knows. */
export const UNKNOWN_PLACE = 'Không có thật';
export const PHONE = /^0\d{9,10}$/;

/** The first of the names that a body says nothing of. */
export const findMissing = (body: Json, names: readonly string[]): string | undefined =>
  names.find((name) => isEmpty(body[name]));

const SKEW_MS = 5 * 60_000;

/** Whether a time that was signed, in milliseconds, is that of now. */
export const isOfNow = (moment: number): boolean => Math.abs(Date.now() - moment) <= SKEW_MS;
