import type { ModelImport, ModelImportColumn } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines, plain } from '../print/literal.ts';
import type { Literal } from '../print/literal.ts';
import { DEFAULTS, unusual } from './defaults.ts';
import type { Place } from './expression.ts';
import type { Names } from './names.ts';
import { emitLeaf, emitPart, PARTS } from './path.ts';

/** `order-create-excel.import.gen.tsx`: the import as the browser's `ImportDefinition`, and its screen. */
export function emitImport(each: ModelImport, names: Names): string {
  const imports = createImports(`${each.generated}.tsx`);
  const type = imports.useType('ImportDefinition', '#web/import/ImportDefinition.ts');
  const screen = imports.use('ImportScreen', '#web/import/ImportScreen.tsx');
  const { route, title, permissions, url, maxRows, mode, options } = each;
  const value = lines({
    screen: each.screen,
    route,
    title,
    permissions,
    url,
    maxRows,
    mode,
    columns: each.columns.map((column) => ({
      key: column.key,
      label: column.label,
      required: column.required || undefined,
      field: emitLeaf(column, { imports, names }),
    })),
    variants:
      each.variants.length === 0 ? undefined : each.variants.map(({ key, label }) => ({ key, label })),
    options,
  });
  return printFile(each.source, imports, [
    `export const sheet: ${type} = ${value};`,
    `export default function ${each.component}() {\n  return <${screen} sheet={sheet} />;\n}`,
  ]);
}

/** `order-create-excel.import.gen.server.ts`: the import as the server's `ImportModel`. */
export function emitImportServer(each: ModelImport, names: Names): string {
  const imports = createImports(`${each.generated}.server.ts`);
  const place: Place = { imports, names };
  const toColumn = (column: ModelImportColumn) => emitColumn(column, place);
  const { screen, route, module, entity, permissions, url, maxRows, mode, options } = each;
  const value = {
    screen,
    route,
    module,
    entity,
    permissions,
    url,
    maxRows,
    mode,
    groupBy: each.groupBy,
    match: each.match,
    set: plain(each.set),
    columns: each.columns.map(toColumn),
    variants: each.variants.map(({ columns, ...variant }) => ({
      ...plain(variant),
      columns: columns.map(toColumn),
    })),
    options,
    warn: each.warn,
    keep: each.keep && { ...each.keep },
  };
  const create = imports.use('createImport', PARTS);
  return printFile(each.source, imports, [
    `export const ${each.constant} = ${create}(${lines(unusual(value, DEFAULTS.importSheet))});`,
  ]);
}

function emitColumn(column: ModelImportColumn, place: Place): Literal {
  const options = plain(column, 'key', 'steps', 'leaf', 'type', 'leafEntity');
  return emitPart('importColumn', column, unusual(options, DEFAULTS.importColumn), place);
}
