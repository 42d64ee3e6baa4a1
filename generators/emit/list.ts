import type { ModelAction, ModelColumn, ModelFilter, ModelList, ModelPath } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { member } from '../print/identifier.ts';
import { createImports } from '../print/imports.ts';
import { Call, Code, lines, plain } from '../print/literal.ts';
import type { Literal, LiteralObject } from '../print/literal.ts';
import { emitExpression, emitOptional } from './expression.ts';
import type { Place } from './expression.ts';
import type { Names } from './names.ts';

const DEFINITIONS = '#web/list/ListDefinition.ts';

/** `orders.list.gen.tsx`: the list as the browser's `ListDefinition`, and its screen. */
export function emitList(list: ModelList, names: Names): string {
  const imports = createImports(`${list.generated}.tsx`);
  const type = imports.useType('ListDefinition', DEFINITIONS);
  const screen = imports.use('ListScreen', '#web/list/ListScreen.tsx');
  const value = lines(toDefinition(list, { imports, names }));
  return printFile(list.source, imports, [
    `export const list: ${type} = ${value};`,
    `export default function ${list.component}() {\n  return <${screen} list={list} />;\n}`,
  ]);
}

function toDefinition(list: ModelList, place: Place): LiteralObject {
  const workflow = place.names.workflowOf(list.entity);
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
    columns: list.columns.map((column) => emitColumn(column, place)),
    filters: list.filters.map((filter) => emitFilter(filter, place)),
    counts: list.counts.map(({ key }) => key),
    viewModes: list.viewModes.map(({ key, label, ...mode }) => ({ key, label, ...plain(mode, 'where') })),
    sort: plain(list.sort),
    pageSize: list.pageSize,
    toolbar: actions(list.toolbar),
    row: actions(list.row),
    bulk: actions(list.bulk),
    footer: actions(list.footer),
    workflow: workflow && new Code(place.imports.use(workflow.constant, `${workflow.generated}.ts`)),
    open: list.open,
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

/** What `column` fills in by itself is left out. */
function emitColumn(column: ModelColumn, place: Place): Literal {
  const { key, leaf, label, cell, show, permissions, sort, sum, footer, width, pin, link, slot, carrier } =
    column;
  return new Call(place.imports.use('column', DEFINITIONS), emitLeaf(column, place), {
    key: key === leaf ? undefined : key,
    label,
    // The type of a handwritten cell does not matter, but one must stand here.
    cell: slot ? 'text' : cell,
    slot: slot && new Code(place.imports.use(slot.name, slot.path)),
    show: show === 'default' ? undefined : show,
    permissions,
    sort: sort || undefined,
    sum: sum || undefined,
    footer: footer || undefined,
    width,
    pin,
    link,
    carrier: carrier && emitCarrier(carrier, column, place),
  });
}

/** A field of the record that the number itself belongs to. */
function emitCarrier(carrier: string, { leafEntity }: ModelColumn, place: Place): Code {
  return new Code(emitLeaf({ leaf: carrier, leafEntity }, place));
}

/** A filter as the browser's `FilterDefinition`. */
export function emitFilter(filter: ModelFilter, place: Place): Literal {
  const { key, leaf, label, kind, place: where, permissions, maxDays, presets, dependsOn } = filter;
  const { default: value } = filter;
  return new Call(place.imports.use('filter', DEFINITIONS), emitLeaf(filter, place), {
    key: key === leaf ? undefined : key,
    label,
    kind,
    place: where === 'header' ? undefined : where,
    permissions,
    maxDays,
    presets,
    dependsOn: dependsOn && plain(dependsOn),
    default: typeof value === 'object' ? plain(value) : value,
  });
}

function emitAction({ visible, ...action }: ModelAction, place: Place): LiteralObject {
  return { ...plain(action), visible: emitOptional(visible, place) };
}

function emitLeaf(
  { leaf, leafEntity }: Pick<ModelPath, 'leaf' | 'leafEntity'>,
  { imports, names }: Place,
): string {
  const entity = names.entity(leafEntity);
  return member(imports.use(`${entity.constant}Fields`, `${entity.generated}.ts`), leaf);
}

/** `orders.list.gen.server.ts`: the list as the server's `ListModel`. */
export function emitListServer(list: ModelList): string {
  const imports = createImports(`${list.generated}.server.ts`);
  const type = imports.useType('ListModel', '#contract/model.ts');
  const value = lines({
    screen: list.screen,
    route: list.route,
    module: list.module,
    entity: list.entity,
    permissions: list.permissions,
    urls: plain(list.urls),
    downloadName: list.downloadName,
    where: list.where && plain(list.where),
    columns: list.columns.map(toColumnModel),
    filters: list.filters.map(toFilterModel),
    counts: list.counts.map((count) => plain(count)),
    viewModes: list.viewModes.map((mode) => plain(mode, 'label')),
    sort: plain(list.sort),
    pageSize: list.pageSize,
  });
  return printFile(list.source, imports, [`export const ${list.constant}: ${type} = ${value};`]);
}

function toColumnModel({ slot, ...column }: ModelColumn): LiteralObject {
  return plain(
    { ...column, cell: slot ? slot.name : column.cell },
    'leafEntity',
    'width',
    'pin',
    'link',
    'carrier',
  );
}

/** A filter as the server's `ListFilterModel`. */
export function toFilterModel(filter: ModelFilter): LiteralObject {
  return plain(filter, 'leafEntity', 'place', 'presets', 'dependsOn');
}
