import type { HttpError } from 'react-admin';
import { codeOf } from './authProvider.ts';

/** Says that the licence is over (readings, "Access and shell"). */
export const LICENSE_PATH = '/license-expired';

/** Where somebody wanted to go; pages on the way hand it on as router state. */
export interface ReturnTo {
  nextPathname: string;
  nextSearch: string;
}

/** What `/403` and `/license-expired` are told by router state: why, and where the person wanted to go. */
export interface Refusal extends ReturnTo {
  reason: string;
  /** The network or the server, not the session: trying again may help. */
  isFault: boolean;
}

/** What `/403` is told of a page that the person has no right to. */
export interface Lack extends ReturnTo {
  /** Path of the screen, as the app's model has it. */
  lacking: string;
}

/** Page that says why no session could be read, and what it is told. */
export function toRefusal(error: HttpError, returnTo: ReturnTo): { to: string; state: Refusal } {
  const isExpired = codeOf(error) === 'license_expired';
  const isFault = error.status === 0 || error.status >= 500;
  return { to: isExpired ? LICENSE_PATH : '/403', state: { reason: error.message, isFault, ...returnTo } };
}

/** Where the router's state says that somebody wanted to go; home when it says nothing. */
export function readReturnTo(state: unknown): ReturnTo {
  const { nextPathname = '/', nextSearch = '' } = (state ?? {}) as Partial<ReturnTo>;
  return { nextPathname, nextSearch };
}
