import type { Model, ModelEntity, ModelEnum, ModelForm, ModelWorkflow } from '../model/types.ts';

/** The model's things by name, for what one generated file imports of another. */
export interface Names {
  entity(name: string): ModelEntity;
  /** Undefined for `permission`, which is built in. */
  enum(name: string): ModelEnum | undefined;
  /** The codes of an enum, `permission` included. */
  codes(name: string): readonly (number | string)[];
  workflowOf(entity: string): ModelWorkflow | undefined;
  form(screen: string): ModelForm;
  /** All that a generated file may say of another: equal texts, equal references. */
  readonly origins: string;
}

/** Paths below `src/generated`. The permission codes are an enum as well. */
export const APP_FILE = 'app.gen.tsx';
export const PERMISSIONS_FILE = 'permissions.gen.ts';
export const SEEDS_FILE = 'seeds.gen.server.ts';
export const MIGRATIONS_FILE = 'built/migrations.gen.server.ts';

/** Indexes a checked model. Asking for a name that it lacks is a bug of the generator (GEN9xx): it throws. */
export function createNames(model: Model): Names {
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  const enums = new Map(model.enums.map((each) => [each.name, each]));
  const workflows = new Map(model.workflows.map((workflow) => [workflow.entity, workflow]));
  const forms = new Map(model.forms.map((form) => [form.screen, form]));
  return {
    entity: (name) => get(entities, name, 'entity'),
    enum: (name) => enums.get(name),
    codes: (name) =>
      enums.get(name)?.values.map(({ value }) => value) ?? model.permissions.map(({ code }) => code),
    workflowOf: (entity) => workflows.get(entity),
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
