import { HttpError } from 'react-admin';

/** Whether nobody knows if a call was done: there is no network, no answer in time, or a proxy without the server behind it. */
export const isUnreached = (error: unknown): error is HttpError =>
  error instanceof HttpError && (!(error.status > 0) || error.status > 500);
