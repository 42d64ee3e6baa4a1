import { useEffect, useSyncExternalStore } from 'react';
import { useEvent, useLocation, useNavigate } from 'react-admin';
import { LICENSE_PATH } from './refusal.ts';
import { useSessionStore } from './session.ts';

/** Leads to `/license-expired` when a call was refused for it; the way back is remembered, what was typed is a draft. */
export function LicenseWatch() {
  const sessions = useSessionStore();
  const isOver = useSyncExternalStore(sessions.subscribe, sessions.isLicenseOver);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useEvent(() => {
    sessions.noteLicense(false);
    if (pathname !== LICENSE_PATH)
      navigate(LICENSE_PATH, { state: { nextPathname: pathname, nextSearch: search } });
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);
  return null;
}
