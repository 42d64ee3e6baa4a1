import { buildCodes, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { buildWhere } from './buildFixedFilters.ts';
import { given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { ViewModeFile } from './schemas.ts';
import { inside } from './site.ts';
import type { ListSite } from './site.ts';
import type { ModelViewMode } from './types.ts';

/** View modes of a list, in the author's order. */
export function buildViewModes(site: ListSite, screen: string): ModelViewMode[] {
  const { context, list, entity } = site;
  return (list.value.viewModes ?? []).map((mode, index) => {
    const here = inside(site, index);
    const { place } = here;
    checkMode(here, mode);
    return {
      key: mode.key,
      label: context.texts.need(`screen.${screen}.mode.${mode.key}`, under(place, 'key')),
      ...given({
        columns: mode.columns,
        where: buildWhere(context, entity, mode.where, under(place, 'where')),
        rows: mode.rows,
        badge: mode.badge,
        permissions: buildCodes(context, mode.permissions, under(place, 'permissions')),
      }),
    };
  });
}

function checkMode(site: ListSite, mode: ViewModeFile): void {
  const { context, list, place } = site;
  checkRows(inside(site, 'rows'), mode);
  for (const [index, key] of (mode.columns ?? []).entries()) {
    checkColumn(context, list, key, under(place, 'columns', index));
    checkGrain(inside(site, 'columns', index), mode, key);
  }
  const counts = (list.value.counts ?? []).map(({ key }) => key);
  if (mode.badge === undefined || counts.includes(mode.badge)) return;
  const text = `"${mode.badge}" is no key of "counts".`;
  context.report.at(
    under(place, 'badge'),
    'GEN207',
    text,
    hintOf(mode.badge, counts) ?? 'Add it to "counts".',
  );
}

function checkRows({ context, entity, place }: ListSite, mode: ViewModeFile): void {
  if (mode.rows === undefined) return;
  const field = findField(context, entity, mode.rows, place);
  if (field === null || toType(field) === 'rows') return;
  context.report.at(place, 'GEN214', `"${mode.rows}" is ${toType(field)}, not child rows.`);
}

/** Reports a key that is no column of the list. */
export function checkColumn(context: Context, list: Source<'list'>, key: string, place: Place): void {
  const keys = list.value.columns.map(({ field }) => field);
  if (!keys.includes(key))
    context.report.at(place, 'GEN207', `"${key}" is no column of this list.`, hintOf(key, keys));
}

/** Columns of child rows stand only in modes that show one row for each of them. */
function checkGrain({ context, entity, place }: ListSite, mode: ViewModeFile, key: string): void {
  const [first = ''] = key.split('.');
  if (entity.value.properties[first]?.['x-rows'] === undefined || mode.rows === first) return;
  const text = `"${key}" is a column of child rows, but the mode shows no "${first}".`;
  context.report.at(place, 'GEN207', text, `Add "rows": "${first}" to the mode.`);
}
