import { expect, test } from 'vitest';
import {
  createPackingMode,
  createPickupMode,
  createReceiptMode,
  expectedOf,
  readExpiry,
} from '#modules/warehouse/orderModes.web.ts';
import type { ScanLine, ScanTask } from '#modules/warehouse/scanTask.ts';

const line = (sku: string, over: Partial<ScanLine> = {}): ScanLine => ({
  key: sku,
  sku,
  name: sku,
  image: null,
  codes: [`89${sku}`, sku],
  cell: 'A-01-01',
  zone: 'A',
  expiry: null,
  wanted: 2,
  done: 0,
  missing: 0,
  isStamped: false,
  ...over,
});

const task = (lines: ScanLine[], over: Partial<ScanTask> = {}): ScanTask => ({
  id: 7,
  code: 'DH-1',
  tracking: null,
  carrier: null,
  basket: 'GIO-1',
  isSingle: false,
  note: null,
  lines,
  ...over,
});

const mode = createPickupMode(3);
const scan = (inHand: ScanTask | null, code: string, { cell = null as string | null, quantity = 1 } = {}) =>
  mode.read({ task: inHand, cell, quantity }, { kind: 'code', code });

test('the first code asks the server for an order', () => {
  expect(scan(null, 'GIO-1')).toEqual({
    kind: 'send',
    step: { command: 'scan', warehouse_id: 3, code: 'GIO-1' },
  });
});

test('goods count by barcode and SKU, in whatever letters, and are foreseen', () => {
  const inHand = task([line('SP-1'), line('SP-2')]);
  const read = scan(inHand, 'sp-2', { cell: 'A-02' });
  expect(read).toMatchObject({
    kind: 'send',
    step: { order_id: 7, code: 'sp-2', cell: 'A-02', quantity: 1 },
    notice: { tone: 'success', params: { done: 1, wanted: 2 } },
  });
  const after = read.kind === 'send' ? mode.predict(inHand, read.step) : null;
  expect(after?.lines.map(({ done }) => done)).toEqual([0, 1]);
  expect(scan(inHand, '89SP-1')).toMatchObject({ kind: 'send' });
});

test('no more is taken than the order asks for and nobody looks for', () => {
  const inHand = task([line('SP-1', { wanted: 3, done: 1, missing: 1 })]);
  expect(scan(inHand, 'SP-1', { quantity: 2 })).toMatchObject({
    kind: 'say',
    notice: { tone: 'error', text: 'messages.scan_exceeds_export', params: { value: 3, limit: 2 } },
  });
  expect(scan(inHand, 'SP-1')).toMatchObject({ kind: 'send' });
});

test('pieces with stamps are not counted by their barcode; the stamp itself only the server knows', () => {
  const inHand = task([line('SP-1', { isStamped: true })]);
  expect(scan(inHand, 'SP-1')).toMatchObject({ notice: { text: 'messages.uid_not_scanned' } });
  const stamp = scan(inHand, 'UID0001');
  expect(stamp).toMatchObject({ kind: 'send', step: { code: 'UID0001' } });
  expect(stamp.kind === 'send' && mode.predict(inHand, stamp.step)).toBe(inHand);
});

test('a shelf says what is expected there', () => {
  const inHand = task([line('SP-1'), line('SP-2', { cell: 'B-01-01' })]);
  expect(expectedOf(inHand, null)?.sku).toBe('SP-1');
  expect(scan(inHand, 'b-01-01')).toMatchObject({ kind: 'say', cell: 'B-01-01' });
  expect(expectedOf(inHand, 'B-01-01')?.sku).toBe('SP-2');
  expect(expectedOf(task([line('SP-1', { done: 2 })]), null)).toBeNull();
});

test('without a basket nothing is foreseen', () => {
  const inHand = task([line('SP-1')], { basket: null });
  const read = scan(inHand, 'SP-1');
  expect(read).toMatchObject({ kind: 'send' });
  expect(read.kind === 'send' && mode.predict(inHand, read.step)).toBe(inHand);
});

test('commands are about the order in hand; what is not there is what is expected', () => {
  const inHand = task([line('SP-1', { done: 2 }), line('SP-2')]);
  const view = { task: inHand, cell: null, quantity: 1 };
  expect(mode.read(view, { kind: 'command', command: 'missing' })).toEqual({
    kind: 'send',
    step: { command: 'missing', warehouse_id: 3, order_id: 7, code: 'SP-2' },
  });
  expect(mode.read({ ...view, task: null }, { kind: 'command', command: 'undo' })).toMatchObject({
    kind: 'say',
    notice: { text: 'rule.scan.nothing_to_undo' },
  });
});

test('of a parcel that is checked a number is its weight, of one that is not it is a code', () => {
  const packing = createPackingMode(3);
  const read = (inHand: ScanTask, code: string) =>
    packing.read({ task: inHand, cell: null, quantity: 1 }, { kind: 'code', code });
  const last = task([line('SP-1', { done: 1 })], { basket: null });
  expect(read(last, 'SP-1')).toMatchObject({ notice: { tone: 'attention', text: 'scan.all_checked' } });
  expect(read(last, '350')).toMatchObject({ step: { command: 'scan', code: '350' } });
  expect(read(task([line('SP-1', { done: 2 })]), '350')).toEqual({
    kind: 'send',
    step: { command: 'finish', warehouse_id: 3, order_id: 7, weight: 350 },
  });
});

test('what is too many for a receipt the server judges; a date is the expiry of what comes next', () => {
  const receipt = createReceiptMode(3);
  const inHand = task([line('SP-1', { done: 2 })], { basket: null });
  const view = { task: inHand, cell: '2027-12-31', quantity: 1 };
  const read = receipt.read(view, { kind: 'code', code: 'SP-1' });
  expect(read).toMatchObject({ kind: 'send', step: { receipt_id: 7, expired_date: '2027-12-31' } });
  expect(read.kind === 'send' && receipt.predict(inHand, read.step)).toBe(inHand);
  expect(receipt.read(view, { kind: 'code', code: '31/1/2028' })).toMatchObject({
    kind: 'say',
    cell: '2028-01-31',
  });
  expect([readExpiry('2028-02-29'), readExpiry('31/13/2028'), readExpiry('SP-1')]).toEqual([
    '2028-02-29',
    null,
    null,
  ]);
});

test('a receipt that is counted blind counts up without end, and nothing is expected of it', () => {
  const receipt = createReceiptMode(3);
  const inHand = task([line('SP-1', { wanted: 0, done: 3, isBlind: true })], { basket: null });
  const read = receipt.read({ task: inHand, cell: null, quantity: 2 }, { kind: 'code', code: 'SP-1' });
  expect(read).toMatchObject({ kind: 'send', notice: { text: 'scan.counted_blind', params: { done: 5 } } });
  expect(read.kind === 'send' && receipt.predict(inHand, read.step)?.lines[0]?.done).toBe(5);
  expect(expectedOf(inHand, null)).toBeNull();
});

test('a weight with its unit closes a parcel while there is more, and the last one as a number does', () => {
  const packing = createPackingMode(3);
  const weigh = (inHand: ScanTask, code: string) =>
    packing.read({ task: inHand, cell: null, quantity: 1 }, { kind: 'code', code });
  const open = task([line('SP-1', { done: 1 })]);
  expect(weigh(open, '450g')).toMatchObject({ kind: 'send', step: { command: 'package', weight: 450 } });
  expect(weigh(open, '450')).toMatchObject({ kind: 'send', step: { command: 'scan', code: '450' } });
  const checked = task([line('SP-1', { done: 2 })]);
  expect(weigh(checked, '450 g')).toMatchObject({ step: { command: 'finish', weight: 450 } });
});
