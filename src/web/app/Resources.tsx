import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Navigate, ResourceDefinitionContext, useLocation, type ResourceDefinition } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { usePermissions } from '#web/auth/session.ts';
import { toRecordLabel } from '#web/data/toRecordLabel.ts';
import { useApp } from './AppContext.ts';
import type { AppModel } from './AppModel.ts';
import { NotFoundPage } from './notices.tsx';
import { readResourceAddress, resourceScreens, type ResourcePage } from './resourceScreens.ts';

type May = ReturnType<typeof usePermissions>;

/** Mounts the entities as react-admin's resources: what it may link to, and how it calls a record. */
export function Resources({ children }: { children: ReactNode }) {
  const { app } = useApp();
  const may = usePermissions();
  const value = useMemo(() => {
    const definitions = Object.fromEntries(
      app.resources.map((resource) => [resource.name, toDefinition(app, resource, may)]),
    );
    return { definitions, register: () => undefined, unregister: () => undefined };
  }, [app, may]);
  return <ResourceDefinitionContext.Provider value={value}>{children}</ResourceDefinitionContext.Provider>;
}

function toDefinition(
  app: AppModel,
  { name, display }: AppModel['resources'][number],
  may: May,
): ResourceDefinition {
  const has = (page: ResourcePage) => findScreen(app, name, page, may) !== undefined;
  return {
    name,
    hasList: has('list'),
    hasShow: has('edit'),
    hasEdit: has('edit'),
    hasCreate: has('create'),
    recordRepresentation: (record: Row) => toRecordLabel(display, record),
    options: { label: `entity.${name}` },
  };
}

/** The first screen that the user may open. */
function findScreen(app: AppModel, resource: string, page: ResourcePage, may: May) {
  return resourceScreens(app, resource, page).find(({ permissions }) => may(permissions));
}

/** An address of no screen: react-admin's own of a resource leads to the generated screen, where there is one. */
export function ResourcePlace() {
  const { app } = useApp();
  const may = usePermissions();
  const { pathname, search } = useLocation();
  const meant = readResourceAddress(app, pathname);
  const all = meant ? resourceScreens(app, meant.resource, meant.page) : [];
  const screen = all.find(({ permissions }) => may(permissions)) ?? all[0];
  if (!meant || !screen) return <NotFoundPage />;
  return <Navigate to={screen.path.replace(':id', meant.id ?? '') + search} replace />;
}
