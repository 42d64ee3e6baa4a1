import { onceOf } from '../once.ts';
import { at } from './buildContext.ts';
import type { Context, Parent } from './buildContext.ts';
import { beginBuild } from './remember.ts';
import type { Memory } from './remember.ts';
import type { Place, Report } from './buildReport.ts';
import { toSnake } from './buildNames.ts';
import { ANY_ROUTE, buildAddresses } from './buildRoutes.ts';
import type { Screens } from './buildRoutes.ts';
import { buildSources, isSchema } from './buildSources.ts';
import type { RawSource, Source } from './buildSources.ts';
import { createTexts } from './buildTexts.ts';
import { likeScreens } from './likeScreens.ts';
import { checkFileName, indexOnce } from './checkDeclared.ts';
import { checkShape } from './checkShape.ts';
import type { Kind } from './schemas.ts';
import type { SlotExists } from './types.ts';

/** Reads every file, keeps those whose shape is right, and indexes them by name. */
export function createContext(
  files: ReadonlyMap<string, string>,
  exists: SlotExists,
  report: Report,
  memory: Memory,
): Context {
  const raw = buildSources(files, report);
  const sources = raw.flatMap((source) => {
    const shaped = checkShape(source, report);
    return shaped === null ? [] : [checkFileName(shaped, report)];
  });
  checkFolders(raw, report);
  const broken = namesOf(raw, sources, files);
  const of = <K extends Kind>(kind: K): Source<K>[] =>
    sources.filter((one) => one.kind === kind) as Source<K>[];
  const modules = indexOnce(of('module'), 'name', report, broken);
  const entities = indexOnce(of('entity'), 'title', report, broken);
  const lists = likeScreens(of('list'), report);
  const forms = likeScreens(of('form'), report);
  const screens = {
    lists: lists.sources,
    forms: forms.sources,
    reports: of('report'),
    imports: of('import'),
    pages: of('page'),
  };
  if (screens.lists.length < of('list').length || screens.forms.length < of('form').length)
    broken.add(ANY_ROUTE);
  if (screens.forms.some(({ value }) => value.mode !== 'dialog' && value.route === undefined))
    broken.add(ANY_ROUTE);
  return beginBuild(memory, {
    memory,
    report,
    texts: createTexts(of('messages'), modules.keys(), new Map([...lists.twins, ...forms.twins])),
    modules,
    entities,
    enums: indexOnce(of('enum'), 'name', report, broken),
    workflows: indexWorkflows(of('workflow'), entities, report, broken),
    parents: buildParents(entities.values(), report),
    references: findReferences(entities.values()),
    openScopes: new Map(),
    openViews: new Set(),
    ...screens,
    actions: of('action'),
    prints: of('print'),
    seeds: of('seed'),
    ...buildRoutes(screens),
    permissions: codesOf(modules.values()),
    broken,
    exists,
    content: (file) => files.get(file),
    mentions: createMentions(files),
  });
}

function buildRoutes(screens: Screens): Pick<Context, 'addresses' | 'routes'> {
  const addresses = buildAddresses(screens);
  return { addresses, routes: new Map(addresses.map(({ path, permissions }) => [path, permissions])) };
}

/** Workflows by entity, in the order of their fields. Of several that would move one field the first stays. */
function indexWorkflows(
  sources: readonly Source<'workflow'>[],
  entities: Context['entities'],
  report: Report,
  broken: Set<string>,
): Context['workflows'] {
  const names = new Set(sources.map(({ value }) => value.entity));
  const groups = [...names].map((name) => {
    const group = sources.filter(({ value }) => value.entity === name);
    const twice = new Set<string>();
    indexOnce(group, 'field', report, twice);
    if (twice.size > 0) broken.add(`workflow ${name}`);
    const firsts = [...new Map(group.toReversed().map((one) => [one.value.field, one])).values()];
    return [name, sortByField(firsts, entities.get(name))] as const;
  });
  return new Map(groups);
}

function sortByField(
  group: readonly Source<'workflow'>[],
  entity: Source<'entity'> | undefined,
): readonly Source<'workflow'>[] {
  const fields = Object.keys(entity?.value.properties ?? {});
  return [...group].sort((a, b) => fields.indexOf(a.value.field) - fields.indexOf(b.value.field));
}

function codesOf(modules: Iterable<Source<'module'>>): ReadonlySet<string> {
  return new Set([...modules].flatMap(({ value }) => (value.permissions ?? []).map(({ code }) => code)));
}

/** A folder of schemas is a module, which has its module.json; `_shared` is none. */
function checkFolders(sources: readonly RawSource[], report: Report): void {
  const folders = new Set(sources.map(({ module }) => module));
  folders.delete('_shared');
  for (const { kind, module } of sources) if (kind === 'module') folders.delete(module);
  for (const folder of folders) {
    const first = sources.find(({ module }) => module === folder);
    const hint = `Create schemas/${folder}/module.json, or run "npm run new -- module ${folder}" in an empty folder.`;
    report.atStart(first?.file ?? '', 'GEN106', `The folder schemas/${folder} has no module.json.`, hint);
  }
}

function buildParents(entities: Iterable<Source<'entity'>>, report: Report): ReadonlyMap<string, Parent> {
  const parents = new Map<string, Parent>();
  for (const entity of entities) {
    for (const [field, { 'x-rows': rows }] of Object.entries(entity.value.properties)) {
      if (rows === undefined) continue;
      const first = parents.get(rows.entity);
      if (first === undefined) parents.set(rows.entity, { entity, field, foreignKey: rows.foreignKey });
      else {
        const place = { source: entity, path: ['properties', field, 'x-rows', 'entity'] };
        const text = `"${rows.entity}" has a parent already: ${first.entity.value.title}.${first.field}.`;
        report.at(place, 'GEN215', text);
      }
    }
  }
  return parents;
}

/** Where fields refer to entities, by the name of those. */
function findReferences(entities: Iterable<Source<'entity'>>): Context['references'] {
  const found = new Map<string, Place[]>();
  for (const { target, place } of [...entities].flatMap(referencesOf))
    found.set(target, [...(found.get(target) ?? []), place]);
  return found;
}

const referencesOf = onceOf((entity: Source<'entity'>) =>
  Object.entries(entity.value.properties).flatMap(([key, field]) =>
    (['x-reference', 'x-links'] as const).flatMap((keyword) => {
      const target = field[keyword]?.entity;
      return target === undefined
        ? []
        : [{ target, place: at(entity, 'properties', key, keyword, 'entity') }];
    }),
  ),
);

const NAMES = ['title', 'name'] as const;

/** What the files that could not be used are called, so that those who refer to them are not blamed. */
function namesOf(
  raw: readonly RawSource[],
  sources: readonly Source[],
  files: ReadonlyMap<string, string>,
): Set<string> {
  const used = new Set(sources.map(({ file }) => file));
  const lost = [...files.keys()].filter((file) => isSchema(file) && !used.has(file));
  const stems = lost.flatMap(namesByFile);
  const names = raw
    .filter(({ file }) => !used.has(file))
    .flatMap(({ value }) => {
      const parts = value as unknown as Readonly<Record<string, unknown>>;
      return NAMES.map((name) => parts[name]).filter((name) => typeof name === 'string');
    });
  return new Set([...stems, ...names]);
}

function namesByFile(file: string): readonly string[] {
  const [, module = '', name = ''] = file.split('/');
  const [stem = '', kind] = name.split('.');
  if (stem === 'messages') return [file];
  if (kind === 'workflow') return entitiesOf(toSnake(stem)).map((name) => `workflow ${name}`);
  return [
    stem,
    toSnake(stem),
    ...(name === 'module.json' ? [module] : []),
    ...(isScreen(kind) ? [ANY_ROUTE] : []),
  ];
}

/** `order_line_state`: of `order`, `order_line` or itself, as long as nobody could read which. */
function entitiesOf(name: string): readonly string[] {
  const words = name.split('_');
  return words.map((_, index) => words.slice(0, index + 1).join('_'));
}

function isScreen(kind: string | undefined): boolean {
  return kind === 'list' || kind === 'form' || kind === 'report' || kind === 'import' || kind === 'page';
}

/** Whether code below `src/modules` holds the key in quotes. */
function createMentions(files: ReadonlyMap<string, string>): Context['mentions'] {
  const code = [...files].filter(([path]) => path.startsWith('src/modules/'));
  const quoted = code.map(([path, text]) => quotedIn(path, text));
  return (key) => quoted.some((keys) => keys.has(key));
}

/** Keys in quotes, by file, as it was last: a watcher changes one of many. */
const mentioned = new Map<string, { text: string; keys: ReadonlySet<string> }>();

function quotedIn(path: string, text: string): ReadonlySet<string> {
  const known = mentioned.get(path);
  if (known?.text === text) return known.keys;
  const keys = new Set([...text.matchAll(/(['"`])([\w.-]+)(?=\1)/g)].map(([, , key = '']) => key));
  mentioned.set(path, { text, keys });
  return keys;
}
