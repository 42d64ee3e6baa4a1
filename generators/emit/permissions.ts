import type { PermissionModel } from '#contract/model.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines, plain } from '../print/literal.ts';
import { PERMISSIONS_FILE } from './names.ts';

/** `permissions.gen.ts`: every code, as a list and as the enum `permission`. */
export function emitPermissions(permissions: readonly PermissionModel[]): string {
  const imports = createImports(PERMISSIONS_FILE);
  const model = imports.useType('PermissionModel', '#contract/model.ts');
  const type = imports.useType('EnumModel', '#contract/enum.ts');
  return printFile('schemas/*/module.json', imports, [
    `export const permissions: readonly ${model}[] = ${lines(permissions.map((each) => plain(each)))};`,
    `export const permission: ${type} = {
  name: 'permission',
  type: 'string',
  values: permissions.map(({ code, group }) => ({ value: code, key: code, tone: 'neutral', group })),
};`,
  ]);
}
