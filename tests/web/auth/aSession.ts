import type { AuthProvider } from 'react-admin';
import { createAuthProvider } from '#web/auth/authProvider.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import type { Session } from '#contract/session.ts';

/** A session for tests; a warehouse clerk of a Vietnamese company unless said otherwise. */
export function aSession(
  change: Partial<Session> = {},
  customer: Partial<Session['customer']> = {},
): Session {
  return {
    customer: {
      id: 1,
      id_identity: 1,
      id_country: 1,
      is_active_pos: true,
      sub_full_name: null,
      distributor_name: null,
      company_name: 'Công ty Sao Việt',
      dc_id_distributor: null,
      time_zone: 'Asia/Ho_Chi_Minh',
      currency: 'VND',
      ...customer,
    },
    permissions: ['trip_manager'],
    warehouses: [],
    pos: [],
    display_name: 'Trần Văn Kho',
    identity_id: 2,
    notify: 0,
    auth_key: 'key',
    ...change,
  };
}

/** react-admin asks it about every call that fails; somebody is signed in. */
export function anAuthProvider(session = aSession()): AuthProvider {
  const state = { status: 'ready', session };
  const sessions = { token: () => 'tok', state: () => state, noteLicense: () => undefined };
  return createAuthProvider(sessions as unknown as SessionStore);
}
