import { expect, test } from 'vitest';
import { operations } from '../../../generators/logic/build.ts';
import { checkLogic, condition } from '../../../generators/logic/checkLogic.ts';
import { refusals, refusedOperations } from '../../../generators/logic/refusals.ts';
import { scope } from './company.ts';

const name = (path: string) => ({ var: path });
const lines = name('record.lines');

function problemsOf(expression: unknown, expected?: Parameters<typeof checkLogic>[2]) {
  const checked = checkLogic(expression, scope, expected);
  return 'problems' in checked ? checked.problems : [];
}

/** Expression, code, place of the problem, and what the hint says. */
const refused: [unknown, keyof typeof refusals, string, RegExp?][] = [
  [{ a: 1, b: 2 }, 'malformed', ''],
  [{}, 'malformed', ''],
  [{ '==': [name('record.status'), [40]] }, 'malformed', '==.1'],
  [{ sums: [lines, 1] }, 'unknown_operation', 'sums', /"sum"/],
  [{ constructor: [1] }, 'unknown_operation', 'constructor'],
  [{ '===': [name('record.status'), 40] }, 'unknown_operation', '===', /"=="/],
  [{ missing: ['record.note'] }, 'unknown_operation', 'missing', /null/],
  [{ '!': [true, false] }, 'argument_count', '!'],
  [{ if: [name('record.is_partial'), 1, name('record.is_partial'), 2] }, 'argument_count', 'if', /else/],
  [{ and: name('record.is_partial') }, 'arguments_not_list', 'and'],
  [{ var: { if: [true, 'a', 'b'] } }, 'computed_name', 'var'],
  [{ var: ['record.note', ''] }, 'default_value', 'var'],
  [{ '==': [name('status'), 40] }, 'root_missing', '==.0.var', /"record\.status"/],
  [{ '==': [name('recrod.status'), 40] }, 'root_unavailable', '==.0.var', /"record\.status"/],
  [{ '==': [name('parent.status'), 40] }, 'root_unavailable', '==.0.var', /record, old/],
  [{ '==': [name('record.statsu'), 40] }, 'unknown_field', '==.0.var', /"record\.status"/],
  [{ '==': [name('record.status.name'), 40] }, 'path_too_deep', '==.0.var'],
  [{ some: [lines, { '>': [name('record.quantity'), 0] }] }, 'outside_row', 'some.1.>.0.var', /"quantity"/],
  [{ some: [lines, { '==': [name('user.id'), 1] }] }, 'outside_row', 'some.1.==.0.var', /parent/],
  [{ some: [lines, { '>': [name('quantiti'), 0] }] }, 'unknown_field', 'some.1.>.0.var', /"quantity"/],
  [{ '!=': [lines, null] }, 'rows_as_value', '!=.0.var'],
  [{ some: [name('record.receiver'), true] }, 'rows_needed', 'some.0'],
  [{ count: [name('record.tags')] }, 'rows_needed', 'count.0'],
  [{ some: [name('record.tags'), { '==': [name('name'), 'a'] }] }, 'unknown_field', 'some.1.==.0.var', /""/],
  [{ some: [name('record.codes'), { '==': [name(''), 'a'] }] }, 'type_mismatch', 'some.1.==.1'],
  [{ '>': [3, 2, 1, name('record.quantity')] }, 'argument_count', '>', /"and"/],
  [{ min: [] }, 'argument_count', 'min'],
  [{ some: [[1, 2], true] }, 'rows_needed', 'some.0'],
  [{ '==': [name('record.status'), '40'] }, 'type_mismatch', '==.1'],
  [{ '==': [name('record.due_on'), name('now')] }, 'type_mismatch', '==.1'],
  [{ in: [name('record.status'), [40, 'x']] }, 'type_mismatch', 'in.1'],
  [{ in: [name('record.status'), name('user.permissions')] }, 'type_mismatch', 'in.0'],
  [{ '<': ['2026-01-01', '2026-01-02'] }, 'constant_comparison', '<.0'],
  [{ in: [name('record.status'), [40, 61]] }, 'unknown_value', 'in.1', /Did you mean 60/],
  [{ '<': [name('record.receiver'), name('record.receiver')] }, 'not_ordered', '<.0'],
  [{ '<=': [name('record.cod_amount'), 5] }, 'may_be_null', '<=.0', /"record\.cod_amount"}, null\]/],
  [{ '+': [name('record.cod_amount'), 5] }, 'may_be_null', '+.0'],
  [{ '>': [name('old.status'), 5] }, 'may_be_null', '>.0'],
  [{ and: [name('record.is_checked'), true] }, 'may_be_null', 'and.0', /true or false/],
  [{ '<': [name('record.quantity'), null] }, 'misplaced_null', '<.1'],
  [null, 'misplaced_null', ''],
  [{ if: [name('record.is_partial'), null, null] }, 'misplaced_null', 'if.1'],
  [{ if: [name('record.note'), 1, 2] }, 'condition_needed', 'if.0'],
  [{ '!': name('record.quantity') }, 'condition_needed', '!'],
  [{ '+': [name('record.receiver'), 1] }, 'number_needed', '+.0'],
  [{ date_add: [name('today'), 0.5, 'day'] }, 'integer_needed', 'date_add.1'],
  [{ round: [1.5, name('record.quantity')] }, 'fixed_argument', 'round.1'],
  [{ '>': [{ '*': [name('record.rate'), 3] }, 1] }, 'not_rounded', '>.0', /round/],
  [{ sum: [lines, { '+': [name('weight'), 0.1] }] }, 'not_rounded', 'sum.1'],
  [{ '+': [name('record.rate'), 1] }, 'not_rounded', ''],
  [{ round: [{ '/': [1, name('record.quantity')] }] }, 'division', 'round.0./.1'],
  [{ round: [{ '/': [name('record.quantity'), 0] }] }, 'division', 'round.0./.1'],
  [
    { if: [{ '>=': [name('record.quantity'), 0] }, { floor: [{ '/': [1, name('record.quantity')] }] }, 0] },
    'division',
    'if.1.floor.0./.1',
    /"!=": \[\{"var": "record.quantity"\}, 0\]/,
  ],
  [
    { if: [{ '==': [name('record.quantity'), 0] }, { floor: [{ '/': [1, name('record.quantity')] }] }, 0] },
    'division',
    'if.1.floor.0./.1',
  ],
  [{ '==': [{ cat: [name('record.receiver'), name('record.rate')] }, 'x'] }, 'not_joined', '==.0.cat.1'],
  [{ '==': [{ cat: [name('record.receiver'), name('record.note')] }, 'x'] }, 'may_be_null', '==.0.cat.1'],
  [{ if: [name('record.is_partial'), 1, 'x'] }, 'mixed_results', 'if.2'],
  [{ if: [name('record.is_partial'), name('record.tags'), null] }, 'plain_result', 'if.1'],
  [{ '==': [name('record.note'), 'a\0'] }, 'bad_text', '==.1'],
  [{ '==': [name('record.note'), '\ud83d'] }, 'bad_text', '==.1'],
  [{ '==': [name('record.quantity'), 2 ** 53] }, 'bad_number', '==.1'],
  [{ '==': [name('record.quantity'), 1e21] }, 'bad_number', '==.1'],
  [{ '>=': [name('record.due_on'), '31/12/2026'] }, 'bad_date', '>=.1', /2026-01-31/],
  [{ '>=': [name('record.due_on'), '2026-02-30'] }, 'bad_date', '>=.1'],
  [{ '>=': [name('record.created_at'), '2026-01-01T00:00:00Z'] }, 'bad_date_time', '>=.1', /\.000Z/],
  [{ in: [name('record.status'), []] }, 'bad_list', 'in.1'],
  [{ in: [name('record.note'), ['a', null]] }, 'bad_list', 'in.1'],
  [{ in: [1, name('record.quantity')] }, 'text_or_list_needed', 'in.1'],
  [{ in: [name('record.receiver'), name('record.receiver')] }, 'constant_part', 'in.0'],
  [{ in: ['', name('record.receiver')] }, 'constant_part', 'in.0'],
  [{ length: [name('record.quantity')] }, 'text_or_list_needed', 'length.0'],
  [{ '==': [{ substr: [name('record.quantity'), 0, 1] }, 'x'] }, 'text_needed', '==.0.substr.0'],
  [{ '==': [{ substr: [name('record.note'), 0, 1] }, 'x'] }, 'may_be_null', '==.0.substr.0'],
  [{ '==': [{ substr: [name('record.receiver'), -1, 1] }, 'x'] }, 'part_of_text', '==.0.substr.1'],
  [
    { '==': [{ substr: [name('record.receiver'), 0, name('record.quantity')] }, 'x'] },
    'part_of_text',
    '==.0.substr.2',
  ],
  [{ date_add: [name('record.quantity'), 1, 'day'] }, 'date_needed', 'date_add.0'],
  [{ date_add: [name('today'), 1, 'month'] }, 'bad_unit', 'date_add.2'],
  [{ date_add: [name('today'), 1, 'hour'] }, 'bad_unit', 'date_add.2'],
  [{ '==': [name('record.photo'), 'a.jpg'] }, 'null_only', '==.0'],
];

test.each(refused)('%j is refused: %s', (expression, code, path, hint = /^/) => {
  const [problem] = problemsOf(expression);
  expect(problem?.code).toBe(code);
  expect(problem?.path.join('.')).toBe(path);
  expect(problem?.message).toContain(refusals[code]);
  expect(problem?.hint ?? '').toMatch(hint);
});

test('every refusal has a case', () => {
  const seen = new Set([...refused.map(([, code]) => code), 'wrong_result']);
  expect(Object.keys(refusals).filter((code) => !seen.has(code))).toEqual([]);
});

test('no operation is both offered and refused', () => {
  expect(Object.keys(operations).filter((op) => op in refusedOperations)).toEqual([]);
});

test('all problems come at once, each at its place', () => {
  const expression = {
    and: [{ '==': [name('record.statos'), 1] }, { or: [{ '>': [name('record.note'), 1] }, name('old.x')] }],
  };
  expect(problemsOf(expression).map(({ path }) => path)).toEqual([
    ['and', 0, '==', 0, 'var'],
    ['and', 1, 'or', 0, '>', 0],
    ['and', 1, 'or', 1, 'var'],
  ]);
});

test('a message says what was seen, why it is refused and what to do', () => {
  expect(problemsOf({ '>': [name('record.cod_amount'), 5] })).toEqual([
    {
      code: 'may_be_null',
      path: ['>', 0],
      message: `record.cod_amount may be null in ">". ${refusals.may_be_null}`,
      hint: 'Put {"!=": [{"var": "record.cod_amount"}, null]} before it in the same "and", or use "if".',
    },
  ]);
});

test('a condition that settles null opens what follows, and nothing else', () => {
  const present = { '!=': [name('record.cod_amount'), null] };
  const absent = { '==': [null, name('record.cod_amount')] };
  const large = { '>': [name('record.cod_amount'), 5] };
  const accepted = [
    { and: [present, large] },
    { or: [absent, large] },
    { if: [absent, false, large] },
    { and: [{ '!': absent }, { or: [large, { '!': large }] }] },
    { and: [{ in: [name('record.cod_amount'), [10, 20]] }, large] },
    { and: [{ '==': [name('record.cod_amount'), name('record.quantity')] }, large] },
  ];
  const rejected = [
    { and: [large, present] },
    { or: [present, large] },
    { if: [present, true, large] },
    { and: [{ or: [present, true] }, large] },
    { and: [{ '!=': [name('record.cod_amount'), name('record.quantity')] }, large] },
    { and: [{ '==': [name('record.cod_amount'), name('record.discount')] }, large] },
  ];
  expect(accepted.flatMap((expression) => problemsOf(expression))).toEqual([]);
  expect(rejected.map((expression) => problemsOf(expression).map(({ code }) => code))).toEqual(
    rejected.map(() => ['may_be_null']),
  );
});

test.each([
  [{ '!=': [name('record.note'), null] }, 'boolean', false],
  [{ sum: [lines, { '*': [name('quantity'), 2] }] }, 'integer', false],
  [{ round: [{ '*': [name('record.rate'), 2] }, 2] }, 'decimal', false],
  [name('record.paid_on'), 'date', true],
  [{ if: [name('record.is_partial'), '2026-01-01', name('today')] }, 'date', false],
  [{ if: [name('record.is_partial'), name('now'), null] }, 'date_time', true],
])('%j is %s, nullable %s', (expression, type, nullable) => {
  expect(checkLogic(expression, scope)).toEqual({ type, nullable });
});

test('the result must fit its place', () => {
  expect(problemsOf(name('record.is_partial'), condition)).toEqual([]);
  expect(problemsOf(name('record.quantity'), { type: 'decimal', nullable: true })).toEqual([]);
  expect(problemsOf('2026-01-01', { type: 'date', nullable: false })).toEqual([]);
  expect(problemsOf(name('record.is_checked'), condition)[0]?.message).toMatch(/may be null/);
  expect(problemsOf(name('record.quantity'), condition)[0]?.code).toBe('wrong_result');
  expect(problemsOf(name('record.rate'), { type: 'integer', nullable: false })[0]?.message).toMatch(
    /a decimal, not a whole number/,
  );
});
