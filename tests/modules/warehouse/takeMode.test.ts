import { expect, test } from 'vitest';
import { createTakeMode } from '#modules/warehouse/takeMode.web.ts';
import type { TakeLine, TakeTask } from '#modules/warehouse/takeTask.ts';

const line = (key: string, over: Partial<TakeLine> = {}): TakeLine => ({
  key,
  sku: 'SP-1',
  name: 'Áo',
  codes: ['8901', 'SP-1'],
  cell: 'A-01',
  expiry: null,
  hasExpiry: false,
  counted: null,
  system: null,
  ...over,
});

const task = (lines: TakeLine[], over: Partial<TakeTask> = {}): TakeTask => ({
  id: 9,
  code: 'KK-1',
  note: null,
  isCounted: false,
  place: 'A-01',
  expiry: null,
  lines,
  ...over,
});

const mode = createTakeMode(3);
const scan = (inHand: TakeTask | null, code: string, quantity = 1) =>
  mode.read({ task: inHand, cell: null, quantity }, { kind: 'code', code });

test('each scan on a shelf counts one, or as many as were told; the count is foreseen', () => {
  const inHand = task([line('1', { counted: 2 }), line('2', { cell: 'A-02' })]);
  const read = scan(inHand, 'sp-1', 12);
  expect(read).toMatchObject({
    step: { take_id: 9, warehouse_id: 3, cell: 'A-01', code: 'sp-1', quantity: 12 },
    notice: { text: 'scan.take_counts', params: { count: 14 } },
  });
  const after = read.kind === 'send' ? mode.predict(inHand, read.step) : null;
  expect(after?.lines.map(({ counted }) => counted)).toEqual([14, null]);
});

test('what lies on no line of the shelf only the server knows', () => {
  const inHand = task([line('1', { cell: 'A-02' })]);
  const read = scan(inHand, 'SP-1');
  expect(read).not.toHaveProperty('notice');
  expect(read.kind === 'send' && mode.predict(inHand, read.step)).toBe(inHand);
  // Counted as a whole, no shelf is asked for.
  const whole = task([line('1', { cell: null })], { place: null });
  expect(scan(whole, 'SP-1')).toMatchObject({ notice: { params: { count: 1 } } });
});

test('of several expiries the one that was told counts; goods that do not expire take no date', () => {
  const lines = ['2031-12-31', '2032-06-30'].map((expiry, index) =>
    line(`${index}`, { expiry, hasExpiry: true }),
  );
  expect(scan(task(lines), 'SP-1')).not.toHaveProperty('notice');
  const dated = task(lines, { expiry: '2032-06-30' });
  const read = scan(dated, 'SP-1');
  const after = read.kind === 'send' ? mode.predict(dated, read.step) : null;
  expect(after?.lines.map(({ counted }) => counted)).toEqual([null, 1]);
  expect(scan(task([line('1')], { expiry: '2032-06-30' }), 'SP-1')).toHaveProperty('notice');
  expect(scan(task(lines), '31/12/2031')).toMatchObject({ step: { expired_date: '2031-12-31', take_id: 9 } });
});

test('commands need a take that is being counted; a counted one makes way for the next', () => {
  const command = (inHand: TakeTask | null, name: string, given = {}) =>
    mode.read({ task: inHand, cell: null, quantity: 1 }, { kind: 'command', command: name, given });
  expect(command(null, 'finish')).toMatchObject({ notice: { text: 'scan.scan_take' } });
  expect(command(null, 'undo')).toMatchObject({ notice: { text: 'rule.scan.nothing_to_undo' } });
  expect(command(task([line('1')]), 'finish', { sure: true, note: 'Vỡ' })).toMatchObject({
    step: { take_id: 9, command: 'finish', sure: true, note: 'Vỡ' },
  });
  const done = task([line('1', { counted: 1, system: 2 })], { isCounted: true });
  expect(command(done, 'undo')).toMatchObject({ kind: 'say' });
  const next = scan(done, 'KK-2');
  expect(next).toMatchObject({ step: { command: 'scan', code: 'KK-2' } });
  expect(next.kind === 'send' && next.step).not.toHaveProperty('take_id');
});
