import type { ServerModel } from './model.ts';
import type { ModuleCode } from './module.ts';
import type { ModuleModel } from './moduleModel.ts';

type Listed =
  | 'entities'
  | 'lists'
  | 'forms'
  | 'reports'
  | 'imports'
  | 'lookups'
  | 'callbacks'
  | 'prints'
  | 'enums'
  | 'actions'
  | 'notifications';

/** What one module brings to the server's model: `<module>/parts.gen.server.ts`. What is left out it does not have. */
export interface ModuleParts extends Partial<Pick<ServerModel, Listed | 'settingsPage'>> {
  /** Absent for what all modules share. */
  module?: ModuleModel & {
    /** Place of its tab. */
    order: number;
  };
  code?: ModuleCode;
}

/** The whole model: what the modules bring, and what only the whole of them gives. */
export function createModel(
  parts: readonly ModuleParts[],
  whole: Omit<ServerModel, Listed | 'modules' | 'code' | 'settingsPage'>,
): ServerModel {
  const sorted = parts.toSorted((one, other) => (one.module?.order ?? 0) - (other.module?.order ?? 0));
  const [settingsPage] = parts.flatMap((part) => part.settingsPage ?? []);
  return {
    ...whole,
    entities: parts.flatMap(({ entities = [] }) => entities),
    lists: parts.flatMap(({ lists = [] }) => lists),
    forms: parts.flatMap(({ forms = [] }) => forms),
    reports: parts.flatMap(({ reports = [] }) => reports),
    imports: parts.flatMap(({ imports = [] }) => imports),
    lookups: parts.flatMap(({ lookups = [] }) => lookups),
    callbacks: parts.flatMap(({ callbacks = [] }) => callbacks),
    prints: parts.flatMap(({ prints = [] }) => prints),
    enums: parts.flatMap(({ enums = [] }) => enums),
    actions: parts.flatMap(({ actions = [] }) => actions),
    notifications: sorted.flatMap(({ notifications = [] }) => notifications),
    modules: sorted.flatMap(({ module }) => module ?? []),
    code: Object.fromEntries(
      parts.flatMap(({ module, code }) => (module && code ? [[module.name, code]] : [])),
    ),
    ...(settingsPage && { settingsPage }),
  };
}
