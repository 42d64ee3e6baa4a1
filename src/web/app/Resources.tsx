import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ResourceDefinitionContext, type ResourceDefinition } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { usePermissions } from '#web/auth/session.ts';
import { toRecordLabel } from '#web/data/toRecordLabel.ts';
import { useApp } from './AppContext.ts';
import type { AppModel } from './AppModel.ts';
import { resourceScreens, type ResourcePage } from './resourceScreens.ts';

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
  const has = (page: ResourcePage) =>
    resourceScreens(app, name, page).some(({ permissions }) => may(permissions));
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
