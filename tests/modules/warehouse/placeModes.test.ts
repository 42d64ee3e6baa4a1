import { expect, test } from 'vitest';
import {
  createPutBackMode,
  createRestockMode,
  createStowMode,
  expectedPlace,
} from '#modules/warehouse/placeModes.web.ts';
import type { PlacedTask, ScanLine } from '#modules/warehouse/scanTask.ts';

const line = (key: string, over: Partial<ScanLine> = {}): ScanLine => ({
  key,
  sku: 'SP-1',
  name: 'Áo',
  image: null,
  codes: ['8901', 'SP-1'],
  cell: 'A-01',
  zone: 'A',
  expiry: null,
  wanted: 2,
  done: 0,
  missing: 0,
  isStamped: false,
  ...over,
});

const task = (lines: ScanLine[], over: Partial<PlacedTask> = {}): PlacedTask => ({
  id: 9,
  code: 'PN-1',
  tracking: null,
  carrier: null,
  basket: null,
  isSingle: false,
  note: null,
  place: null,
  piece: null,
  pieces: 1,
  lines,
  ...over,
});

const shelf = (code: string, isDamaged = false) => ({ kind: 'cell', code, isDamaged }) as const;
const mode = createStowMode(3);
const scan = (inHand: PlacedTask | null, code: string, quantity = 1) =>
  mode.read({ task: inHand, cell: null, quantity }, { kind: 'code', code });

test('what is in hand goes with each step: the receipt, the shelf, the goods', () => {
  expect(scan(null, 'A-01')).toMatchObject({ step: { command: 'scan', warehouse_id: 3, code: 'A-01' } });
  expect(scan(task([line('1')], { piece: '8901', pieces: 3 }), 'A-01')).toMatchObject({
    step: { receipt_id: 9, piece: '8901', pieces: 3, code: 'A-01' },
  });
  const onto = scan(task([line('1')], { place: shelf('A-01') }), 'sp-1');
  expect(onto).toMatchObject({ step: { receipt_id: 9, cell: 'A-01', code: 'sp-1' } });
});

test('pieces are foreseen on the shelf in hand, no more than wait for it', () => {
  const inHand = task([line('1'), line('1d', { isDamaged: true, wanted: 1 })], { place: shelf('A-01') });
  const read = scan(inHand, 'SP-1', 2);
  expect(read).toMatchObject({ kind: 'send', notice: { params: { done: 2, wanted: 2 } } });
  const after = read.kind === 'send' ? mode.predict(inHand, read.step) : null;
  expect(after?.lines.map(({ done }) => done)).toEqual([2, 0]);
  expect(scan(inHand, 'SP-1', 3)).toMatchObject({
    notice: { text: 'rule.scan.exceeds_received', params: { value: 3, limit: 2 } },
  });
  expect(scan({ ...inHand, place: shelf('X', true) }, 'SP-1', 2)).toMatchObject({
    notice: { params: { value: 2, limit: 1 } },
  });
  expect(scan({ ...inHand, lines: [line('1', { isStamped: true })] }, 'SP-1')).toMatchObject({
    notice: { text: 'messages.uid_not_scanned' },
  });
});

test('a shelf shows what goes on it; without one the way leads along the lines', () => {
  const lines = [line('1', { cell: 'A-01' }), line('2', { cell: 'A-02' }), line('2d', { isDamaged: true })];
  expect(expectedPlace(task(lines))?.key).toBe('1');
  expect(expectedPlace(task(lines, { place: shelf('A-02') }))?.key).toBe('2');
  expect(expectedPlace(task(lines, { place: shelf('X', true) }))?.key).toBe('2d');
});

test('commands need something in hand', () => {
  const command = (inHand: PlacedTask | null, name: string) =>
    mode.read({ task: inHand, cell: null, quantity: 1 }, { kind: 'command', command: name });
  expect(command(null, 'finish')).toMatchObject({ notice: { text: 'scan.scan_to_stow' } });
  expect(command(null, 'undo')).toMatchObject({ notice: { text: 'rule.scan.nothing_to_undo' } });
  expect(command(task([line('1')]), 'finish')).toMatchObject({ step: { receipt_id: 9, command: 'finish' } });
});

test('putting back goes like stowing, by its own document', () => {
  const back = createPutBackMode(3);
  const inHand = task([line('1')], { place: shelf('A-01') });
  const read = back.read({ task: inHand, cell: null, quantity: 2 }, { kind: 'code', code: 'SP-1' });
  expect(read).toMatchObject({
    step: { put_back_id: 9, cell: 'A-01', code: 'SP-1', quantity: 2 },
    notice: { text: 'scan.counted_of', params: { done: 2, wanted: 2 } },
  });
  expect(
    back.read({ task: null, cell: null, quantity: 1 }, { kind: 'command', command: 'undo' }),
  ).toMatchObject({
    notice: { text: 'rule.scan.nothing_to_undo' },
  });
  expect(back.read({ task: inHand, cell: null, quantity: 3 }, { kind: 'code', code: 'SP-1' })).toMatchObject({
    notice: { text: 'rule.scan.exceeds_received', params: { value: 3, limit: 2 } },
  });
});

const restock = createRestockMode(3);
const rescan = (inHand: PlacedTask | null, code: string, quantity = 1, cell: string | null = null) =>
  restock.read({ task: inHand, cell, quantity }, { kind: 'code', code });
const basket = { kind: 'basket', code: 'G-1', isDamaged: false } as const;

test('goods of a return go onto a shelf out of a basket alone', () => {
  const loose = task([line('1', { baskets: [] })], { place: shelf('A-01') });
  expect(rescan(loose, 'SP-1')).toMatchObject({
    notice: { text: 'messages.return_sku_without_basket', params: { value: 'SP-1' } },
  });
  const lying = task([line('1', { baskets: ['G-1'], done: 1 })], { place: shelf('A-01') });
  expect(rescan(lying, 'SP-1')).toMatchObject({
    step: { return_id: 9, cell: 'A-01', code: 'SP-1' },
    notice: { params: { done: 2, wanted: 2 } },
  });
  expect(rescan(lying, 'SP-1', 2)).toMatchObject({
    notice: { text: 'messages.scan_exceeds_return', params: { value: 3, limit: 2 } },
  });
  expect(
    rescan({ ...lying, lines: [line('1', { baskets: ['G-1'], isStamped: true })] }, 'SP-1'),
  ).toMatchObject({
    notice: { text: 'messages.return_special_barcode_not_scanned' },
  });
});

test('what goes into a basket only the server knows; a date is the expiry of the codes after it', () => {
  const filling = task([line('1', { baskets: [] })], { place: basket });
  const read = rescan(filling, 'SP-1', 1, '2031-12-31');
  expect(read).toMatchObject({ step: { basket: 'G-1', code: 'SP-1', expired_date: '2031-12-31' } });
  expect(read).not.toHaveProperty('notice');
  expect(read.kind === 'send' && restock.predict(filling, read.step)).toBe(filling);
  expect(rescan(filling, '31/12/2031')).toMatchObject({ kind: 'say', cell: '2031-12-31' });
});

test('what lies in no basket is looked for first; whose return another has may be taken over', () => {
  const lines = [line('1', { baskets: ['G-1'] }), line('2', { baskets: [] })];
  expect(expectedPlace(task(lines))?.key).toBe('2');
  expect(expectedPlace(task(lines, { place: shelf('A-01') }))?.key).toBe('1');
  const taken = { kind: 'command', command: 'take_over', code: 'TH-1' } as const;
  expect(restock.read({ task: null, cell: null, quantity: 1 }, taken)).toMatchObject({
    step: { command: 'take_over', code: 'TH-1' },
  });
  expect(restock.isLost?.('rule.scan.held')).toBe(true);
});
