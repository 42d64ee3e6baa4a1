import type { ModelColumn, ModelFilter, ModelList } from '../../model/types.ts';
import { leafOf, readMarks, sayShown } from './field.ts';
import { factsBelow, heading, link, parts, sentences, word, words } from './said.ts';
import type { Said, SaidBlock, SaidFact, SaidInline } from './said.ts';
import { entityName, groupBy, pageOf, rights, sayFilters, sayValue, text } from './site.ts';
import type { ManualSite } from './site.ts';

/** View modes, columns and filters of a list. */
export function listBlocks(site: ManualSite, list: ModelList): SaidBlock[] {
  return [
    ...factsBelow(
      'modes',
      word('modes'),
      list.viewModes.length > 1 ? list.viewModes.map((mode) => modeFact(site, list, mode)) : [],
    ),
    ...factsBelow(
      'tiles',
      word('tiles'),
      (list.tiles ?? []).map((tile) => ({
        name: text(tile.label),
        marks: [],
        inlines: tile.filters
          ? [word('counts_where', { value: parts(sayFilters(site, list.entity, tile.filters)) })]
          : [word('sums')],
      })),
    ),
    ...factsBelow(
      'columns',
      word('columns'),
      list.columns.map((column) => columnFact(site, column)),
    ),
    ...filterBlocks(site, list.filters),
  ];
}

function modeFact(site: ManualSite, list: ModelList, mode: ModelList['viewModes'][number]): SaidFact {
  const field =
    mode.rows === undefined
      ? undefined
      : site.names.entity(list.entity).fields.find(({ name }) => name === mode.rows);
  const where = mode.where ? sayFilters(site, list.entity, mode.where) : [];
  const own = rights(mode.permissions);
  return {
    name: text(mode.label),
    marks: mode.badge === undefined ? [] : [word('with_count')],
    inlines: sentences(
      where.length > 0
        ? word('only_where', { value: parts(where) })
        : word(field ? 'all_in_rows' : 'all_rows'),
      field?.rows && word('row_is', { value: entityName(field.rows.entity) }),
      own && word('needs', { value: own }),
    ),
  };
}

function columnFact(site: ManualSite, column: ModelColumn): SaidFact {
  const field = leafOf(site, column);
  const own = rights(column.permissions);
  return {
    name: text(column.label),
    marks: [
      ...(column.show === 'optional' ? [word('hidden_at_first')] : []),
      ...(column.sum ? [word('summed')] : []),
      ...(column.sort ? [word('sorts')] : []),
      ...(column.edit ? [word('edited_in_list')] : []),
      ...readMarks(field),
    ],
    inlines: sentences(
      field && sayShown(site, field),
      opensFrom(site, column.link),
      own && word('read_by', { value: own }),
    ),
  };
}

function opensFrom(site: ManualSite, route: string | undefined): SaidInline[] | undefined {
  const page = route === undefined ? undefined : pageOf(site, route);
  return page === undefined
    ? undefined
    : [word('click_opens'), ' ', link(page, text(`screen.${page}.title`)), '.'];
}

/** Filters by the way in which they are filled in. */
export function filterBlocks(site: ManualSite, filters: readonly ModelFilter[]): SaidBlock[] {
  if (filters.length === 0) return [];
  const items = [...groupBy(filters, ({ kind }) => kind)].map(([kind, own]): SaidInline[] => [
    { kind: 'strong', inlines: [words(own.map((filter) => sayFilter(site, filter)))] },
    word('how', { value: word(`filter.${kind}`) }),
  ]);
  const isMore = filters.some(({ place }) => place === 'panel');
  return [
    heading('filters', word('filters')),
    { kind: 'list', items },
    ...(isMore ? [{ kind: 'paragraph', inlines: [word('more_filters')] } as const] : []),
  ];
}

/** Its name, with what is particular to it. */
function sayFilter(site: ManualSite, filter: ModelFilter): Said {
  const days = filter.maxDays ?? undefined;
  const own = rights(filter.permissions);
  const details = [
    ...(days === undefined ? [] : [word('most_days', { count: String(days) })]),
    ...(filter.default === undefined
      ? []
      : [word('default', { value: sayValue(site, leafOf(site, filter), filter.default) })]),
    ...(own ? [word('needs', { value: own })] : []),
  ];
  const name = text(filter.label);
  return details.length === 0 ? name : word('with_details', { name, details: words(details) });
}
