import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-admin';
import { Splash } from '#web/app/Splash.tsx';
import { toRefusal } from './refusal.ts';
import { SessionContext, useSessionStore } from './session.ts';

/** Where a password that an administrator gave is changed. */
const PASSWORD_PATH = '/change-password';

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

  const way = { nextPathname: pathname, nextSearch: search };
  if (state.status === 'signed_out') return <Navigate to="/login" replace state={way} />;
  if (state.status === 'failed') return <Navigate {...toRefusal(state.error, way)} replace />;
  if (!session) return <Splash />;
  if (session.must_change_password && pathname !== PASSWORD_PATH)
    return <Navigate to={PASSWORD_PATH} replace state={way} />;
  return <SessionContext value={session}>{children}</SessionContext>;
}
