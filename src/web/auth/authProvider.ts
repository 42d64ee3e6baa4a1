import type { AuthProvider, HttpError } from 'react-admin';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { SessionStore } from './SessionStore.ts';

/**
 * react-admin's view of the session. A 401 is dealt with before it gets here (the sign-in dialog), a 403 is an
 * error to show; only an expired licence leaves the page (readings, "Access and shell"; `LicenseWatch`).
 */
export function createAuthProvider(sessions: SessionStore): AuthProvider {
  return {
    login: ({ username, password }: { username: string; password: string }) =>
      sessions.signIn(username, password),
    /** False: react-admin clears what it keeps and stays; the caller loads the page anew. */
    logout: async () => {
      await sessions.signOut();
      return false;
    },
    checkAuth: () =>
      sessions.token() ? Promise.resolve() : Promise.reject({ redirectTo: '/login', message: false }),
    // Never rejects: react-admin would answer the refused call as if it were done.
    checkError: async (failure: HttpError | undefined) => {
      if (codeOf(failure) === 'license_expired') sessions.noteLicense(true);
    },
    getIdentity: async () => {
      const state = sessions.state();
      return state.status === 'ready'
        ? { id: state.session.identity_id, fullName: state.session.display_name }
        : { id: '' };
    },
    getPermissions: async () => {
      const state = sessions.state();
      return state.status === 'ready' ? state.session.permissions : [];
    },
  };
}

/** The error code of a failed call; undefined when it is no answer of the API. */
export function codeOf(error: HttpError | undefined): string | undefined {
  return (error?.body as ErrorAnswer | undefined)?.error?.code;
}
