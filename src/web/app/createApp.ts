import type { ComponentType } from 'react';
import type { Optional } from '#contract/parts.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import type { AppModel, ModuleDefinition, ScreenDefinition } from './AppModel.ts';

/** Where the scripts of a module are: `<module>/loads.gen.tsx`, loaded with the first of them. */
export type Loads = () => Promise<{
  /** By name and kind of the screen: `orders/list list`. A report's has its definition as well. */
  screens?: Readonly<Record<string, () => Promise<{ default: ComponentType; report?: ReportDefinition }>>>;
  dialogs?: Readonly<Record<string, () => Promise<{ form: FormDefinition }>>>;
}>;

/** An address as a module brings it: of this module with its texts alone, and called as its path is, unless it says otherwise. */
export interface ScreenPart extends Optional<Omit<ScreenDefinition, 'load'>, 'screen' | 'module' | 'texts'> {
  /** The same form makes new records at `/create`. */
  creates?: true;
}

/** What one module brings to the shell: `<module>/parts.gen.tsx`. What is left out it does not have. */
export interface AppParts {
  module: Optional<ModuleDefinition, 'menu'>;
  loads?: Loads;
  screens?: readonly ScreenPart[];
  resources?: readonly Optional<AppModel['resources'][number], 'display'>[];
  reports?: readonly Omit<AppModel['reports'][number], 'load'>[];
  dialogs?: readonly string[];
}

/** What generated code leaves out because it is usual; `generators/emit/defaults.ts` knows the same. */
export const RESOURCE_DEFAULTS = { display: ['#', { field: 'id' }] } as const;

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
    screens: parts.flatMap(toScreens).toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    resources: parts.flatMap(({ resources = [] }) =>
      resources.map((resource) => ({ ...RESOURCE_DEFAULTS, ...resource })),
    ),
    reports: parts.flatMap(({ reports = [], loads }) =>
      reports.map((report) => ({
        ...report,
        load: loadOf(loads, ({ screens }) => screens?.[`${report.screen} report`]) as ReportLoad,
      })),
    ),
    dialogs: Object.fromEntries(
      parts.flatMap(({ dialogs = [], loads }) =>
        dialogs.map((name) => [name, loadOf(loads, (scripts) => scripts.dialogs?.[name])] as const),
      ),
    ),
  };
}

type ReportLoad = AppModel['reports'][number]['load'];

function toScreens({ module: { name }, screens = [], loads }: AppParts): ScreenDefinition[] {
  return screens.flatMap(({ creates, ...part }) => {
    const base = part.path.replace(/\/(?::id|create)$/, '');
    const screen = { screen: base.slice(1), module: name, texts: [name], ...part };
    const load = loadOf(loads, (scripts) => scripts.screens?.[`${screen.screen} ${part.kind}`]);
    const own = { ...screen, load };
    return creates ? [own, { ...own, path: `${base}/create` }] : [own];
  });
}

type Scripts = Awaited<ReturnType<Loads>>;

/** Loads where the scripts are, and then the one that is meant. */
const loadOf =
  <Loaded>(loads: Loads | undefined, find: (scripts: Scripts) => (() => Promise<Loaded>) | undefined) =>
  async (): Promise<Loaded> => {
    const load = loads && find(await loads());
    if (!load) throw new Error('a script of a screen is not where its module says');
    return load();
  };
