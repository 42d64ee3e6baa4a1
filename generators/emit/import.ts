import type { ModelImport } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines, plain } from '../print/literal.ts';
import { emitLeaf } from './report.ts';
import type { Names } from './names.ts';

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
    columns: each.columns.map(({ key, label, required, ...path }) => ({
      key,
      label,
      required: required || undefined,
      field: emitLeaf({ key, ...path }, { imports, names }),
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
export function emitImportServer(each: ModelImport): string {
  const imports = createImports(`${each.generated}.server.ts`);
  const type = imports.useType('ImportModel', '#contract/import.ts');
  const { screen, route, module, entity, permissions, url, maxRows, mode, options } = each;
  const value = lines({
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
    columns: each.columns.map((column) => plain(column, 'leafEntity')),
    variants: each.variants.map(({ columns, ...variant }) => ({
      ...plain(variant),
      columns: columns.map((column) => plain(column, 'leafEntity')),
    })),
    options,
  });
  return printFile(each.source, imports, [`export const ${each.constant}: ${type} = ${value};`]);
}
