import { isRegistered } from '#contract/session.ts';
import { usePermissions, useSession } from '#web/auth/session.ts';
import { useApp } from './AppContext.ts';
import type { AppModel } from './AppModel.ts';
import { sectionOfScreen } from './menu.ts';

/** Reports with numbers on a dashboard that the reader may open: of one tab, or of all. */
export function useHomeReports(module: string | undefined): AppModel['reports'] {
  const { app } = useApp();
  const may = usePermissions();
  const session = useSession();
  return app.reports.filter(
    ({ screen, permissions, license }) =>
      may(permissions) &&
      isRegistered(session, license) &&
      (module === undefined || sectionOfScreen(app, screen) === module),
  );
}
