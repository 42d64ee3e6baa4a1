import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkTwice } from './checkList.ts';
import type { ListTileFile } from './schemas.ts';
import type { ModelList, ModelListTile } from './types.ts';

/** Numbers above a list, in the author's order. */
export function buildListTiles(
  context: Context,
  list: Source<'list'>,
  screen: string,
  counts: ModelList['counts'],
): readonly ModelListTile[] | undefined {
  const { tiles } = list.value;
  checkTwice(context, tiles ?? [], 'key', at(list, 'tiles'));
  return tiles?.map((tile, index) => {
    const place = at(list, 'tiles', index);
    checkTile(context, list, tile, place);
    const { key, count, sum, over, tone } = tile;
    const answer = buildAnswer(context, list, tile, place);
    return {
      key,
      label: context.texts.need(`screen.${screen}.tile.${key}`, under(place, 'key')),
      ...given({ count, sum, over, answer, filters: toFilters(list, tile, counts), tone }),
    };
  });
}

function checkTile(
  context: Context,
  list: Source<'list'>,
  { sum, ...tile }: ListTileFile,
  place: Place,
): void {
  const { counts = [], columns } = list.value;
  const keys = counts.map(({ key }) => key);
  for (const member of ['count', 'over'] as const) {
    const key = tile[member];
    if (key === undefined || keys.includes(key)) continue;
    const hint = hintOf(key, keys) ?? 'Add it to "counts".';
    context.report.at(under(place, member), 'GEN207', `"${key}" is no key of "counts".`, hint);
  }
  const summed = columns.filter((column) => column.sum === true).map(({ field }) => field);
  if (sum !== undefined && !summed.includes(sum)) {
    const hint = hintOf(sum, summed) ?? 'Add "sum": true to its column.';
    context.report.at(under(place, 'sum'), 'GEN207', `"${sum}" is no column with a sum.`, hint);
  }
}

/** A number or a time that an action answers about whoever looks. */
function buildAnswer(
  context: Context,
  list: Source<'list'>,
  { call, value = '' }: ListTileFile,
  place: Place,
): ModelListTile['answer'] {
  if (call === undefined) return undefined;
  const found = context.actions.find(({ module, stem }) => module === list.module && stem === call)?.value;
  const { url, permissions = [], input, result } = found ?? {};
  if (url === undefined || (input?.required ?? []).length > 0) {
    const hint = `Write schemas/${list.module}/${call}.action.json with a "url" and nothing required.`;
    context.report.at(under(place, 'call'), 'GEN207', `"${call}" is no call without input.`, hint);
    return undefined;
  }
  const names = Object.keys(result?.properties ?? {});
  const answered = result?.properties[value];
  if (answered !== undefined && !SHOWN.includes(toType(answered)))
    context.report.at(
      under(place, 'value'),
      'GEN211',
      `"${value}" is ${toType(answered)}, not a number or a time.`,
    );
  if (!names.includes(value))
    context.report.at(
      under(place, 'value'),
      'GEN207',
      `"${value}" is not what "${call}" answers.`,
      hintOf(value, names),
    );
  return { url, value, permissions };
}

/** What a tile has room for. */
const SHOWN: readonly string[] = ['integer', 'decimal', 'percent', 'date_time'];

/** The rows of a count can be shown where the list has a filter for every part of it. */
function toFilters(
  { value }: Source<'list'>,
  { count }: ListTileFile,
  counts: ModelList['counts'],
): ModelListTile['filters'] {
  const where = counts.find(({ key }) => key === count)?.where;
  const filters = new Set((value.filters ?? []).map(({ field }) => field));
  return where && Object.keys(where).every((key) => filters.has(key)) ? where : undefined;
}
