import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildFields } from './buildFields.ts';
import type { Source } from './buildSources.ts';
import type { SettingField } from './types.ts';

/** Settings of a module, in the author's order. Each has a name, an explanation and a value from the start, or null. */
export function buildSettings(context: Context, source: Source<'module'>): SettingField[] {
  const { settings } = source.value;
  if (settings === undefined) return [];
  checkOnce(context, source);
  const place = at(source, 'settings');
  const fields = buildFields(context, settings, {
    place,
    required: [],
    scope: {},
    computeScope: {},
    isSetting: true,
    toLabel: (name, here) => context.texts.need(`setting.${name}`, { ...here, on: 'key' }),
  });
  return fields.map((field) => ({
    ...field,
    help: context.texts.need(`setting.${field.name}.help`, {
      ...place,
      path: [...place.path, field.name],
      on: 'key',
    }),
  }));
}

/** Conditions name a setting without its module, so that its name is given once. */
function checkOnce(context: Context, source: Source<'module'>): void {
  for (const name of Object.keys(source.value.settings ?? {})) {
    const others = [...context.modules.values()].filter(({ value }) => value.settings?.[name] !== undefined);
    const [first] = others;
    if (first === undefined || first === source) continue;
    const text = `is a setting of module ${first.value.name} already.`;
    context.report.at({ ...at(source, 'settings', name), on: 'key' }, 'GEN306', text);
  }
}
