import { at, checkReadable, findField, toModuleOf, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toFieldLabel } from './buildLabel.ts';
import { flags, given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { findRoute } from './buildRoutes.ts';
import type { Source } from './buildSources.ts';
import type { ChoicesFile, RelatedFile } from './formFiles.ts';
import type { ModelAside, ModelList, ModelRelated } from './types.ts';

/** What an aside is built from. */
interface AsideSite {
  readonly context: Context;
  readonly source: Source<'form'>;
  readonly entity: Source<'entity'>;
  readonly lists: readonly ModelList[];
}

/** What stands beside a stored record; undefined where the form has no aside. */
export function buildAside(
  context: Context,
  source: Source<'form'>,
  entity: Source<'entity'> | null,
  lists: readonly ModelList[],
): ModelAside | undefined {
  const { aside, mode } = source.value;
  if (aside === undefined) return undefined;
  const place = at(source, 'aside');
  if (mode !== 'edit' || entity === null) {
    const text = 'stands beside stored records, which only a form of mode edit over an entity opens.';
    context.report.at(place, 'GEN217', text, 'Take it out.');
    return undefined;
  }
  const site = { context, source, entity, lists };
  return {
    head: buildFacts(site, aside.head ?? [], under(place, 'head')),
    facts: buildFacts(site, aside.facts ?? [], under(place, 'facts')),
    related: (aside.related ?? []).flatMap(
      (related, index) => buildRelated(site, related, under(place, 'related', index)) ?? [],
    ),
    ...flags({ notes: aside.notes }),
  };
}

function buildFacts(
  { context, entity }: AsideSite,
  names: readonly string[],
  place: Place,
): ModelAside['facts'] {
  return names.flatMap((name, index) => {
    const here = under(place, index);
    const field = findField(context, entity, name, here);
    if (field === null || !checkReadable(context, field, name, here)) return [];
    const key = toFieldLabel(context, entity.value.title, name);
    return [{ field: name, label: context.texts.need(key, here, toModuleOf(key, entity)) }];
  });
}

function buildRelated(
  { context, entity, lists }: AsideSite,
  { list: route, by, from, label, where, of }: RelatedFile,
  place: Place,
): ModelRelated | null {
  const permissions = findRoute(context, route, under(place, 'list'));
  const list = lists.find((one) => one.route === route);
  if (list === undefined) {
    if (context.routes.has(route) && !context.lists.some(({ value }) => value.route === route))
      context.report.at(under(place, 'list'), 'GEN206', `"${route}" is no list.`);
    return null;
  }
  if (from !== undefined && findField(context, entity, from, under(place, 'from')) === null) return null;
  const filter = list.filters.find(({ key }) => key === by);
  if (filter === undefined) {
    const keys = list.filters.map(({ key }) => key);
    context.report.at(under(place, 'by'), 'GEN207', `"${by}" is no filter of ${route}.`, hintOf(by, keys));
    return null;
  }
  if (!SINGLE.has(filter.kind)) {
    const text = `"${by}" is a filter of kind ${filter.kind}, which takes no value of a record.`;
    context.report.at(under(place, 'by'), 'GEN212', text);
    return null;
  }
  const choicesOf = (word: 'where' | 'of', choices: ChoicesFile): ChoicesFile => {
    for (const key of Object.keys(choices))
      if (list.filters.find((one) => one.key === key)?.kind !== 'multi_select')
        context.report.at(
          under(place, word),
          'GEN207',
          `"${key}" is no filter of several choices of ${route}.`,
        );
    return choices;
  };
  return {
    label: label === undefined ? list.title : context.texts.need(label, under(place, 'label')),
    module: list.module,
    route,
    permissions,
    filter: by,
    from: from ?? 'id',
    isChoice: !['text', 'phone', 'number_range'].includes(filter.kind),
    ...flags({ isRange: filter.kind === 'number_range' }),
    ...given({ where: where && choicesOf('where', where), of: of && choicesOf('of', of) }),
    list: {
      screen: list.screen,
      urls: list.urls,
      where: list.where,
      viewModes: list.viewModes.map(({ key }) => key),
    },
  };
}

/** Kinds of filters that take a value as a record holds it. */
const SINGLE = new Set(['text', 'phone', 'select', 'multi_select', 'reference', 'code_list', 'number_range']);
