import { QueryClient } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import type { ErrorAnswer } from '#contract/errors.ts';

/** No answer, or one that a moment later may be another. */
const PASSING = new Set([0, 502, 503, 504]);
const ATTEMPTS = 2;

/** What is not as promised comes so again. */
const isPassing = (error: HttpError): boolean =>
  PASSING.has(error.status) &&
  (error.body as Partial<ErrorAnswer> | undefined)?.error?.code !== 'wrong_answer';

/** react-admin's cache of answers. Failures show at once, also offline; nothing waits in silence. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // What failed comes by itself when the network is back; rows that are there stay where they are.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: (failures, error) => failures < ATTEMPTS && isPassing(error as HttpError),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
