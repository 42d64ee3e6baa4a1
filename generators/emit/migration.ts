import type { ModelMigration } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines } from '../print/literal.ts';
import { MIGRATIONS_FILE } from './names.ts';

/** `migrations.gen.server.ts`: the statements of every data migration, in the order in which they run. */
export function emitMigrations(migrations: readonly ModelMigration[]): string {
  const imports = createImports(MIGRATIONS_FILE);
  const type = imports.useType('DataMigration', '#contract/migration.ts');
  const content = migrations.map(({ module, number, name, statements, tables }) => {
    return { module, number, name, statements, tables };
  });
  return printFile('schemas/*/migrations/*.sql', imports, [
    `export const migrations: readonly ${type}[] = ${lines(content)};`,
  ]);
}
