import type { Row } from '#contract/logic.ts';
import type { FieldModel, ServerModel } from '#contract/model.ts';

/** A setting and the key that it is stored under: `<module>.<name>`. */
export interface Setting {
  key: string;
  field: FieldModel;
}

type Modules = Pick<ServerModel, 'modules'>;

const known = new WeakMap<Modules, readonly Setting[]>();

/** Every setting of the model, in the order of the modules. */
export function settingsOf(model: Modules): readonly Setting[] {
  let settings = known.get(model);
  if (!settings) {
    settings = model.modules.flatMap(({ name, settings }) =>
      settings.map((field) => ({ key: `${name}.${field.name}`, field })),
    );
    known.set(model, settings);
  }
  return settings;
}

/** What holds for a customer, by name: what is stored (by key), else the default of the schema. */
export function mergeSettings(model: Modules, stored: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(
    settingsOf(model).map(({ key, field }) => [
      field.name,
      Object.hasOwn(stored, key) ? stored[key] : (field.default ?? null),
    ]),
  );
}
