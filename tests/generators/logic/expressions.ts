import * as fc from 'fast-check';
import { checkLogic } from '../../../generators/logic/checkLogic.ts';
import type { Fields, LogicType } from '../../../generators/logic/types.ts';
import { userFields } from '../../../generators/logic/types.ts';
import { lineFields, orderFields, scope, settingFields } from './company.ts';
import { dates, texts, times } from './records.ts';

type Expression = fc.Arbitrary<unknown>;

/** Where an expression stands: outside child rows, or inside them. */
interface Place {
  readonly variables: readonly { path: string; type: LogicType; nullable: boolean }[];
  readonly hasLines: boolean;
}

function variablesOf(prefix: string, fields: Fields): Place['variables'] {
  return fields.map(({ name, type, nullable }) => ({
    path: prefix + name,
    type,
    nullable: nullable || prefix === 'old.',
  }));
}

const outside: Place = {
  hasLines: true,
  variables: [
    ...variablesOf('record.', orderFields),
    ...variablesOf('old.', orderFields),
    ...variablesOf('settings.', settingFields),
    ...variablesOf('user.', userFields),
    { path: 'now', type: 'date_time', nullable: false },
    { path: 'today', type: 'date', nullable: false },
  ],
};
const inside: Place = { hasLines: false, variables: variablesOf('', lineFields) };

const lines = { var: 'record.lines' };
const integers = fc.integer({ min: -300, max: 300 });
const decimals = fc.integer({ min: -9999, max: 9999 }).map((value) => value / 100);

function pick(place: Place, types: readonly LogicType[], nullable: boolean): Expression[] {
  const found = place.variables.filter((one) => types.includes(one.type) && one.nullable === nullable);
  return found.length === 0 ? [] : [fc.constantFrom(...found.map(({ path }) => ({ var: path })))];
}

/** A value of one type that is never null: a constant, a variable, or a guarded nullable one. */
function leaf(place: Place, types: readonly LogicType[], constants: Expression): Expression {
  const guarded = pick(place, types, true).map((name) =>
    fc.tuple(name, constants).map(([value, other]) => ({ if: [{ '!=': [value, null] }, value, other] })),
  );
  return fc.oneof(constants, ...pick(place, types, false), ...guarded);
}

function call(op: string, ...args: readonly Expression[]): Expression {
  return fc.tuple(...args).map((values) => ({ [op]: values }));
}

function integer(place: Place, depth: number): Expression {
  const own = leaf(place, ['integer'], integers);
  if (depth === 0) return own;
  const next = integer(place, depth - 1);
  const rows = [
    call('sum', fc.constant(lines), fixed(inside, depth - 1)),
    call('count', fc.constant(lines), condition(inside, depth - 1)),
  ];
  return fc.oneof(
    own,
    ...(place.hasLines
      ? [call('count', fc.constant(lines)), call('floor', rows[0] as Expression), rows[1] as Expression]
      : []),
    ...['+', 'min', 'max'].map((op) => call(op, next, next, next)),
    ...['min', 'max'].map((op) => call(op, next)),
    call('-', next),
    call('-', next, next),
    call('*', next, own),
    call('round', number(place, depth - 1)),
    call('floor', number(place, depth - 1)),
    call('length', text(place)),
    call('days_between', date(place, 0), date(place, 0)),
    call('if', condition(place, depth - 1), next, next),
  );
}

/** Any number, also a computed decimal that is not rounded yet. */
function number(place: Place, depth: number): Expression {
  const own = leaf(place, ['integer', 'decimal'], fc.oneof(integers, decimals));
  if (depth === 0) return own;
  const next = number(place, depth - 1);
  return fc.oneof(
    own,
    call('+', next, next),
    call('-', next, next),
    call('*', next, own),
    call('/', next, fc.constantFrom(100, 3, -0.5)),
    ...quotients(place, next),
    fixed(place, depth),
  );
}

/** A quotient by a field, guarded against 0 in one way or another. */
function quotients(place: Place, over: Expression): Expression[] {
  return pick(place, ['integer', 'decimal'], false).map((names) =>
    fc.tuple(over, names, fc.constantFrom(0, 1, 2, 3)).map(([value, name, way]) => {
      const quotient = { '/': [value, name] };
      if (way === 0) return { if: [{ '!=': [name, 0] }, quotient, 0] };
      if (way === 1) return { if: [{ '>': [name, 0] }, quotient, { '<': [name, 0] }, quotient, 0] };
      if (way === 2) return { if: [{ or: [{ '==': [0, name] }, { '<=': [name, -1] }] }, 0, quotient] };
      return { if: [{ and: [{ '<=': [1, name, 40] }, { '<': [{ round: [quotient] }, 7] }] }, quotient, 1] };
    }),
  );
}

/** A number that may be compared. */
function fixed(place: Place, depth: number): Expression {
  const own = leaf(place, ['integer', 'decimal'], fc.oneof(integers, decimals));
  if (depth === 0) return own;
  const sums = place.hasLines ? [call('sum', fc.constant(lines), fixed(inside, depth - 1))] : [];
  return fc.oneof(
    own,
    integer(place, depth - 1),
    call('round', number(place, depth - 1), fc.constantFrom(1, 2, 3)),
    ...sums,
  );
}

function text(place: Place): Expression {
  const own = leaf(place, ['string'], fc.constantFrom(...texts));
  const number = leaf(place, ['integer'], integers);
  return fc.oneof(
    { arbitrary: own, weight: 3 },
    call('cat', own, fc.oneof(own, number)),
    call('cat', number, number, own),
    call('cat', call('+', number, number), own),
    call('substr', own, fc.constantFrom(0, 1, 4), fc.constantFrom(1, 2, 40)),
    call('substr', date(place, 0), fc.constantFrom(0, 2), fc.constantFrom(2, 4)),
  );
}

function moved(start: Expression, units: readonly string[], place: Place, depth: number): Expression {
  const later = call('date_add', start, integer(place, depth), fc.constantFrom(...units));
  return units.length === 1 ? fc.oneof(later, call('month_start', start)) : later;
}

function date(place: Place, depth: number): Expression {
  const own = fc.oneof(...pick(place, ['date'], false), fc.constantFrom(...dates));
  const known = pick(place, ['date'], false);
  return depth === 0 || known[0] === undefined
    ? own
    : fc.oneof(own, moved(known[0], ['day'], place, depth - 1));
}

function time(place: Place, depth: number): Expression {
  const known = pick(place, ['date_time'], false)[0] ?? fc.constant({ var: 'now' });
  return depth === 0
    ? known
    : fc.oneof(known, fc.constantFrom(...times), moved(known, ['day', 'hour', 'minute'], place, depth - 1));
}

function comparison(place: Place, depth: number): Expression {
  const order = fc.constantFrom('<', '<=', '>', '>=');
  const equality = fc.constantFrom('==', '!=');
  const pair = (op: Expression, left: Expression, right: Expression) =>
    fc.tuple(op, left, right).map(([name, a, b]) => ({ [String(name)]: [a, b] }));
  const dated = place.hasLines
    ? [
        pair(order, date(place, depth), date(place, depth)),
        pair(order, time(place, depth), time(place, depth)),
      ]
    : [];
  const nullable = (types: readonly LogicType[], other: Expression) =>
    pick(place, types, true).map((name) => pair(equality, name, fc.oneof(fc.constant(null), name, other)));
  const optional = [
    ...nullable(['integer', 'decimal'], fixed(place, 0)),
    ...nullable(['string'], text(place)),
    ...nullable(['date'], fc.constantFrom(...dates)),
    ...nullable(['date_time'], fc.constantFrom(...times)),
    ...nullable(['boolean'], fc.boolean()),
    ...pick(place, ['opaque'], true).map((name) => pair(equality, name, fc.constant(null))),
  ];
  const guarded = guards(place);
  const part = fc.constantFrom(...texts.filter((one) => one !== ''));
  return fc.oneof(
    { arbitrary: pair(fc.oneof(order, equality), fixed(place, depth), fixed(place, depth)), weight: 3 },
    fc
      .tuple(order, fixed(place, 0), fixed(place, depth), fixed(place, 0))
      .map(([op, ...chain]) => ({ [op]: chain })),
    fc.oneof(
      pair(equality, text(place), text(place)),
      call('in', part, leaf(place, ['string'], text(place))),
    ),
    ...dated,
    ...(optional.length > 0 ? [{ arbitrary: fc.oneof(...optional), weight: 2 }] : []),
    ...(guarded.length > 0 ? [fc.oneof(...guarded)] : []),
  );
}

/** `and`, `or` and `if` whose later arguments stand on what the first has settled. */
function guards(place: Place): Expression[] {
  return pick(place, ['integer', 'decimal'], true).flatMap((name) => {
    const parts = fc.tuple(name, fixed(place, 0));
    return [
      parts.map(([value, limit]) => ({ and: [{ '!=': [value, null] }, { '>=': [value, limit] }] })),
      parts.map(([value, limit]) => ({ or: [{ '==': [null, value] }, { '!': { '>=': [value, limit] } }] })),
      parts.map(([value, limit]) => ({ if: [{ '==': [value, null] }, true, { '<': [value, limit] }] })),
    ];
  });
}

function list(values: readonly unknown[]): Expression {
  return fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
}

function membership(place: Place): Expression[] {
  const names = [true, false].flatMap((nullable) => pick(place, ['string'], nullable));
  return [
    ...names.map((name) => call('in', name, list(texts))),
    ...pick(place, ['date'], true).map((name) => call('in', name, list(dates))),
    ...pick(place, ['list<string>'], false).map((tags) => call('in', text(place), tags)),
    ...pick(place, ['list<integer>'], false).map((codes) =>
      call('in', fc.oneof(leaf(place, ['integer'], integers), ...pick(place, ['integer'], true)), codes),
    ),
  ];
}

/** `some`, `all`, `none` of the values of a list. */
function listQuantifiers(place: Place, depth: number): Expression[] {
  const walk = (type: 'string' | 'integer', nullable: boolean) =>
    pick(place, [`list<${type}>`], nullable).map((list) => {
      const inItem: Place = { hasLines: false, variables: [{ path: '', type, nullable: false }] };
      const of = (op: string) => call(op, list, condition(inItem, depth));
      return fc.oneof(of('some'), of('all'), of('none'));
    });
  return [
    ...walk('string', false),
    ...walk('string', true),
    ...walk('integer', false),
    ...walk('integer', true),
  ];
}

function condition(place: Place, depth: number): Expression {
  const other = [...membership(place), ...pick(place, ['boolean'], false)];
  const own = fc.oneof(
    { arbitrary: comparison(place, depth), weight: 3 },
    ...(other.length > 0 ? [fc.oneof(...other)] : []),
  );
  if (depth === 0) return own;
  const next = condition(place, depth - 1);
  const rows = ['some', 'all', 'none'].map((op) =>
    call(op, fc.constant(lines), condition(inside, depth - 1)),
  );
  return fc.oneof(
    own,
    ...listQuantifiers(place, depth - 1),
    call('and', next, next),
    call('or', next, next, next),
    next.map((one) => ({ '!': one })),
    call('if', next, next, next),
    call('==', next, next),
    ...(place.hasLines ? rows : []),
  );
}

/** Null tests and orderings of the same values in any arrangement: what is accepted must truly be guarded. */
const guarded = fc.letrec((tie) => {
  const value = fc.constantFrom({ var: 'record.cod_amount' }, { var: 'record.discount' });
  const test = fc.tuple(fc.constantFrom('==', '!='), value).map(([op, one]) => ({ [op]: [one, null] }));
  const order = fc.tuple(fc.constantFrom('>=', '<'), value).map(([op, one]) => ({ [op]: [one, 0] }));
  const next = tie('condition');
  const group = fc.tuple(fc.constantFrom('and', 'or', 'if', '!'), next, next, next);
  const negation = next.map((one) => ({ '!': [one] }));
  const joined = group.map(([op, first, ...rest]) => ({ [op]: op === '!' ? [first] : [first, ...rest] }));
  return { condition: fc.oneof({ maxDepth: 3, depthSize: 'small' }, test, order, negation, joined) };
}).condition;

const wildOperations = [
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'and',
  'or',
  '!',
  'in',
  'if',
  '+',
  '-',
  '*',
  '/',
  'min',
  'max',
  'round',
  'floor',
  'length',
  'cat',
  'substr',
];

/** Operations and arguments thrown together; whatever the check accepts must agree as well. */
const wild = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1, 40, -100, 0.5, '', 'Đà Nẵng', dates[0], times[0]),
    fc.constantFrom(...[...outside.variables, ...inside.variables].map(({ path }) => ({ var: path }))),
    fc.constant({ var: '' }),
    fc
      .tuple(fc.constantFrom(...wildOperations), fc.array(tie('value'), { minLength: 1, maxLength: 3 }))
      .map(([op, args]) => ({ [op]: args })),
    fc
      .tuple(fc.constantFrom('some', 'all', 'none', 'sum', 'count'), tie('value'))
      .map(([op, item]) => ({ [op]: [lines, item] })),
    fc
      .tuple(
        fc.constantFrom('some', 'all', 'none'),
        fc.constantFrom('record.tags', 'record.codes', 'user.pos', 'old.tags'),
        tie('value'),
      )
      .map(([op, list, item]) => ({ [op]: [{ var: list }, item] })),
  ),
})).value;

function isAccepted(expression: unknown): boolean {
  return (
    typeof expression === 'object' && expression !== null && !('problems' in checkLogic(expression, scope))
  );
}

/** Well-typed expressions of every type. */
export const typedExpressions: Expression = fc.oneof(
  { arbitrary: condition(outside, 2), weight: 4 },
  fixed(outside, 2),
  integer(outside, 2),
  call('round', number(outside, 3), fc.constantFrom(0, 2)),
  date(outside, 1).filter((one) => typeof one === 'object'),
  time(outside, 1),
);

/** Any expressions that the check accepts. */
export const acceptedExpressions: Expression = fc.oneof(
  typedExpressions.filter(isAccepted),
  wild.filter(isAccepted),
  guarded.filter(isAccepted),
);
