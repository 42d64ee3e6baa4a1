import { createCodes } from './buildAccess.ts';
import { findStoodFor } from './buildBehind.ts';
import { at, buildCodes, findEntity } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { isEdit, neighbourForms, toEdit } from './buildCellEdit.ts';
import { buildColumns } from './buildColumns.ts';
import { buildListScope, whereOf } from './buildListScope.ts';
import { buildExpand } from './buildExpand.ts';
import { buildCondition } from './buildExpression.ts';
import { buildFilters } from './buildFilters.ts';
import { buildWhere } from './buildFixedFilters.ts';
import { buildActions, buildOwnActions } from './buildListActions.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import { buildRecordScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import { buildListTiles } from './buildListTiles.ts';
import { buildStatistics } from './buildStatistics.ts';
import { buildViewModes } from './buildViewModes.ts';
import { checkViewScreen } from './checkWalls.ts';
import { checkList } from './checkList.ts';
import type { ActionPlace } from './schemas.ts';
import { inside } from './site.ts';
import type { ListSite } from './site.ts';
import type { ModelAction, ModelColumn, ModelList } from './types.ts';

const PAGE_SIZE = 20;

/** Module of the texts: a list and a form of one address have one title, which is the form's. */
function homeOf({ forms }: Context, { module, value }: Source<'list'>): string {
  return (
    forms.find((form) => form.value.mode !== 'dialog' && form.value.route === value.route)?.module ?? module
  );
}

export function buildList(context: Context, source: Source<'list'>): ModelList | null {
  const { value } = source;
  const entity = findEntity(context, value.entity, at(source, 'entity'));
  if (entity === null) return null;
  const screen = toScreen(value.route);
  const site: ListSite = { context, list: source, entity, place: at(source) };
  const columns = buildColumns(inside(site, 'columns'));
  checkList(context, source, entity, columns);
  checkViewScreen(inside(site, 'permissions'), value.permissions);
  const counts = buildCounts(context, source, entity);
  const scope = buildListScope(context, source, entity);
  const filters = buildFilters(inside(site, 'filters'), value.filters ?? []);
  return {
    ...buildOrigin(source),
    screen,
    route: value.route,
    entity: value.entity,
    title: context.texts.need(`screen.${screen}.title`, at(source, 'route'), homeOf(context, source)),
    permissions: buildCodes(context, value.permissions, at(source, 'permissions')),
    urls: value.urls,
    downloadName: value.downloadName ?? 'download.xlsx',
    columns,
    filters,
    counts,
    viewModes: buildViewModes(inside(site, 'viewModes'), screen),
    sort: value.sort ?? usualSort(entity),
    pageSize: value.pageSize ?? PAGE_SIZE,
    ...buildActionPlaces(context, source, entity, screen),
    ...buildNeighbours(context, source, entity),
    mobile: value.mobile ?? toMobile(columns),
    ...given({
      scope,
      scan: buildScan(inside(site, 'scan'), value.scan, filters),
      where: buildWhere(context, entity, whereOf(source, scope), at(source, 'where')),
      rowTone: buildRowTone(context, source, entity),
      emptyText:
        value.emptyText === true
          ? context.texts.need(`screen.${screen}.empty`, at(source, 'emptyText'))
          : undefined,
      tiles: buildListTiles(context, source, screen, counts),
      statistics: buildStatistics(site, screen),
      license: value.license,
      utcOffset: value.utcOffset,
      expand: buildExpand(context, source, entity),
    }),
    ...flags({ live: value.live }),
  };
}

/** What is scanned is text. */
function buildScan({ context, place }: ListSite, scan: string | undefined, filters: ModelList['filters']) {
  const isText = filters.some(({ key, kind }) => key === scan && (kind === 'text' || kind === 'code_list'));
  if (scan !== undefined && !isText)
    context.report.at(place, 'GEN207', `"${scan}" is no filter of this list that takes a code.`);
  return scan;
}

/** The newest first; rows of a view by what tells them apart. */
function usualSort({ value }: Source<'entity'>): ModelList['sort'] {
  const [key] = value['x-view']?.key ?? [];
  return key === undefined ? { field: 'created_at', order: 'DESC' } : { field: key, order: 'ASC' };
}

/** `/orders/list` → `orders/list`: the id of a screen. */
export function toScreen(route: string): string {
  return route.slice(1);
}

function buildCounts(
  context: Context,
  source: Source<'list'>,
  entity: Source<'entity'>,
): ModelList['counts'] {
  return (source.value.counts ?? []).map(({ key, where }, index) => ({
    key,
    where: buildWhere(context, entity, where, at(source, 'counts', index, 'where')) ?? {},
  }));
}

function buildActionPlaces(
  context: Context,
  list: Source<'list'>,
  entity: Source<'entity'>,
  screen: string,
): Record<ActionPlace, ModelAction[]> {
  const build = (place: ActionPlace): ModelAction[] =>
    buildActions(context, list.value[place] ?? [], { list, entity, screen }, at(list, place));
  const own = (place: 'row' | 'bulk'): ModelAction[] =>
    buildOwnActions(context, list.value[place] ?? [], entity, place === 'bulk');
  return {
    toolbar: build('toolbar'),
    row: [...build('row'), ...own('row')],
    bulk: [...build('bulk'), ...own('bulk')],
    footer: build('footer'),
  };
}

/** Where the list's rows open, those of a view by the form of its own address over what they stand for, and where new ones are made. */
function buildNeighbours(
  context: Context,
  list: Source<'list'>,
  entity: Source<'entity'>,
): Pick<ModelList, 'open' | 'edit' | 'create'> {
  const { value } = list;
  const forms = neighbourForms(context, list);
  const edit = forms.find(isEdit);
  const behind = context.forms.find(
    (form) => isEdit(form) && form.value.route === value.route && form.value.entity === findStoodFor(entity),
  );
  const create = forms.find((form) => createCodes(form) !== undefined);
  const isEdited = value.columns.some((column) => column.edit !== undefined);
  return given({
    open: (edit ?? behind)?.value.route,
    edit: edit && isEdited ? toEdit(context, edit) : undefined,
    create: create && toCreate(create),
  });
}

function toCreate(form: Source<'form'>): NonNullable<ModelList['create']> {
  const route = form.value.route ?? '';
  return {
    route: form.value.mode === 'create' ? route : `${route}/create`,
    permissions: createCodes(form) ?? null,
  };
}

function buildRowTone(
  context: Context,
  source: Source<'list'>,
  entity: Source<'entity'>,
): ModelList['rowTone'] {
  const scope = buildRecordScope(context, entity, ['user']);
  return source.value.rowTone?.flatMap(({ when, tone }, index) => {
    const condition = buildCondition({ context, scope, place: at(source, 'rowTone', index, 'when') }, when);
    return condition === undefined ? [] : [{ when: condition, tone }];
  });
}

const MOBILE_LINES = 3;

function toMobile(columns: readonly ModelColumn[]): ModelList['mobile'] {
  const own = columns.filter(
    ({ show, steps }) => show !== 'optional' && steps.every(({ kind }) => kind !== 'rows'),
  );
  const [title = 'id', ...lines] = own.map(({ key }) => key);
  return { title, lines: lines.slice(0, MOBILE_LINES) };
}
