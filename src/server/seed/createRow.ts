import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { defaultOf } from '#contract/record.ts';
import type { SeedFields } from '#contract/seed.ts';
import { computeRecord } from '#contract/settleRecord.ts';
import { createRandom, type Random } from './createRandom.ts';
import { readCopy } from './makers.ts';
import { makeValue } from './makeValue.ts';
import { createPlace, type Place } from './places.ts';
import type { SeedContext, SeedWorld } from './SeedContext.ts';
import { toLogic } from './toLogic.ts';

export interface RowRequest {
  world: SeedWorld;
  entity: EntityModel;
  fields: SeedFields;
  /** Number of the row, from 1. */
  number: number;
  /** Names the row's own stream of chance: `demo/goods/17`. */
  seed: string;
  now: Date;
  /** What the row is made for. */
  parent?: Values;
}

/** One row of an entity, child rows under their field; pure: the same request gives the same row. */
export function createRow(request: RowRequest): Values {
  return buildRow(request, createRandom(request.seed), request.parent ?? {});
}

function buildRow(
  { world, entity, fields, number, now, seed }: RowRequest,
  random: Random,
  parent: Values,
): Values {
  const row: Values = {};
  let place: Place | undefined;
  const byName = fieldsOf(entity);
  const context: SeedContext = {
    world,
    entity,
    row,
    parent,
    number,
    random,
    now,
    field: undefined,
    place: () => (place ??= createPlace(random)),
    createChild(childFields, index) {
      const child = world.entity(context.field?.rows?.entity ?? '');
      return buildRow({ world, entity: child, fields: childFields, number: index, now, seed }, random, row);
    },
  };
  for (const name in fields) {
    if (name === '$key') continue;
    context.field = byName.get(name);
    row[name] = makeValue(fields[name], context);
  }
  fillRest(context);
  return row;
}

const fieldMaps = new WeakMap<EntityModel, ReadonlyMap<string, FieldModel>>();

/** Fields and standard columns by name, worked out once an entity: a million rows ask for them. */
function fieldsOf(entity: EntityModel): ReadonlyMap<string, FieldModel> {
  const known = fieldMaps.get(entity);
  if (known) return known;
  const made = new Map([...STANDARD, ...entity.fields].map((field) => [field.name, field]));
  fieldMaps.set(entity, made);
  return made;
}

const time = (name: string): FieldModel => ({ name, type: 'date_time', json: 'string' });
const account = (name: string): FieldModel => ({
  name,
  type: 'reference',
  json: 'integer',
  reference: { entity: 'account', onDelete: 'restrict' },
});

/** Columns that every record has beside its fields. */
const STANDARD = [time('created_at'), time('updated_at'), account('created_by')];

/** What a write would fill in by itself: copies, defaults, times, computed values. */
function fillRest({ row, parent, entity, world, now }: SeedContext): void {
  row['created_at'] ??= parent['created_at'] ?? now.toISOString();
  row['updated_at'] ??= row['created_at'];
  for (const field of entity.fields) {
    if (row[field.name] !== undefined) continue;
    if (field.copyFrom) row[field.name] = readCopy(field.copyFrom, { row, parent, world, entity });
    else if (!field.compute && (field.default !== undefined || field.defaultDay !== undefined))
      row[field.name] = defaultOf(field, now.toISOString().slice(0, 10));
  }
  // A child row has its values before its parent is complete, and again with it.
  computeRecord(entity, toLogic(row, parent, now), world.entity);
}
