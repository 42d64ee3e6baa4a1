import type { Context } from './buildContext.ts';
import { toSnake } from './buildNames.ts';
import { hintOf } from './buildReport.ts';
import { codeFile } from './buildSlots.ts';
import type { Source } from './buildSources.ts';
import { checkOwnNames } from './checkOwnNames.ts';
import { readModuleCode, type ModuleParts } from './readModuleCode.ts';
import type { ModelCode, ModelWorkflow } from './types.ts';

/** The handwritten code of the modules that have some; what it names must be known to a schema. */
export function buildModuleCode(context: Context, workflows: readonly ModelWorkflow[]): ModelCode[] {
  return [...context.modules.values()].flatMap((source) => {
    const { name } = source.value;
    const file = `src/modules/${codeFile(name)}`;
    const text = context.content(file);
    if (text === undefined) return [];
    const parts = readModuleCode(file, text);
    const site: CodeSite = { context, file, text, parts };
    checkKeys(site, {
      actions: actionsOf(context, name),
      callbacks: callbacksOf(context, name),
      effects: effectsOf(workflows, name),
      hooks: entitiesOf(context, source),
      rights: context.permissions,
    });
    checkOwnNames(site);
    const jobs = parts.get('jobs');
    return [
      {
        module: name,
        path: `#modules/${codeFile(name)}`,
        jobs: jobs === undefined || jobs.isWhole ? [...(jobs?.keys.keys() ?? [])] : null,
      },
    ];
  });
}

/** What a key of a part must be. */
const WANTED: Readonly<Record<string, string>> = {
  hooks: 'an entity of this module or of one that it uses',
  rights: 'a permission of any module',
};

/** The code of a module, where it says what. */
export interface CodeSite {
  readonly context: Context;
  readonly file: string;
  readonly text: string;
  readonly parts: ModuleParts;
}

function checkKeys(site: CodeSite, known: Readonly<Record<string, ReadonlySet<string>>>): void {
  for (const [part, names] of Object.entries(known))
    for (const [key, { offset }] of site.parts.get(part)?.keys ?? [])
      if (!names.has(key)) refuseKey(site, { part, key, offset }, names);
}

function refuseKey(
  { context, file, text }: CodeSite,
  { part, key, offset }: { part: string; key: string; offset: number },
  names: ReadonlySet<string>,
): void {
  const whom = WANTED[part] ?? 'in a schema of this module';
  const hint = hintOf(key, names);
  const message = `${part} names "${key}", which is not ${whom}.${hint === undefined ? '' : ` ${hint}`}`;
  context.report.atOffset({ file, text }, offset, 'GEN503', message);
}

const actionsOf = ({ actions }: Context, module: string): ReadonlySet<string> =>
  new Set(actions.flatMap((source) => (source.module === module ? toSnake(source.stem) : [])));

const callbacksOf = ({ pages }: Context, module: string): ReadonlySet<string> =>
  new Set(
    pages.flatMap((source) =>
      source.module === module && source.value.kind === 'callback' ? toSnake(source.stem) : [],
    ),
  );

function effectsOf(workflows: readonly ModelWorkflow[], module: string): ReadonlySet<string> {
  const all = workflows.flatMap(({ transitions }) => transitions.flatMap(({ effects = [] }) => effects));
  const start = `${module}/`;
  return new Set(all.flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : [])));
}

/** A hook looks at what its module may see: its own entities and those of the modules that it uses. */
function entitiesOf({ entities }: Context, { value }: Source<'module'>): ReadonlySet<string> {
  const modules = new Set([value.name, ...(value.uses ?? [])]);
  return new Set([...entities].flatMap(([name, { module }]) => (modules.has(module) ? name : [])));
}
