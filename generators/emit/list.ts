import { emitWorkflows } from './workflow.ts';
import type { Codes } from '#contract/model.ts';
import type { ModelAction, ModelColumn, ModelFilter, ModelList } from '../model/types.ts';
import { text } from '../print/identifier.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { Call, Code, lines, plain } from '../print/literal.ts';
import type { Literal, LiteralObject } from '../print/literal.ts';
import { DEFAULTS, unusual } from './defaults.ts';
import { emitExpression, emitOptional } from './expression.ts';
import type { Place } from './expression.ts';
import { given, type Names } from './names.ts';
import { emitLeaf, emitPart, emitPath, PARTS } from './path.ts';

const DEFINITIONS = '#web/list/ListDefinition.ts';

/** `orders.list.gen.tsx`: the list as the browser's `ListDefinition`, and its screen. */
export function emitList(list: ModelList, names: Names): string {
  const imports = createImports(`${list.generated}.tsx`);
  const screen = imports.use('ListScreen', '#web/list/ListScreen.tsx');
  const value = lines(unusual(toDefinition(list, { imports, names }), DEFAULTS.listScreen));
  return printFile(list.source, imports, [
    `export const list = ${imports.use('createList', DEFINITIONS)}(${value});`,
    `export default function ${list.component}() {\n  return <${screen} list={list} />;\n}`,
  ]);
}

function toDefinition(list: ModelList, place: Place): LiteralObject {
  const actions = (each: readonly ModelAction[]) => each.map((action) => emitAction(action, place));
  return {
    screen: list.screen,
    route: list.route,
    resource: list.entity,
    title: list.title,
    permissions: list.permissions,
    urls: plain(list.urls),
    downloadName: list.downloadName,
    where: list.where && plain(list.where),
    scope: list.scope && plain(list.scope),
    scan: list.scan,
    columns: list.columns.map((column) => emitColumn(column, list, place)),
    filters: list.filters.map((filter) => emitFilter(filter, list, place)),
    counts: list.counts.map(({ key }) => key),
    viewModes: list.viewModes.map(({ key, label, ...mode }) => ({ key, label, ...plain(mode, 'where') })),
    sort: plain(list.sort),
    pageSize: list.pageSize,
    toolbar: actions(list.toolbar),
    row: actions(list.row),
    bulk: actions(list.bulk),
    footer: actions(list.footer),
    actions: emitRecordActions(list.entity, place),
    workflows: emitWorkflows(list.entity, place),
    open: list.open,
    edit: list.edit && {
      form: new Code(emitImport(`${list.edit.generated}.tsx`, 'form')),
      permissions: list.edit.permissions,
      changeableRows: emitOptional(place.names.entity(list.entity).changeableRows, place),
    },
    create: list.create && plain(list.create),
    mobile: plain(list.mobile),
    rowTone: list.rowTone?.map(({ when, tone }) => ({ when: emitExpression(when, place), tone })),
    tiles: list.tiles?.map((tile) => plain(tile)),
    emptyText: list.emptyText,
    live: list.live,
    utcOffset: list.utcOffset,
    expand: list.expand && plain(list.expand),
  };
}

/** Actions over records of an entity, as lists and forms know them. */
export function emitRecordActions(entity: string, { imports, names }: Place): Code[] | undefined {
  const actions = names.actionsOf(entity);
  if (actions.length === 0) return undefined;
  return actions.map(({ constant, generated }) => new Code(imports.use(constant, `${generated}.ts`)));
}

/**
 * Who sees a column or filter over other records may read them: codes of those that readers of the screen need not hold. What they are called
 * everybody sees (architecture 8).
 */
function wallsOf(
  { steps, leaf }: Pick<ModelColumn, 'steps' | 'leaf'>,
  permissions: Codes,
  { names }: Place,
): Codes[] | undefined {
  const walls = steps.flatMap(({ kind, entity }, index) => {
    const { access, display } = names.entity(entity);
    const field = steps[index + 1]?.field ?? leaf;
    const isName = display.some((part) => typeof part !== 'string' && part.field === field);
    return kind === 'rows' || isName || isWithin(permissions, access.read) ? [] : [access.read];
  });
  return walls.length > 0 ? walls : undefined;
}

/** Whether whoever holds one of the first holds one of the second. */
const isWithin = (codes: Codes, wider: Codes): boolean =>
  wider !== null &&
  (wider.length === 0 || (codes?.length ? codes.every((code) => wider.includes(code)) : false));

/** What `column` fills in by itself is left out. */
function emitColumn(column: ModelColumn, list: ModelList, place: Place): Literal {
  const {
    key,
    leaf,
    label,
    cell,
    show,
    permissions,
    license,
    sort,
    sum,
    footer,
    width,
    pin,
    link,
    slot,
    carrier,
    edit,
  } = column;
  const options = {
    key: key === leaf ? undefined : key,
    label,
    // The type of a handwritten cell does not matter, but one must stand here.
    cell: slot ? 'text' : cell,
    slot: slot && new Code(place.imports.use(slot.name, slot.path)),
    show,
    permissions,
    walls: wallsOf(column, list.permissions, place),
    license,
    sort,
    sum: sum || undefined,
    footer: footer || undefined,
    width,
    pin,
    link,
    edit,
    // A field of the record that the number itself belongs to.
    carrier: carrier && emitLeaf({ leaf: carrier, leafEntity: column.leafEntity }, place),
  };
  return emitCall('column', column, unusual(options, DEFAULTS.columnCell), place);
}

function emitCall(
  name: 'column' | 'filter',
  at: ModelColumn | ModelFilter,
  options: LiteralObject,
  place: Place,
): Literal {
  return new Call(place.imports.use(name, DEFINITIONS), emitLeaf(at, place).text, options);
}

/** A filter of a screen as the browser's `FilterDefinition`. */
export function emitFilter(
  filter: ModelFilter,
  screen: Pick<ModelList, 'permissions'>,
  place: Place,
): Literal {
  const { key, leaf, label, kind, place: where, permissions, maxDays, presets, dependsOn } = filter;
  const { default: value } = filter;
  const options = {
    key: key === leaf ? undefined : key,
    label,
    kind,
    place: where,
    permissions,
    walls: wallsOf(filter, screen.permissions, place),
    maxDays,
    presets,
    dependsOn: dependsOn && plain(dependsOn),
    default: typeof value === 'object' ? plain(value) : value,
  };
  return emitCall('filter', filter, unusual(options, DEFAULTS.filterInput), place);
}

function emitAction({ visible, print, of, ...action }: ModelAction, place: Place): LiteralObject {
  const document = print && new Code(emitImport(`${print.generated}.ts`, print.constant));
  const behind = of && {
    from: of.from,
    path: of.path === of.from ? undefined : of.path,
    copies: given(of.copies),
    resource: of.entity,
    workflows: action.transition === undefined ? undefined : emitWorkflows(of.entity, place),
    actions: emitStep(of.entity, action.action, place),
  };
  return { ...plain(action), of: behind, print: document, visible: emitOptional(visible, place) };
}

/** An action over records of another entity than the list's. */
function emitStep(entity: string, action: string | undefined, { imports, names }: Place): Code[] | undefined {
  const call = names.actionsOf(entity).find(({ key }) => key === action);
  return call && [new Code(imports.use(call.constant, `${call.generated}.ts`))];
}

/** Loads one export of a generated file when it is asked for. */
function emitImport(file: string, name: string): string {
  return `async () => (await import(${text(`#generated/${file}`)})).${name}`;
}

/** `orders.list.gen.server.ts`: the list as the server's `ListModel`. */
export function emitListServer(list: ModelList, names: Names): string {
  const imports = createImports(`${list.generated}.server.ts`);
  const place: Place = { imports, names };
  const value = {
    screen: list.screen,
    route: list.route,
    module: list.module,
    entity: list.entity,
    permissions: list.permissions,
    license: list.license,
    urls: plain(list.urls),
    downloadName: list.downloadName,
    where: list.where && plain(list.where),
    columns: list.columns.map((column) => emitColumnModel(column, place)),
    filters: list.filters.map((filter) => emitFilterModel(filter, place)),
    counts: list.counts.map((count) => plain(count)),
    statistics: list.statistics?.map((statistic) => plain(statistic)),
    viewModes: list.viewModes.map((mode) => plain(mode, 'label')),
    sort: plain(list.sort),
    pageSize: list.pageSize,
  };
  const create = imports.use('createList', PARTS);
  return printFile(list.source, imports, [
    `export const ${list.constant} = ${create}(${lines(unusual(value, DEFAULTS.list))});`,
  ]);
}

function emitColumnModel(column: ModelColumn, place: Place): Literal {
  const { label, show, permissions, license, sort, sum, sumIn, export: exported } = column;
  const options = { label, show, permissions, license, sort, sum, sumIn, export: exported };
  return emitPart('column', column, unusual(options, DEFAULTS.column), place);
}

/** A filter as the server's `ListFilterModel`. */
export function emitFilterModel(filter: ModelFilter, place: Place): Literal {
  const { label, kind, permissions, maxDays, default: value } = filter;
  const fixed = typeof value === 'object' ? plain(value) : value;
  const also = filter.also && emitPath(filter.also, place);
  const is = typeof filter.is === 'object' ? plain(filter.is) : filter.is;
  return emitPart('filter', filter, { label, kind, also, is, permissions, maxDays, default: fixed }, place);
}
