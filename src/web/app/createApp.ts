import type { AppModel, ModuleDefinition, ScreenDefinition } from './AppModel.ts';
import type { Optional } from '#contract/parts.ts';

/** What one module brings to the shell: `<module>/parts.gen.tsx`. What is left out it does not have. */
export interface AppParts extends Partial<Pick<AppModel, 'resources' | 'reports' | 'dialogs'>> {
  module: Optional<ModuleDefinition, 'menu'>;
  /** Of this module, with its texts alone, unless they say otherwise. */
  screens?: readonly Optional<ScreenDefinition, 'module' | 'texts'>[];
}

/** The whole shell: what the modules bring, and what only the whole of them gives. */
export function createApp(
  parts: readonly AppParts[],
  whole: Pick<AppModel, 'messages' | 'impliedCodes' | 'socialSdkCodes' | 'manual'>,
): AppModel {
  return {
    ...whole,
    modules: parts
      .map(({ module }) => ({ menu: [], ...module }))
      .toSorted((one, other) => one.order - other.order),
    // `/create` stands after `/:id` then, and addresses that the kit looks through stand together.
    screens: parts
      .flatMap(({ module: { name }, screens = [] }) =>
        screens.map((screen) => ({ module: name, texts: [name], ...screen })),
      )
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    resources: parts.flatMap(({ resources = [] }) => resources),
    reports: parts.flatMap(({ reports = [] }) => reports),
    dialogs: Object.assign({}, ...parts.map(({ dialogs }) => dialogs)) as AppModel['dialogs'],
  };
}
