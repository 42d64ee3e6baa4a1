import { useMemo } from 'react';
import { useSession } from '#web/auth/session.ts';
import { useApp } from './AppContext.ts';
import { visibleMenu } from './menu.ts';
import type { MenuSection } from './menu.ts';

/** The menu of the signed-in person. */
export function useMenu(): readonly MenuSection[] {
  const { app } = useApp();
  const session = useSession();
  return useMemo(() => visibleMenu(app, session), [app, session]);
}
