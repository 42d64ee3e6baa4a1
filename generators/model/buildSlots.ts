import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { readModuleCode } from './readModuleCode.ts';
import type { Slot, SlotExists } from './types.ts';

/** Whether a name of a cell or widget is a component of the module, not one of the kit. */
export function isSlotName(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** A component that a schema of a module names. */
export interface Component {
  readonly kind: 'cell' | 'input' | 'page';
  readonly name: string;
  readonly module: string;
}

const PROPS: Readonly<Record<Component['kind'], string>> = {
  cell: '{ value }: CellProps',
  input: 'props: InputProps',
  page: '',
};

/** The component that a list, form or page names: `src/modules/<module>/<Name>.tsx`. */
export function buildComponent(context: Context, { kind, name, module }: Component, place: Place): Slot {
  const file = `${module}/${name}.tsx`;
  checkCode(context, { file, name, sample: `export function ${name}(${PROPS[kind]})` }, place);
  return { kind, key: name, name, path: `#modules/${file}` };
}

/** Where a module's handwritten code for the server stands, below `src/modules`. */
export const codeFile = (module: string): string => `${module}/${module}.server.ts`;

/** The effects that a transition names, as `<module>/<name>`: keys of `effects` in the module's `defineModule`. */
export function buildEffects(
  context: Context,
  module: string,
  effects: readonly string[],
  place: Place,
): string[] {
  return effects.map((effect, index) => {
    const sample = `export default defineModule({ effects: { ${effect}: … } })`;
    checkCode(context, { file: codeFile(module), name: `effects.${effect}`, sample }, under(place, index));
    return `${module}/${effect}`;
  });
}

/** The rows that every database has: `rows` of `src/modules/<module>/<stem>.data.server.ts`. */
export function buildDataSlot(context: Context, entity: Source<'entity'>, place: Place): Slot {
  const file = `${entity.module}/${entity.stem}.data.server.ts`;
  checkCode(context, { file, name: 'rows', sample: 'export function rows()' }, place);
  return { kind: 'data', key: entity.value.title, name: 'rows', path: `#modules/${file}` };
}

/** An export that handwritten code must have, or a key of its `defineModule` (`effects.notify`); `sample` is how it may begin. */
interface Code {
  readonly file: string;
  readonly name: string;
  readonly sample: string;
}

/** Reports code that is not there. */
export function checkCode(context: Context, { file, name, sample }: Code, place: Place): void {
  const path = `src/modules/${file}`;
  const found = context.exists(path, name);
  if (found === 'no file') {
    context.report.at(place, 'GEN501', `needs ${path}, which does not exist.`, `Create it with "${sample}".`);
  } else if (found === 'no export') {
    context.report.at(
      place,
      'GEN502',
      `needs ${name.includes('.') ? name : `the export "${name}"`} in ${path}.`,
      `Write "${sample}" there.`,
    );
  }
}

/** Looks for slots in the texts of `src/modules/**`. */
export function createSlotExists(files: ReadonlyMap<string, string>): SlotExists {
  return (path, name) => {
    const code = files.get(path);
    if (code === undefined) return 'no file';
    const [part = '', key] = name.split('.');
    const isThere =
      key === undefined ? exportsName(code, name) : readModuleCode(path, code).get(part)?.keys.has(key);
    return isThere ? 'yes' : 'no export';
  };
}

function exportsName(code: string, name: string): boolean {
  const declared = new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, 'm');
  const listed = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm');
  return declared.test(code) || listed.test(code);
}
