import { findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { checkWhere } from './buildFixedFilters.ts';
import { given } from './buildMembers.ts';
import type { FieldSite } from './buildFields.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkSameKind } from './checkKinds.ts';
import type { FieldFile } from './schemas.ts';
import { inside } from './site.ts';
import type { ModelField } from './types.ts';

/** What a reference leads to and which records it offers. */
export function buildReference(site: FieldSite): ModelField['reference'] | undefined {
  const { context, field, place } = site;
  const reference = field['x-reference'];
  if (reference === undefined) return undefined;
  const here = under(place, 'x-reference');
  const target = findEntity(context, reference.entity, under(here, 'entity'));
  const where =
    target === null ? undefined : checkWhere(context, target, reference.where, under(here, 'where'));
  const dependsOn = buildDependsOn(inside(site, 'x-reference', 'dependsOn'), reference, target);
  const inCommon = checkInCommon(inside(site, 'x-reference', 'inCommon'), reference, target);
  return {
    entity: reference.entity,
    onDelete: reference.onDelete ?? 'restrict',
    ...given({ where, dependsOn, inCommon }),
  };
}

/** Fields of the other record and of the one that the row belongs to, by the same name and of the same kind. */
function checkInCommon(
  { context, owner: { entity }, place }: FieldSite,
  { inCommon }: NonNullable<FieldFile['x-reference']>,
  target: Source<'entity'> | null,
): readonly string[] | undefined {
  if (inCommon === undefined) return undefined;
  const parent = context.parents.get(entity?.value.title ?? '')?.entity;
  if (parent === undefined)
    context.report.at(place, 'GEN211', 'belongs to a field of child rows. Write "dependsOn" here.');
  for (const [index, name] of inCommon.entries()) {
    const here = { ...under(place, index), on: 'value' } as const;
    const to = target && findField(context, target, name, here);
    const from = parent && findField(context, parent, name, here);
    const text = (a: string, b: string): string =>
      `"${name}" of ${parent?.value.title} is ${a}, of the chosen record ${b}.`;
    if (from && to) checkSameKind(context, { from, to, text }, under(place, index));
  }
  return inCommon;
}

/** Fields of the other record to fields of this one; both must be there. Data of a form's own has no entity. */
function buildDependsOn(
  { context, owner: { entity }, place }: FieldSite,
  { dependsOn }: NonNullable<FieldFile['x-reference']>,
  target: Source<'entity'> | null,
): Readonly<Record<string, readonly string[]>> | undefined {
  if (dependsOn === undefined) return undefined;
  const all = Object.entries(dependsOn).map(([other, written]) => {
    const own = typeof written === 'string' ? [written] : written;
    const to = target && findField(context, target, other, { ...under(place, other), on: 'key' });
    for (const [index, name] of own.entries()) {
      const here = typeof written === 'string' ? under(place, other) : under(place, other, index);
      const from = entity && findField(context, entity, name, here);
      const text = (a: string, b: string): string =>
        `"${name}" is ${a}, but "${other}" of the chosen record is ${b}.`;
      if (from && to) checkSameKind(context, { from, to, text }, here);
      if (entity === undefined)
        context.report.at(here, 'GEN211', 'depends on a field of a record, but this form has no entity.');
    }
    return [other, own] as const;
  });
  return Object.fromEntries(all);
}

/** A record is saved with its rows; rows of rows have no place in that. */
export function checkDepth(
  context: Context,
  rows: string,
  entity: Source<'entity'> | undefined,
  place: Place,
): void {
  const own = entity?.value.title ?? '';
  const parent = context.parents.get(own)?.entity.value.title;
  if (parent === undefined) return;
  context.report.at(
    under(place, 'entity'),
    'GEN215',
    `makes "${rows}" child rows of child rows: ${own} is saved with its ${parent} already.`,
    `Keep ${rows} with ${parent}, or let ${own} be a record of its own that refers to ${parent}.`,
  );
}
