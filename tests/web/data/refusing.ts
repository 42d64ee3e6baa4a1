import { HttpError } from 'react-admin';
import { vi } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';

/** Codes that screens know by name. */
const KNOWN: readonly ErrorCode[] = [
  'license_expired',
  'license_missing',
  'no_permission',
  'version_conflict',
  'same_request_running',
  'phone_not_confirmed',
  'wrong_client_key',
];

const all = Object.entries(ERROR_STATUS) as [ErrorCode, number][];

/** A code of every status, and those that screens know; `refusals.test.tsx` tries all of them on every call. */
export const REFUSALS = all.filter(
  ([code, status], index) => KNOWN.includes(code) || all.findIndex(([, one]) => one === status) === index,
);

/** A call that is refused with one code after the other. */
export function refusing() {
  let turn = 0;
  return vi.fn((..._args: unknown[]) => {
    const [code, status] = REFUSALS[turn++ % REFUSALS.length] ?? ['', 0];
    return Promise.reject(new HttpError(`because ${code}`, status, { error: { code, message: code } }));
  });
}
