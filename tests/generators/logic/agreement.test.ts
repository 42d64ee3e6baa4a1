import { runInThisContext } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';
import * as fc from 'fast-check';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLogic, condition } from '../../../generators/logic/checkLogic.ts';
import { emitSql } from '../../../generators/logic/emitSql.ts';
import { emitTs } from '../../../generators/logic/emitTs.ts';
import type { Use } from '../../../generators/logic/emitTs.ts';
import type { Field } from '../../../generators/logic/types.ts';
import { lineFields, orderFields, scope } from './company.ts';
import { askDatabase, createDatabase, storeOrders } from './database.ts';
import type { Question } from './database.ts';
import { acceptedExpressions, typedExpressions } from './expressions.ts';
import { createDraftOracle, createOracle } from './oracle.ts';
import { drafts, orders, around } from './records.ts';
import type { Order, LogicScope } from './records.ts';

type Compiled = (context: object) => unknown;

const oracle = createOracle();
const draftOracle = createDraftOracle();
let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
}, 60_000);
afterAll(() => db.close());

test('the check accepts well-typed expressions', () => {
  // The generator does not look at these two: what a constant stands beside.
  const allowed = ['constant_comparison', 'unknown_value'];
  fc.assert(
    fc.property(typedExpressions, (expression) => {
      const checked = checkLogic(expression, scope);
      const problems = 'problems' in checked ? checked.problems : [];
      expect(problems.filter(({ code }) => !allowed.includes(code))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('TypeScript, SQL and json-logic-engine give one answer', { timeout: 60_000 }, async () => {
  const batches = fc.record({
    expressions: fc.array(acceptedExpressions, { minLength: 60, maxLength: 60 }),
    rows: fc.array(orders, { minLength: 6, maxLength: 6 }),
    around,
  });
  await fc.assert(
    fc.asyncProperty(batches, async ({ expressions, rows, around }) => {
      await storeOrders(db, rows);
      const questions = expressions.map(toQuestion);
      const fromSql = await askDatabase(db, questions, around);
      const compiled = await compile(expressions);
      for (const [at, row] of rows.entries()) {
        expressions.forEach((expression, index) => {
          const sql = fromSql[at]?.[index];
          compareAnswers({ expression, row, around, sql, run: compiled[index] as Compiled });
        });
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test('of a record that is still being filled, TypeScript says what json-logic-engine says with null for what is unset', async () => {
  const batches = fc.record({
    expressions: fc.array(acceptedExpressions, { minLength: 60, maxLength: 60 }),
    rows: fc.array(drafts, { minLength: 8, maxLength: 8 }),
    around,
  });
  await fc.assert(
    fc.asyncProperty(batches, async ({ expressions, rows, around }) => {
      const compiled = await compile(expressions);
      for (const row of rows)
        expressions.forEach((expression, index) =>
          compareDraft({ expression, row, around, run: compiled[index] as Compiled }),
        );
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test('a rule is not judged while a field is unset that it reads, and else as the condition that it is', async () => {
  const batches = fc.record({
    expressions: fc.array(acceptedExpressions.filter(isCondition), { minLength: 30, maxLength: 30 }),
    rows: fc.array(fc.oneof(orders, drafts), { minLength: 8, maxLength: 8 }),
    around,
  });
  await fc.assert(
    fc.asyncProperty(batches, async ({ expressions, rows, around }) => {
      const [conditions, rules] = [await compile(expressions), await compile(expressions, 'rule')];
      for (const record of rows)
        expressions.forEach((expression, index) => {
          const context = { ...around, record };
          const [holds, stands] = [conditions[index]?.(context), rules[index]?.(context)];
          const isJudged = !isUnsetIn(expression, record as Order);
          if (isJudged) expect(stands, JSON.stringify(expression)).toBe(holds);
          else expect([true, holds], JSON.stringify(expression)).toContain(stands);
        });
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

/** Whether any required field that the expression names is null in the record, or in one of its lines. */
function isUnsetIn(expression: unknown, record: Order): boolean {
  const text = JSON.stringify(expression);
  const isNamed = (prefix: string, name: string) => text.includes(`{"var":"${prefix}${name}"}`);
  const isNull = (row: object, { name, nullable }: Field) =>
    !nullable && ((row as Record<string, unknown>)[name] ?? null) === null;
  return (
    orderFields.some((field) => isNamed('record.', field.name) && isNull(record, field)) ||
    record.lines.some((line) => lineFields.some((field) => isNamed('', field.name) && isNull(line, field)))
  );
}

function isCondition(expression: unknown): boolean {
  return !('problems' in checkLogic(expression, scope, condition));
}

function toQuestion(expression: unknown): Question {
  const checked = checkLogic(expression, scope);
  if ('problems' in checked) throw new Error(checked.problems.map(({ message }) => message).join('\n'));
  return { type: checked.type, sql: emitSql(expression, scope, { alias: 't' }) };
}

async function compile(expressions: readonly unknown[], use?: Use): Promise<readonly Compiled[]> {
  const texts = expressions.map(
    (expression) => `(c) => ${emitTs(expression, scope, use ?? useOf(expression))}`,
  );
  const { code } = await transformWithOxc(`[${texts.join(',\n')}]`, 'conditions.ts');
  return runInThisContext(code) as readonly Compiled[];
}

const useOf = (expression: unknown): Use => (isCondition(expression) ? 'condition' : 'value');

interface Answers {
  expression: unknown;
  row: Order;
  around: LogicScope;
  sql: unknown;
  run: Compiled;
}

function compareAnswers({ expression, row, around, sql, run }: Answers): void {
  const context = { ...around, record: row };
  const wanted = tidy(oracle(expression, context));
  const draft = { ...context, record: withoutNulls(row) };
  const found = { typescript: tidy(run(context)), draft: tidy(run(draft)), sql: tidy(sql) };
  const describe = () =>
    `${JSON.stringify(expression)}\n${emitTs(expression, scope, useOf(expression))}\n${emitSql(expression, scope, { alias: 't' }).text}`;
  if (found.typescript === wanted && found.draft === wanted && found.sql === wanted) return;
  expect(found, describe()).toEqual({ typescript: wanted, draft: wanted, sql: wanted });
}

function compareDraft({ expression, row, around, run }: Omit<Answers, 'sql'>): void {
  const context = { ...around, record: row };
  const said = draftOracle(expression, context);
  // What is not true is false; json-logic-engine gives the null of a switch that nobody has set.
  const wanted = isCondition(expression) ? said === true : tidy(said);
  const found = {
    typescript: tidy(run(context)),
    absent: tidy(run({ ...context, record: withoutNulls(row) })),
  };
  if (found.typescript === wanted && found.absent === wanted) return;
  const describe = `${JSON.stringify(expression)}\n${emitTs(expression, scope, useOf(expression))}`;
  expect(found, describe).toEqual({ typescript: wanted, absent: wanted });
}

/** Undefined is null, -0 is 0; lists and the like are compared as text. */
function tidy(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return value === 0 ? 0 : value;
}

/** The order as a form holds it before its optional fields were touched. */
function withoutNulls(row: Order): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
