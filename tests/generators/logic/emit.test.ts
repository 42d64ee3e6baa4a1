import { expect, test } from 'vitest';
import { emitSql } from '../../../generators/logic/emitSql.ts';
import { emitTs } from '../../../generators/logic/emitTs.ts';
import type { Scope } from '../../../generators/logic/types.ts';
import { lineFields, orderFields, scope } from './company.ts';

const name = (path: string) => ({ var: path });
const lines = name('record.lines');
const from = `FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL`;

/** Expression, TypeScript, SQL without the brackets around all of it, run-time values. */
const golden: [unknown, string, string, string[]?][] = [
  [
    { and: [{ '==': [name('record.status'), 40] }, { some: [lines, { '>': [name('quantity'), 0] }] }] },
    'c.record.status === 40 && (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0)',
    `t."status" = 40 AND EXISTS (SELECT 1 ${from} AND t_lines."quantity" > 0)`,
  ],
  [
    {
      '==': [
        { cat: ["O'Hà-", name('record.receiver'), 7, name('record.quantity')] },
        name('record.receiver'),
      ],
    },
    "((c.record.receiver != null && c.record.quantity != null ? ['O\\'Hà-', c.record.receiver, 7, c.record.quantity].join('') : null) ?? null) === (c.record.receiver ?? null)",
    `('O''Hà-' || t."receiver" || '7' || t."quantity"::int8::text) = t."receiver"`,
  ],
  [
    {
      and: [
        { '>': [name('record.quantity'), 0] },
        { '>': [{ round: [{ '/': [5, name('record.quantity')] }] }, 2] },
      ],
    },
    'c.record.quantity != null && c.record.quantity > 0 && Math.floor(5 / c.record.quantity + 0.5) > 2',
    't."quantity" > 0 AND floor(5::float8 / NULLIF(t."quantity", 0) + 0.5) > 2',
  ],
  [{ '==': [name('record.note'), null] }, 'c.record.note == null', 't."note" IS NULL'],
  [{ '!=': [null, name('record.photo')] }, 'c.record.photo != null', 't."photo" IS NOT NULL'],
  [
    { '==': [name('record.cod_amount'), 0] },
    'c.record.cod_amount === 0',
    't."cod_amount" IS NOT NULL AND t."cod_amount" = 0',
  ],
  [
    { '!=': [name('record.cod_amount'), 0] },
    'c.record.cod_amount !== 0',
    't."cod_amount" IS DISTINCT FROM 0',
  ],
  [
    { '==': [name('record.note'), name('old.note')] },
    '(c.record.note ?? null) === (c.old?.note ?? null)',
    't."note" IS NOT DISTINCT FROM {old.note}::text',
    ['old.note'],
  ],
  [
    { and: [{ '!=': [name('record.cod_amount'), null] }, { '<=': [0, name('record.cod_amount'), 5] }] },
    'c.record.cod_amount != null && (0 <= c.record.cod_amount && c.record.cod_amount <= 5)',
    't."cod_amount" IS NOT NULL AND (0 <= t."cod_amount" AND t."cod_amount" <= 5)',
  ],
  [
    { or: [{ '==': [name('record.paid_on'), null] }, { '>=': [name('record.paid_on'), name('today')] }] },
    'c.record.paid_on == null || c.record.paid_on >= c.today',
    't."paid_on" IS NULL OR t."paid_on" >= {today}::date',
    ['today'],
  ],
  [
    { '!': { or: [name('record.is_partial'), { '==': [name('record.is_checked'), true] }] } },
    '!(c.record.is_partial === true || c.record.is_checked === true)',
    'NOT (t."is_partial" OR t."is_checked" IS NOT NULL AND t."is_checked" = TRUE)',
  ],
  [
    { in: ['order_manager', name('user.permissions')] },
    "c.user.permissions.includes('order_manager')",
    `'order_manager' = ANY({user.permissions}::text[])`,
    ['user.permissions'],
  ],
  [
    { in: [name('record.note'), ["O'Hà", 'a\\{now}']] },
    String.raw`c.record.note != null && ['O\'Hà', 'a\\{now}'].includes(c.record.note)`,
    String.raw`t."note" IS NOT NULL AND t."note" IN ('O''Hà', E'a\\\x7Bnow\x7D')`,
  ],
  [
    { some: [name('record.tags'), { '==': [name(''), 'gấp'] }] },
    "(c.record.tags ?? []).some((item) => item === 'gấp')",
    `EXISTS (SELECT 1 FROM unnest(t."tags") t_item("value") WHERE TRUE AND t_item."value" = 'gấp')`,
  ],
  [
    { all: [name('user.warehouses'), { in: [name(''), [1, 2]] }] },
    '(c.user.warehouses ?? []).every((item) => [1, 2].includes(item))',
    `NOT EXISTS (SELECT 1 FROM unnest({user.warehouses}::int8[]) t_item("value") WHERE TRUE AND NOT (t_item."value" IN (1, 2)))`,
    ['user.warehouses'],
  ],
  [
    {
      and: [
        { '>': [9, name('record.quantity'), 0] },
        { '>=': [name('today'), name('record.due_on'), '2026-01-01'] },
      ],
    },
    "c.record.quantity != null && 9 > c.record.quantity && c.record.quantity > 0 && (c.record.due_on != null && c.today >= c.record.due_on && c.record.due_on >= '2026-01-01')",
    `9 > t."quantity" AND t."quantity" > 0 AND ({today}::date >= t."due_on" AND t."due_on" >= DATE '2026-01-01')`,
    ['today'],
  ],
  [
    { max: [{ count: [lines] }] },
    'Math.max((c.record.lines ?? []).length)',
    `GREATEST((SELECT count(*) ${from}))`,
  ],
  [
    { in: ['gấp', name('record.receiver')] },
    "c.record.receiver != null && c.record.receiver.includes('gấp')",
    `strpos(t."receiver", 'gấp') > 0`,
  ],
  [
    { none: [lines, { '==': [name('sku'), null] }] },
    '!(c.record.lines ?? []).some((row) => row.sku == null)',
    `NOT EXISTS (SELECT 1 ${from} AND t_lines."sku" IS NULL)`,
  ],
  [
    { all: [lines, { '>': [name('quantity'), 0] }] },
    '(c.record.lines ?? []).every((row) => row.quantity != null && row.quantity > 0)',
    `NOT EXISTS (SELECT 1 ${from} AND NOT (t_lines."quantity" > 0))`,
  ],
  [
    { sum: [lines, { '*': [name('quantity'), 2] }] },
    '(c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null ? row.quantity * 2 : 0), 0)',
    `(SELECT COALESCE(sum(t_lines."quantity"::float8 * 2), 0) ${from})`,
  ],
  [
    { sum: [lines, name('weight')] },
    '(c.record.lines ?? []).reduce((total, row) => total + Math.round((row.weight ?? 0) * 1000), 0) / 1000',
    `(SELECT COALESCE(sum(t_lines."weight"::numeric), 0) ${from})`,
  ],
  [
    { '>': [{ count: [lines, { '<': [name('quantity'), 1] }] }, { count: [lines] }] },
    '(c.record.lines ?? []).filter((row) => row.quantity != null && row.quantity < 1).length > (c.record.lines ?? []).length',
    `(SELECT count(*) ${from} AND t_lines."quantity" < 1) > (SELECT count(*) ${from})`,
  ],
  [
    { round: [{ '*': [name('record.quantity'), name('settings.ratio')] }, 2] },
    'c.record.quantity != null ? Math.floor(c.record.quantity * (c.settings.ratio as number) * 100 + 0.5) / 100 : null',
    'floor(t."quantity"::float8 * {settings.ratio}::numeric * 100 + 0.5) / 100',
    ['settings.ratio'],
  ],
  [
    { '-': [{ '-': [name('record.quantity')] }, { '-': [name('record.quantity'), -5] }] },
    'c.record.quantity != null ? -c.record.quantity - (c.record.quantity - -5) : null',
    '-t."quantity"::float8 - (t."quantity"::float8 - -5)',
  ],
  [
    {
      min: [
        name('record.quantity'),
        { length: [name('record.receiver')] },
        { length: [name('record.tags')] },
      ],
    },
    'c.record.quantity != null && c.record.receiver != null && c.record.tags != null ? Math.min(c.record.quantity, [...c.record.receiver].length, c.record.tags.length) : null',
    'LEAST(t."quantity", char_length(t."receiver"), cardinality(t."tags"))',
  ],
  [
    { '<': [name('record.due_on'), { date_add: [name('today'), -3, 'day'] }] },
    'c.record.due_on != null && c.record.due_on < new Date(Date.parse(c.today) - 3 * 86400000).toISOString().slice(0, 10)',
    't."due_on" < {today}::date + (-3)::int4',
    ['today'],
  ],
  [
    { '==': [{ substr: [name('record.receiver'), 2, 2] }, { substr: [name('today'), 2, 2] }] },
    "(c.record.receiver != null ? [...c.record.receiver].slice(2, 4).join('') : null) === c.today.slice(2, 4)",
    `substr(t."receiver", 3, 2) = substr(to_char({today}::date, 'YYYY-MM-DD'), 3, 2)`,
    ['today'],
  ],
  [
    { '<': [name('record.due_on'), { month_start: [name('today')] }] },
    "c.record.due_on != null && c.record.due_on < c.today.slice(0, 8).concat('01')",
    't."due_on" < date_trunc(\'month\', ({today}::date)::timestamp)::date',
    ['today'],
  ],
  [
    { days_between: [name('today'), name('record.due_on')] },
    'c.record.due_on != null ? (Date.parse(c.record.due_on) - Date.parse(c.today)) / 86400000 : null',
    '(t."due_on" - {today}::date)::int8',
    ['today'],
  ],
  [
    { '<': [name('record.created_at'), { date_add: [name('now'), name('settings.hold_days'), 'day'] }] },
    'c.record.created_at != null && c.record.created_at < new Date(Date.parse(c.now) + Math.max(-36500, Math.min(36500, (c.settings.hold_days as number))) * 86400000).toISOString()',
    `t."created_at" < {now}::timestamptz + LEAST(GREATEST({settings.hold_days}::int8, -36500), 36500) * INTERVAL '24 hours'`,
    ['now', 'settings.hold_days'],
  ],
  [
    {
      if: [
        { '==': [name('record.created_at'), '2026-01-01T00:00:00.000Z'] },
        '2026-01-01',
        name('record.is_partial'),
        name('today'),
        null,
      ],
    },
    "c.record.created_at === '2026-01-01T00:00:00.000Z' ? '2026-01-01' : c.record.is_partial === true ? c.today : null",
    `CASE WHEN t."created_at" = TIMESTAMPTZ '2026-01-01T00:00:00.000Z' THEN DATE '2026-01-01' WHEN t."is_partial" THEN {today}::date ELSE NULL END`,
    ['today'],
  ],
  [
    { or: [{ '==': [name('user.id'), 1] }, { '==': [name('user.customer'), name('user.id')] }] },
    'c.user.id === 1 || c.user.customer === c.user.id',
    '{user.id}::int8 = 1 OR {user.customer}::int8 = {user.id}::int8',
    ['user.id', 'user.customer'],
  ],
];

test.each(golden)('%j', (expression, typescript, sql, params = []) => {
  expect(emitTs(expression, scope, 'value')).toBe(typescript);
  const found = emitSql(expression, scope, { alias: 't' });
  expect([sql, `(${sql})`]).toContain(found.text);
  expect(found.params).toEqual(params);
});

test('a rule over what is not set yet has nothing to say; inside it everything is set', () => {
  const rule = {
    or: [
      name('record.is_partial'),
      { '>': [name('record.quantity'), { length: [name('record.tags')] }] },
      { all: [lines, { '>': [name('weight'), 1] }] },
    ],
  };
  expect(emitTs(rule, scope, 'rule')).toBe(
    'c.record.is_partial == null || c.record.quantity == null || c.record.tags == null || ' +
      '(c.record.lines ?? []).some((row) => row.weight == null) || ' +
      'c.record.is_partial || c.record.quantity > c.record.tags.length || (c.record.lines ?? []).every((row) => row.weight > 1)',
  );
  // A rule that asks for null itself is judged.
  expect(emitTs({ '!=': [name('record.receiver'), null] }, scope, 'rule')).toBe('c.record.receiver != null');
});

test('what has been asked for is not asked for again', () => {
  const within = {
    and: [
      { '>': [name('record.quantity'), 0] },
      { '<': [name('record.quantity'), 9] },
      { in: ['a', name('record.tags')] },
    ],
  };
  expect(emitTs(within, scope, 'condition')).toBe(
    "c.record.quantity != null && c.record.quantity > 0 && c.record.quantity < 9 && (c.record.tags != null && c.record.tags.includes('a'))",
  );
});

test('the choice of a value asks for what the chosen one needs', () => {
  const choice = {
    if: [name('record.is_partial'), name('record.quantity'), { '*': [name('record.quantity'), 2] }],
  };
  expect(emitTs(choice, scope, 'value')).toBe(
    'c.record.is_partial === true ? c.record.quantity : (c.record.quantity != null ? c.record.quantity * 2 : null)',
  );
  expect(emitTs({ '>': [choice, 1] }, scope, 'condition')).toBe(
    '(c.record.is_partial === true ? c.record.quantity != null : c.record.quantity != null) && ' +
      '(c.record.is_partial === true ? c.record.quantity : c.record.quantity * 2) > 1',
  );
});

test('SQL can be joined to other conditions as it is', () => {
  const expression = { or: [name('record.is_partial'), { '>': [name('record.quantity'), 1] }] };
  expect(emitSql(expression, scope, { alias: 't' }).text).toBe('(t."is_partial" OR t."quantity" > 1)');
});

test('rows inside rows, and rows that are always loaded or may be absent', () => {
  const lots = { fields: lineFields, table: 'lot', foreignKey: 'line_id', softDelete: false };
  const fields = [...lineFields, { name: 'lots', type: 'rows', nullable: true, rows: lots } as const];
  const rows = { fields, table: 'order_line', foreignKey: 'order_id', softDelete: false };
  const nested: Scope = { record: [{ name: 'lines', type: 'rows', nullable: false, rows }] };
  const expression = { some: [lines, { all: [name('lots'), { '>': [name('quantity'), 0] }] }] };
  expect(emitTs(expression, nested, 'condition')).toBe(
    '(c.record.lines ?? []).some((row) => (row.lots ?? []).every((row) => row.quantity != null && row.quantity > 0))',
  );
  expect(emitSql(expression, nested, { alias: 't' }).text).toBe(
    'EXISTS (SELECT 1 FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" ' +
      'AND NOT EXISTS (SELECT 1 FROM "lot" t_lines_lots WHERE t_lines_lots."line_id" = t_lines."id" ' +
      'AND t_lines_lots."customer_id" = t_lines."customer_id" AND NOT (t_lines_lots."quantity" > 0)))',
  );
});

test('the selection is rows in memory, without a type of their own', () => {
  const expression = { all: [name('selection'), { '==': [name('status'), 40] }] };
  const selecting: Scope = { selection: orderFields };
  expect(emitTs(expression, selecting, 'condition')).toBe(
    '(c.selection ?? []).every((row) => (row.status as number) === 40)',
  );
  expect(() => emitSql(expression, selecting, { alias: 't' })).toThrow('"selection" has no rows in SQL');
});

test('an unchecked expression is a bug of the caller', () => {
  expect(() => emitTs(name('record.statos'), scope, 'condition')).toThrow('"record" has no field "statos"');
  expect(() => emitSql(name('record.statos'), scope, { alias: 't' })).toThrow(
    '"record" has no field "statos"',
  );
});
