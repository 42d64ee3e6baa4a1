import type { EntityModel, FieldModel } from '#contract/model.ts';
import { STANDARD_FIELDS } from '#contract/record.ts';
import { stateFields } from '#contract/workflow.ts';
import { entityOf, type World } from './World.ts';
import { validValue } from './validValues.ts';

/*
 * A new record like one that is there: rules that look at several fields at once mostly let it through, which values by chance
 * seldom are.
 */

/** What a person types who makes another record like this one of the first company; nothing where there is none. */
export async function copyBody(
  entity: EntityModel,
  world: World,
): Promise<Record<string, unknown> | undefined> {
  const id = world.random.pick([...world.ids(entity.name), 0]);
  const caller = await world.server.login('admin');
  const { status, json } = await caller.send('GET', `/${entity.name}/${id}`);
  return status === 200 ? copyFields(entity, json, world) : undefined;
}

function copyFields(entity: EntityModel, stored: Record<string, unknown>, world: World) {
  const unique = new Set(entity.unique.flatMap(({ fields }) => fields));
  const states = stateFields(entity.workflows);
  const fields = entity.fields.filter(
    (field) => isTyped(field) && field.name !== entity.parent?.foreignKey && !states.includes(field.name),
  );
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = copyValue(field, stored[field.name], { world, isUnique: unique.has(field.name) });
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

const isTyped = ({ readOnly, number, compute, name }: FieldModel): boolean =>
  !readOnly && !number && !compute && !STANDARD_FIELDS.has(name);

/** What is not for everybody is never copied: it would be found in answers that name what was typed. */
function copyValue(
  field: FieldModel,
  value: unknown,
  { world, isUnique }: { world: World; isUnique: boolean },
): unknown {
  const isOwn = isUnique && field.json === 'string';
  if (field.writeOnly || field.read !== undefined || isOwn)
    return field.required || isOwn ? validValue(field, world) : undefined;
  if (value === null || value === undefined) return undefined;
  if (!field.rows) return typeof value === 'string' ? withoutMarkers(value, world) : value;
  const child = entityOf(field.rows.entity);
  return (value as Record<string, unknown>[]).map((row) => copyFields(child, row, world));
}

/** The company's own mark would be found as a leak where somebody of the other one types it. */
const withoutMarkers = (text: string, { markers }: World): string =>
  text.replaceAll(new RegExp(`(${markers.demo}|${markers.other}) ?`, 'g'), '') || 'Mẫu';
