import type { Model, ModelCall, ModelEntity, ModelEnum, ModelForm, ModelWorkflow } from '../model/types.ts';

/** The model's things by name, for what one generated file imports of another. */
export interface Names {
  entity(name: string): ModelEntity;
  /** Undefined for `permission`, which is built in. */
  enum(name: string): ModelEnum | undefined;
  /** The codes of an enum, `permission` included. */
  codes(name: string): readonly (number | string)[];
  /** In the order of their fields. */
  workflowsOf(entity: string): readonly ModelWorkflow[];
  /** Actions over its records. */
  actionsOf(entity: string): readonly ModelCall[];
  form(screen: string): ModelForm;
  /** All that a generated file may say of another: equal texts, equal references. */
  readonly origins: string;
}

/**
 * Folder of what nobody reads in a review: copies of texts, Markdown and seeds, validators, OpenAPI. Built at every
 * generation, never committed.
 */
export const BUILT = 'built/';

/** Paths below `src/generated`. The permission codes are an enum as well. */
export const APP_FILE = 'app.gen.tsx';
export const SERVER_FILE = 'server.gen.ts';
export const PERMISSIONS_FILE = 'permissions.gen.ts';
export const SEEDS_FILE = `${BUILT}seeds.gen.server.ts`;
export const MIGRATIONS_FILE = `${BUILT}migrations.gen.server.ts`;

/** Module name of what all modules share. */
export const SHARED = '_shared';

/** `orders/parts.gen.tsx`: what a module brings to a plane. */
export const partsFile = (module: string, plane: 'tsx' | 'server.ts'): string =>
  `${module}/parts.gen.${plane}`;

/** `orders/loads.gen.tsx`: where the scripts of a module's screens are. */
export const loadsFile = (module: string): string => `${module}/loads.gen.tsx`;

/** `ordersParts`. */
export const partsName = (module: string): string => `${toCamel(module)}Parts`;

/** `goods_production` → `goodsProduction`. */
export function toCamel(name: string): string {
  return name.replace(/^_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A list that is left out where it is empty. */
export const given = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

/** Indexes a checked model. Asking for a name that it lacks is a bug of the generator (GEN9xx): it throws. */
export function createNames(model: Model): Names {
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  const enums = new Map(model.enums.map((each) => [each.name, each]));
  const forms = new Map(model.forms.map((form) => [form.screen, form]));
  return {
    entity: (name) => get(entities, name, 'entity'),
    enum: (name) => enums.get(name),
    codes: (name) =>
      enums.get(name)?.values.map(({ value }) => value) ?? model.permissions.map(({ code }) => code),
    workflowsOf: (name) => model.workflows.filter(({ entity }) => entity === name),
    actionsOf: (entity) => model.actions.filter(({ records }) => records?.entity === entity),
    form: (screen) => get(forms, screen, 'form'),
    origins: toOrigins(model),
  };
}

function toOrigins(model: Model): string {
  const ofEntities = model.entities.map(({ name, generated, constant, parent, fields }) => {
    return [name, generated, constant, parent, fields.flatMap(({ rows }) => rows?.entity ?? [])];
  });
  return JSON.stringify([
    ofEntities,
    model.enums.map(({ name, generated, constant, type }) => [name, generated, constant, type]),
    model.workflows.map(({ entity, generated, constant }) => [entity, generated, constant]),
    model.actions.map(({ records, generated, constant }) => [records?.entity, generated, constant]),
    model.forms.map(({ screen, generated, constant, data }) => [
      screen,
      generated,
      constant,
      data !== undefined,
    ]),
  ]);
}

function get<Value>(map: ReadonlyMap<string, Value>, name: string, what: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`the resolved model has no ${what} "${name}"`);
  return value;
}
