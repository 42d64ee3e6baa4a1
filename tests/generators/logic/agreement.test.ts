import { runInThisContext } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';
import * as fc from 'fast-check';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLogic } from '../../../generators/logic/checkLogic.ts';
import { emitSql } from '../../../generators/logic/emitSql.ts';
import { emitTs } from '../../../generators/logic/emitTs.ts';
import { scope } from './company.ts';
import { askDatabase, createDatabase, storeOrders } from './database.ts';
import type { Question } from './database.ts';
import { acceptedExpressions, typedExpressions } from './expressions.ts';
import { createOracle } from './oracle.ts';
import { orders, surroundings } from './records.ts';
import type { Order, Surroundings } from './records.ts';

type Compiled = (context: object) => unknown;

const oracle = createOracle();
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
    around: surroundings,
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

function toQuestion(expression: unknown): Question {
  const checked = checkLogic(expression, scope);
  if ('problems' in checked) throw new Error(checked.problems.map(({ message }) => message).join('\n'));
  return { type: checked.type, sql: emitSql(expression, scope, { alias: 't' }) };
}

async function compile(expressions: readonly unknown[]): Promise<readonly Compiled[]> {
  const texts = expressions.map((expression) => `(c) => ${emitTs(expression, scope)}`);
  const { code } = await transformWithOxc(`[${texts.join(',\n')}]`, 'conditions.ts');
  return runInThisContext(code) as readonly Compiled[];
}

interface Answers {
  expression: unknown;
  row: Order;
  around: Surroundings;
  sql: unknown;
  run: Compiled;
}

function compareAnswers({ expression, row, around, sql, run }: Answers): void {
  const context = { ...around, record: row };
  const wanted = tidy(oracle(expression, context));
  const draft = { ...context, record: withoutNulls(row) };
  const found = { typescript: tidy(run(context)), draft: tidy(run(draft)), sql: tidy(sql) };
  const describe = () =>
    `${JSON.stringify(expression)}\n${emitTs(expression, scope)}\n${emitSql(expression, scope, { alias: 't' }).text}`;
  if (found.typescript === wanted && found.draft === wanted && found.sql === wanted) return;
  expect(found, describe()).toEqual({ typescript: wanted, draft: wanted, sql: wanted });
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
