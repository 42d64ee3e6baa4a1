import type { DatabaseShape, DefinedShape, TableShape } from './DatabaseShape.ts';
import { quoteName } from './names.ts';
import { planColumns } from './planColumns.ts';
import {
  printApplicationRole,
  printConstraint,
  printCreateTable,
  printFunction,
  printGrants,
  printIndex,
  printTenantPolicy,
} from './printSql.ts';
import { destructiveStep, lastStep, type Step, step } from './Step.ts';

/**
 * What turns one database into the other, in an order in which each step finds what it needs. Pure
 * and deterministic; equal shapes give no steps.
 */
export function planMigration(current: DatabaseShape, wanted: DatabaseShape): Step[] {
  const before = new Map(current.tables.map((table) => [table.name, table]));
  const pairs = wanted.tables.map((table) => [before.get(table.name), table] as const);
  const kept = pairs.filter((pair): pair is [TableShape, TableShape] => pair[0] !== undefined);
  const added = pairs.filter(([old]) => old === undefined).map(([, table]) => table);
  const wantedNames = new Set(wanted.tables.map((table) => table.name));
  const removed = current.tables.filter((table) => !wantedNames.has(table.name));
  kept.forEach(([old, table]) => checkPrimaryKey(old, table));
  return [
    ...planServer(current, wanted),
    ...planFunctions(current.functions, wanted.functions),
    ...kept.flatMap(([old, table]) => planRemovedParts(old, table)),
    ...added.map((table) => step(`${table.name}: create table`, printCreateTable(table))),
    ...kept.flatMap(([old, table]) => planColumns(old, table)),
    ...pairs.flatMap(([old, table]) => planAddedParts(old, table)),
    ...pairs.flatMap(([old, table]) => planForeignKeys(old, table)),
    ...pairs.flatMap(([old, table]) => planChecks(old, table)),
    ...pairs.flatMap(([old, table]) => planAccess(old, table)),
    ...planRemovedFunctions(current.functions, wanted.functions),
    ...removed.map((table) =>
      destructiveStep(`${table.name}: drop table`, [`drop table ${quoteName(table.name)}`]),
    ),
  ];
}

function planServer(current: DatabaseShape, wanted: DatabaseShape): Step[] {
  const missing = wanted.extensions.filter((name) => !current.extensions.includes(name));
  const extensions = missing.map((name) =>
    step(`extension ${name}: create`, [`create extension if not exists ${name} schema public`]),
  );
  const role = wanted.hasApplicationRole && !current.hasApplicationRole;
  return role ? [step('application role: create', printApplicationRole()), ...extensions] : extensions;
}

/** Throws an Error: no rows can be carried over to another primary key without being told how. */
function checkPrimaryKey(old: TableShape, table: TableShape): void {
  const [was, is] = [old.primaryKey.join(', '), table.primaryKey.join(', ')];
  if (was === is) return;
  throw new Error(
    `table "${table.name}" has the primary key (${was}), the schema wants (${is}): rename the entity or move its rows by hand.`,
  );
}

/** What of `wanted` the other list has not, or has otherwise. */
function changed(wanted: readonly DefinedShape[], current: readonly DefinedShape[]): DefinedShape[] {
  const marks = new Map(current.map(({ name, mark }) => [name, mark]));
  return wanted.filter(({ name, mark }) => marks.get(name) !== mark);
}

const planFunctions = (current: readonly DefinedShape[], wanted: readonly DefinedShape[]) =>
  changed(wanted, current).map((fn) => step(`function ${fn.name}: create`, printFunction(fn)));

function planRemovedFunctions(current: readonly DefinedShape[], wanted: readonly DefinedShape[]): Step[] {
  const names = new Set(wanted.map(({ name }) => name));
  const removed = current.filter(({ name }) => !names.has(name));
  return removed.map(({ name }) =>
    step(`function ${name}: drop`, [`drop function public.${quoteName(name)}(text)`]),
  );
}

/** Indexes, foreign keys and checks that are gone or made anew; they hold no data. */
function planRemovedParts(old: TableShape, table: TableShape): Step[] {
  const drop = (kind: string) => (one: DefinedShape) =>
    step(`${table.name}: drop ${kind} ${one.name}`, [
      `alter table ${quoteName(table.name)} drop constraint ${quoteName(one.name)}`,
    ]);
  const indexes = changed(old.indexes, table.indexes).map(({ name }) =>
    step(`${table.name}: drop index ${name}`, [`drop index if exists ${quoteName(name)}`]),
  );
  return [
    ...changed(old.foreignKeys, table.foreignKeys).map(drop('foreign key')),
    ...changed(old.checks, table.checks).map(drop('check')),
    ...indexes,
  ];
}

const planAddedParts = (old: TableShape | undefined, table: TableShape) =>
  changed(table.indexes, old?.indexes ?? []).map((index) =>
    step(`${table.name}: create index ${index.name}`, printIndex(index)),
  );

const planForeignKeys = (old: TableShape | undefined, table: TableShape) =>
  changed(table.foreignKeys, old?.foreignKeys ?? []).map((key) =>
    step(`${table.name}: add foreign key ${key.name}`, printConstraint(table.name, key)),
  );

/** After the data migrations, which may have to make the rows fit. */
const planChecks = (old: TableShape | undefined, table: TableShape) =>
  changed(table.checks, old?.checks ?? []).map((check) =>
    lastStep(`${table.name}: add check ${check.name}`, printConstraint(table.name, check)),
  );

function planAccess(old: TableShape | undefined, table: TableShape): Step[] {
  const steps: Step[] = [];
  if (table.tenant && table.tenant !== old?.tenant) {
    steps.push(step(`${table.name}: row-level security`, printTenantPolicy(table.name, table.tenant)));
  }
  if (table.access !== (old?.access ?? 'none')) {
    steps.push(step(`${table.name}: access ${table.access}`, printGrants(table.name, table.access)));
  }
  return steps;
}
