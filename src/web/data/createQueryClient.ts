import { QueryClient } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';

/** No answer, or one that a moment later may be another. */
const PASSING = new Set([0, 502, 503, 504]);
const ATTEMPTS = 2;

/** react-admin's cache of answers. Failures show at once, also offline; nothing waits in silence. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // What failed comes by itself when the network is back; rows that are there stay where they are.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: (failures, error) => failures < ATTEMPTS && PASSING.has((error as HttpError).status),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
