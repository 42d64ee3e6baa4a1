import type { FindCallModel } from '#contract/findCall.ts';
import { at, buildCodes, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf } from './buildFieldFacts.ts';
import { given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import { buildDataSlot } from './buildSlots.ts';
import type { Source } from './buildSources.ts';
import { checkShown } from './checkWalls.ts';
import { inside } from './site.ts';
import type { FindCallFile } from './schemas.ts';
import type { Slot } from './types.ts';

/** The addresses of an entity that find records by one value. */
export function buildCalls(context: Context, source: Source<'entity'>): readonly FindCallModel[] | undefined {
  return source.value['x-calls']?.map((call, index) => buildCall(context, source, call, index));
}

function buildCall(
  context: Context,
  source: Source<'entity'>,
  { url, permissions, by, param, fields }: FindCallFile,
  index: number,
): FindCallModel {
  const place = at(source, 'x-calls', index);
  const site = { context, entity: source, place };
  buildCodes(context, permissions, under(place, 'permissions'));
  for (const [name, path] of Object.entries(fields)) {
    const found = findPath(context, source, path, under(place, 'fields', name));
    if (found?.path.steps.some(({ kind }) => kind === 'rows') === true)
      context.report.at(under(place, 'fields', name), 'GEN214', `"${path}" leads through child rows.`);
    checkShown(inside(site, 'fields', name), path, permissions);
  }
  const field = by === undefined ? null : findField(context, source, by, under(place, 'by'));
  if (by !== undefined) checkShown(inside(site, 'by'), by, permissions);
  const fits = field && factsOf(field).filters.some((kind) => kind === 'text' || kind === 'select');
  if (fits === false)
    context.report.at(
      under(place, 'by'),
      'GEN212',
      `"${by}" is no text and no choice: nothing can be found by it.`,
    );
  return {
    url,
    permissions,
    fields,
    ...given({ by: by === undefined ? undefined : { field: by, param: param ?? by } }),
  };
}

/** The file with the rows that every database has. */
export function buildData(context: Context, source: Source<'entity'>): Slot | undefined {
  if (source.value['x-data'] !== true) return undefined;
  if (source.value['x-owner'] !== 'global') {
    const text = 'makes rows for every database, but they belong to one customer each.';
    context.report.at({ ...at(source, 'x-data'), on: 'key' }, 'GEN211', text, 'Add "x-owner": "global".');
  }
  return buildDataSlot(context, source, at(source, 'x-data'));
}
