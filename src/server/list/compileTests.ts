import type { EntityModel, FieldModel, FieldPath } from '#contract/model.ts';
import type { FilterRule } from '#fields/ServerFieldType.server.ts';
import type { Days } from '#server/access/rowPredicate.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { printSource, toSource, whereLive, whereRows, type Place, type Query } from './Query.ts';
import { quoteName } from '#server/db/migrations/names.ts';

/** One filter with a value that its rule has parsed. */
export interface Test {
  path: Pick<FieldPath, 'steps'>;
  field: FieldModel;
  rule: FilterRule;
  value: unknown;
  /** Of a test of the row itself: another that is as good. */
  also?: Test | undefined;
  /** Rows of which it does not hold. */
  isNot?: boolean | undefined;
}

/**
 * Conditions of filters over a row. Filters over one other record (or the child rows of one field) are asked of the
 * same record: order lines with this SKU *and* that quantity.
 */
export function compileTests(tests: readonly Test[], place: Place, query: Query): string[] {
  const asked = tests.filter(({ isNot }) => !isNot);
  const own = asked.filter((test) => test.path.steps.length === 0 && !isWithin(test, place.entity));
  const conditions = own.map((test) =>
    test.also ? compileEither(test, test.also, place, query) : compileOwn(test, place, query),
  );
  return [
    ...conditions,
    ...groupByStep(asked).map((group) => compileGroup(group, place, query)),
    ...tests.filter(({ isNot }) => isNot).map((test) => compileNot(test, place, query)),
  ];
}

/** Whether a filter chooses what a view is worked out of, and asks nothing of its rows. */
const isWithin = ({ field, path }: Test, { view }: EntityModel): boolean =>
  path.steps.length === 0 && view?.within?.asked === field.name;

/** The days that a list is asked for, where its view is worked out of those alone. */
export const withinOf = (tests: readonly Test[], entity: EntityModel): Days | undefined =>
  tests.find((test) => isWithin(test, entity))?.value as Days | undefined;

const compileOwn = ({ rule, field, value }: Test, place: Place, query: Query): string =>
  rule.where(toSource(place, field, query), value, query.bind);

/** Both are looked for by their own index, which an OR of the row and its child rows would not do. */
function compileEither(test: Test, also: Test, { alias, entity }: Place, query: Query): string {
  const found = [{ ...test, also: undefined }, also].map((one) => {
    const tests = compileTests([one], { alias: 't', entity }, query).join(' AND ');
    return `SELECT t."id" FROM ${printSource(entity, query)} t WHERE ${whereRows(entity, query)} AND ${tests}`;
  });
  return `${alias}."id" IN (${found.join(' UNION ALL ')})`;
}

/** That there is none: as an anti-join, which a `NOT IN` would not be. */
function compileNot(asked: Test, place: Place, query: Query): string {
  const test = { ...asked, isNot: false };
  const [group] = groupByStep([test]);
  if (!group) return `(${compileOwn(test, place, query)}) IS NOT TRUE`;
  const { outer, found } = printFound(group, place, query);
  return `NOT EXISTS (SELECT FROM (${found}) o(k) WHERE o.k = ${outer})`;
}

/** Filters that leave the row by the same field. */
interface Group {
  step: FieldPath['steps'][number];
  tests: Test[];
}

function groupByStep(tests: readonly Test[]): Group[] {
  const groups = new Map<string, Group>();
  for (const test of tests) {
    const [step, ...steps] = test.path.steps;
    if (!step) continue;
    const key = step.kind === 'referring' ? `${step.entity}:${step.field}` : step.field;
    const group = groups.get(key) ?? { step, tests: [] };
    groups.set(key, group);
    group.tests.push({ ...test, path: { steps } });
  }
  return [...groups.values()];
}

/** Inside the sub-select the other row is `t`; nothing in it speaks of the outer one. */
function compileGroup(group: Group, place: Place, query: Query): string {
  const { outer, found } = printFound(group, place, query);
  return `${outer} IN (${found})`;
}

/** The other rows, and what of this row they are known by. */
function printFound(
  { step, tests }: Group,
  { alias, entity }: Place,
  query: Query,
): { outer: string; found: string } {
  const target = entityOf(query.access.model, step.entity);
  const inner = compileTests(tests, { alias: 't', entity: target }, query);
  const isReference = step.kind === 'reference';
  const key = step.kind === 'rows' ? foreignKeyOf(step.field, { alias, entity }) : step.field;
  const [outer, found] = isReference ? [key, 'id'] : ['id', key];
  const where = [`${whereRows(target, query)}${isReference ? '' : whereLive(target)}`, ...inner].join(
    ' AND ',
  );
  return {
    outer: `${alias}.${quoteName(outer)}`,
    found: `SELECT t.${quoteName(found)} FROM ${printSource(target, query)} t WHERE ${where}`,
  };
}

/** The column by which child rows point to their parent. */
export function foreignKeyOf(name: string, { entity }: Place): string {
  const foreignKey = entity.fields.find((field) => field.name === name)?.rows?.foreignKey;
  if (foreignKey === undefined) throw new Error(`${entity.name}.${name} has no child rows`);
  return foreignKey;
}
