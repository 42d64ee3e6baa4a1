import * as fc from 'fast-check';

export const dates = ['2024-02-29', '2025-12-31', '2026-01-01', '1999-07-05'] as const;
export const times = [
  '2025-12-31T16:59:59.999Z',
  '2026-01-01T00:00:00.000Z',
  '2024-02-29T12:30:00.500Z',
] as const;
/** Accents (composed and decomposed), quotes, backslash, braces, an emoji, nothing. */
export const texts = [
  '',
  'Đà Nẵng',
  'Đà Nẵng',
  "O'Hà",
  'a"b\\c',
  '{user.id}',
  '$1 -- x',
  '📦 hộp',
  'hộp',
  'đ',
  '%_',
  '\n',
] as const;

const text = fc.constantFrom(...texts);
const date = fc.constantFrom(...dates);
const time = fc.constantFrom(...times);
const integer = fc.oneof(fc.constantFrom(-100, 0, 40, 60), fc.integer({ min: -300, max: 300 }));
const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
const decimal = (scale: number) => fc.integer({ min: -3000, max: 3000 }).map((value) => value / 10 ** scale);

const line = fc.record({
  quantity: integer,
  price: nullable(integer),
  weight: decimal(3),
  sku: nullable(text),
  expires_on: nullable(date),
});

/** An order as the browser and the server hold it. */
export const orders = fc.record({
  status: fc.constantFrom(-100, 40, 60, 240),
  cod_amount: nullable(integer),
  quantity: integer,
  rate: decimal(2),
  discount: nullable(decimal(3)),
  receiver: text,
  note: nullable(text),
  is_partial: fc.boolean(),
  is_checked: nullable(fc.boolean()),
  due_on: date,
  paid_on: nullable(date),
  created_at: time,
  closed_at: nullable(time),
  tags: fc.array(text, { maxLength: 3 }),
  codes: nullable(fc.array(integer, { maxLength: 3 })),
  photo: nullable(fc.constant({ path: 'a.jpg' })),
  lines: fc.array(line, { maxLength: 4 }),
});

/** An order that somebody is still filling: any field of it or its lines may be null, the rows themselves may be absent. */
export const drafts = fc.tuple(orders, fc.infiniteStream(fc.boolean())).map(([order, chances]) => {
  const empty = <Value extends object>(values: Value): Value =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name !== 'lines' && chances.next().value === true ? null : value,
      ]),
    ) as Value;
  return { ...empty(order), lines: order.lines.map(empty) };
});

export type Order = typeof orders extends fc.Arbitrary<infer Value> ? Value : never;

/** Everything beside the record that an expression may name. */
export const around = fc.record({
  old: fc.option(orders, { nil: null }),
  input: fc.constant({ reason: null }),
  user: fc.constant({
    id: 7,
    customer: 1,
    permissions: ['order_manager', 'Đà Nẵng'],
    warehouses: [1, 40],
    pos: [],
    node: null,
    nodes: [3, 9],
  }),
  settings: fc.record({ hold_days: integer, ratio: decimal(2), prefix: nullable(text) }),
  now: time,
  today: date,
});

export type LogicScope = typeof around extends fc.Arbitrary<infer Value> ? Value : never;
