import type { IncomingHttpHeaders } from 'node:http';
import type { Json, Said, State } from './sandboxState.ts';

/* How the sandbox asks a dialect. */

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

const SKEW_MS = 5 * 60_000;

/** Whether a time that was signed, in milliseconds, is that of now. */
export const isOfNow = (moment: number): boolean => Math.abs(Date.now() - moment) <= SKEW_MS;
