import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-admin';
import { Splash } from '#web/app/Splash.tsx';
import { codeOf } from './authProvider.ts';
import { SessionContext, useSessionStore } from './session.ts';

/** Says that the licence is over (readings, "Access and shell"). */
export const LICENSE_PATH = '/license-expired';

/** What `/403` and `/license-expired` are told by router state: why, and where the person wanted to go. */
export interface Refusal {
  reason: string;
  /** The network or the server, not the session: trying again may help. */
  isFault: boolean;
  nextPathname: string;
  nextSearch: string;
}

export interface SessionGateProps {
  /** Codes that `super_admin` stands for in conditions. */
  implied: readonly string[];
  children: ReactNode;
}

/**
 * Lets pages through that need a login (spec 2.1): no token goes to the login, a session that cannot be read to
 * `/403`. The page that was asked for is remembered.
 */
export function SessionGate({ implied, children }: SessionGateProps) {
  const sessions = useSessionStore();
  const state = useSyncExternalStore(sessions.subscribe, sessions.state);
  const { pathname, search } = useLocation();
  const isUnread = state.status === 'idle';
  useEffect(() => {
    if (isUnread) void sessions.load();
  }, [sessions, isUnread]);

  const own = state.status === 'ready' ? state.session : null;
  const session = useMemo(() => own && { ...own, implied }, [own, implied]);

  if (state.status === 'signed_out')
    return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />;
  if (state.status === 'failed') {
    const { error } = state;
    const isExpired = codeOf(error) === 'license_expired';
    const isFault = error.status === 0 || error.status >= 500;
    const came: Refusal = { reason: error.message, isFault, nextPathname: pathname, nextSearch: search };
    return <Navigate to={isExpired ? LICENSE_PATH : '/403'} replace state={came} />;
  }
  if (!session) return <Splash />;
  return <SessionContext value={session}>{children}</SessionContext>;
}
