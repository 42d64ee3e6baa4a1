import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import type { SeedCompany, SeedFields } from '#contract/seed.ts';
import type { Filters } from '#contract/wire.ts';
import type { Random } from './createRandom.ts';
import type { Place } from './places.ts';

/** Rows that exist already, for references. */
export interface SeedWorld {
  company: SeedCompany;
  rowsOf(entity: string): readonly Values[];
  /** Those of them whose fields have these values. */
  rowsWhere(entity: string, conditions: Filters): readonly Values[];
  /** Those of them whose fields equal these values, found without looking at the others. */
  rowsBy(entity: string, values: Values): readonly Values[];
  /** Id of the fixed row with that `$key`; throws an Error naming both when there is none. */
  idOf(entity: string, key: string): number;
  rowById(entity: string, id: unknown): Values | undefined;
  entity(name: string): EntityModel;
}

/** Everything that one value of one row may look at. */
export interface SeedContext {
  world: SeedWorld;
  entity: EntityModel;
  /** The row as far as it is made. */
  row: Values;
  /** The row that this one is a child of. */
  parent: Values;
  /** Number of the row, from 1, and what a sequence adds to it. */
  number: number;
  random: Random;
  place: () => Place;
  now: Date;
  /** Where `links`, `reference` and dates learn what they are for. */
  field: FieldModel | undefined;
  /** Makes a child row of the field's entity. */
  createChild: (fields: SeedFields, number: number) => Values;
}
