import { findTargets, isWord, nameOf } from '../sql/findTargets.ts';
import { readStatements } from '../sql/readStatements.ts';
import type { Statement, Token } from '../sql/readStatements.ts';
import type { Context } from './buildContext.ts';
import { compareText, hintOf } from './buildReport.ts';
import type { ModelEntity, ModelMigration } from './types.ts';

/** A data migration's file, and where what is wrong in it is noted. */
interface File {
  readonly path: string;
  readonly text: string;
  readonly module: string;
  readonly number: number;
  readonly name: string;
}

const NAME = /^schemas\/([^/]+)\/migrations\/((\d{3})-[a-z0-9]+(?:-[a-z0-9]+)*)\.sql$/;

/**
 * The data migrations of all modules in the order in which they run: a module after those that it uses, then by number.
 * What they may hold is checked; what they read is not, because it may be a column that goes.
 */
export function buildMigrations(
  context: Context,
  files: ReadonlyMap<string, string>,
  entities: readonly ModelEntity[],
): ModelMigration[] {
  const found = [...files].flatMap(([path, text]) => readFile(context, path, text) ?? []);
  checkNumbers(context, found);
  const tables = buildTables(entities);
  const ranks = rankModules(context);
  const rankOf = ({ module }: File) => ranks.get(module) ?? 0;
  return found
    .sort((a, b) => rankOf(a) - rankOf(b) || a.number - b.number)
    .map((file) => buildMigration(context, file, tables));
}

function readFile(context: Context, path: string, text: string): File | null {
  if (!path.endsWith('.sql')) return null;
  const [, module = '', name = '', digits] = NAME.exec(path) ?? [];
  if (digits !== undefined && context.modules.has(module))
    return { path, text, module, name, number: Number(digits) };
  const called = 'A data migration is called schemas/<module>/migrations/001-<what-it-does>.sql.';
  const isLost = context.broken.has(module) || context.broken.has(path);
  if (digits === undefined) context.report.atStart(path, 'GEN309', 'The name says no number.', called);
  else if (!isLost) context.report.atStart(path, 'GEN309', `"${module}" is no module.`, called);
  return null;
}

function checkNumbers(context: Context, files: readonly File[]): void {
  const seen = new Map<string, File>();
  for (const file of files) {
    const key = `${file.module} ${file.number}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, file);
    else {
      const next = Math.max(...files.filter(({ module }) => module === file.module).map((one) => one.number));
      const hint = `The next number is ${String(next + 1).padStart(3, '0')}.`;
      context.report.atStart(file.path, 'GEN309', `The number is that of ${first.path} already.`, hint);
    }
  }
}

/** Place of each module behind those that it uses. */
function rankModules({ modules }: Context): ReadonlyMap<string, number> {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const used of [...(modules.get(name)?.value.uses ?? [])].sort(compareText)) visit(used);
    order.push(name);
  };
  for (const name of [...modules.keys()].sort(compareText)) visit(name);
  return new Map(order.map((name, index) => [name, index]));
}

type Tables = ReadonlyMap<string, ReadonlySet<string>>;

/** Tables of the schemas with the columns that hold values of their own. */
function buildTables(entities: readonly ModelEntity[]): Tables {
  const links = entities.flatMap((entity) =>
    entity.fields.flatMap(({ links: many }) =>
      many ? [[many.table, new Set(['customer_id', many.foreignKey, many.otherKey])] as const] : [],
    ),
  );
  const stored = entities.filter(({ view }) => view === undefined);
  return new Map([...stored.map((entity) => [entity.table, columnsOf(entity)] as const), ...links]);
}

function columnsOf({ fields, owner, written, softDelete, parent }: ModelEntity): ReadonlySet<string> {
  const stored = fields.filter((field) => !field.rows && !field.links && field.compute === undefined);
  return new Set([
    'id',
    ...(written === undefined ? ['version'] : []),
    ...stored.map(({ name }) => name),
    ...(owner === 'global' ? [] : ['customer_id']),
    ...(softDelete ? ['deleted_at'] : []),
    ...(parent ? [parent.foreignKey] : []),
  ]);
}

function buildMigration(context: Context, file: File, tables: Tables): ModelMigration {
  const { path, text, module, number, name } = file;
  const statements = readStatements(text);
  if (statements.length === 0)
    context.report.atStart(path, 'GEN250', 'The file holds no statement.', 'Write one, or remove the file.');
  for (const statement of statements) checkStatement(context, file, statement);
  const targets = statements.flatMap((statement) => checkTargets(context, file, statement, tables));
  return {
    source: path,
    module,
    number,
    name,
    statements: statements.map((each) => each.text),
    tables: [...new Set(targets.map(({ table }) => table))],
    fills: [...new Set(targets.flatMap(({ fills }) => fills))],
  };
}

const VERBS = ['insert', 'update', 'delete', 'merge'];

function checkStatement(context: Context, file: File, { tokens }: Statement): void {
  const report = ({ offset }: Token, text: string) => {
    context.report.atOffset({ file: file.path, text: file.text }, offset, 'GEN250', text);
  };
  const [first] = tokens;
  const isChange =
    isWord(first, ...VERBS) || (isWord(first, 'with') && tokens.some((token) => isWord(token, ...VERBS)));
  if (first && !isChange) report(first, `"${first.text}" ${refusalOf(first)}`);
  const odd = tokens.find(
    ({ kind, text }) => kind === 'parameter' || (kind === 'sign' && /['"\\]/.test(text)),
  );
  if (odd?.kind === 'parameter') report(odd, `"${odd.text}" has no value here.`);
  else if (odd) report(odd, `A quote begins here that does not end: ${odd.text}`);
}

function refusalOf(first: Token): string {
  if (isWord(first, 'begin', 'start', 'commit', 'rollback', 'savepoint', 'end'))
    return 'is not needed: each file is a transaction of its own.';
  if (isWord(first, 'create', 'alter', 'drop', 'comment', 'truncate', 'grant', 'revoke'))
    return 'does not belong here: tables and columns follow from the schemas.';
  return 'changes no rows. A statement begins with insert, update, delete, merge, or with "with" before one of them.';
}

/** A table that a statement changes, and what it fills of it. */
interface Written {
  readonly table: string;
  readonly fills: readonly string[];
}

function checkTargets(context: Context, file: File, statement: Statement, tables: Tables): Written[] {
  const report = ({ offset }: Token, text: string, hint = '') => {
    const message = `${text}${hint && ` ${hint}`}`;
    context.report.atOffset({ file: file.path, text: file.text }, offset, 'GEN251', message);
  };
  return findTargets(statement).flatMap(({ verb, table, columns }) => {
    const name = nameOf(table);
    const known = tables.get(name);
    if (!known && !context.broken.has(name))
      report(table, `"${name}" is no table of the schemas.`, hintOf(name, tables.keys()));
    if (!known) return [];
    const lost = columns.filter((column) => !known.has(nameOf(column)));
    for (const column of lost)
      report(
        column,
        `"${nameOf(column)}" holds no values of its own in ${name}.`,
        hintOf(nameOf(column), known),
      );
    // What is inserted fills no row that is there.
    const filled = verb === 'insert' ? [] : columns;
    return { table: name, fills: filled.map((column) => `${name}.${nameOf(column)}`) };
  });
}
