import { expect, test } from 'vitest';
import { createHandoverMode } from '#modules/warehouse/handoverMode.web.ts';
import type { HandoverTask } from '#modules/warehouse/handoverTask.ts';

const inHand: HandoverTask = {
  id: 9,
  code: 'BG-1',
  carrier: 'ghn',
  count: 1,
  left: 2,
  parcels: [{ code: 'DH-1', tracking: 'VN1' }],
  missing: [
    { code: 'DH-2', tracking: 'VN2' },
    { code: 'DH-3', tracking: null },
  ],
  images: [],
};
const mode = createHandoverMode(3);
const scan = (task: HandoverTask | null, code: string) =>
  mode.read({ task, cell: null, quantity: 1 }, { kind: 'code', code });

test('the first label asks the server whose turn it is', () => {
  expect(scan(null, 'VN2')).toEqual({
    kind: 'send',
    step: { command: 'scan', warehouse_id: 3, code: 'VN2' },
  });
});

test('a parcel that waits is counted at once, by its label or its order', () => {
  for (const code of ['vn2', 'DH-2']) {
    const read = scan(inHand, code);
    expect(read).toMatchObject({ kind: 'send', notice: { tone: 'success', params: { count: 2 } } });
    const after = read.kind === 'send' ? mode.predict(inHand, read.step) : null;
    expect([after?.count, after?.left, after?.missing.length]).toEqual([2, 1, 1]);
  }
});

test('a parcel that is there already is told, an unknown one only the server judges', () => {
  expect(scan(inHand, 'VN1')).toMatchObject({ kind: 'say', notice: { text: 'scan.parcel_again' } });
  const read = scan(inHand, 'VN7');
  expect(read.kind === 'send' && mode.predict(inHand, read.step)).toBe(inHand);
});

test('commands need a record', () => {
  const view = { task: null, cell: null, quantity: 1 };
  expect(mode.read(view, { kind: 'command', command: 'finish' })).toMatchObject({
    notice: { text: 'scan.scan_label' },
  });
  expect(
    mode.read({ ...view, task: inHand }, { kind: 'command', command: 'finish', given: { sure: true } }),
  ).toEqual({ kind: 'send', step: { command: 'finish', warehouse_id: 3, handover_id: 9, sure: true } });
});
