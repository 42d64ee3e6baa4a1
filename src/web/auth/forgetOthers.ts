import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'react-admin';
import type { Session } from '#contract/session.ts';
import { forgetLocal, readLocal, writeLocal } from '#web/data/localStore.ts';

/** Where one person's traces may be. */
export interface Traces {
  /** react-admin's filters and pages. */
  store: Pick<Store, 'reset'>;
  queryClient: Pick<QueryClient, 'clear'>;
}

const KEY = 'identity';

/** When somebody else signs in, nothing of the person before stays in this browser: answers, filters, drafts. */
export function forgetOthers({ identity_id, customer }: Session, { store, queryClient }: Traces): void {
  const identity = String(identity_id);
  if (readLocal(KEY) === identity) return;
  queryClient.clear();
  store.reset();
  forgetLocal('draft.', `draft.${customer.id}.${identity}.`);
  writeLocal(KEY, identity);
}
