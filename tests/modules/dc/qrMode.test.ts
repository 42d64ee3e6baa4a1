import { expect, test } from 'vitest';
import { createQrMode, toStampCode } from '#modules/dc/qrMode.web.ts';
import type { QrTask } from '#modules/dc/qrTask.ts';

const checked: QrTask = {
  checks: [
    {
      id: 7,
      code: 'AT01M-0001',
      result: 'genuine',
      goods: 'Áo thun',
      holder: null,
      territory: null,
      chain: null,
      checks: 1,
      images: [],
    },
  ],
};
const view = { cell: null, quantity: 1 };

test('a stamp is known by its code, typed or read as the address that its QR code is', () => {
  expect(toStampCode(' at01m-0001 ')).toBe('AT01M-0001');
  expect(toStampCode('https://khuon.vn/check/AT01M-0001')).toBe('AT01M-0001');
  expect(toStampCode('HTTPS://KHUON.VN/CHECK/AT01M%2D0001?X=1')).toBe('AT01M-0001');
  expect(toStampCode('https://khuon.vn/check/%E0%A4')).toBe('%E0%A4');
  expect(toStampCode('https://other.vn/goods/AT01M')).toBe('HTTPS://OTHER.VN/GOODS/AT01M');
});

test('each code is a check that only the server answers, with the place that was chosen', () => {
  const mode = createQrMode(31);
  const read = mode.read({ ...view, task: checked }, { kind: 'code', code: 'https://x.vn/check/QR-2' });
  expect(read).toEqual({ kind: 'send', step: { command: 'scan', code: 'QR-2', id_city: 31 } });
  expect(read.kind === 'send' && mode.predict(checked, read.step)).toBe(checked);
  expect(createQrMode().read({ ...view, task: null }, { kind: 'code', code: 'QR-2' })).toEqual({
    kind: 'send',
    step: { command: 'scan', code: 'QR-2' },
  });
});

test('pictures go with the last check, and a check is not taken back', () => {
  const mode = createQrMode();
  const image = { kind: 'command', command: 'image', given: { images: ['files/a'] } } as const;
  expect(mode.read({ ...view, task: checked }, image)).toEqual({
    kind: 'send',
    step: { command: 'image', check_id: 7, images: ['files/a'] },
  });
  expect(mode.read({ ...view, task: null }, image)).toMatchObject({ notice: { text: 'scan.qr.scan' } });
  const undo = mode.read({ ...view, task: checked }, { kind: 'command', command: 'undo' });
  expect(undo).toMatchObject({ kind: 'say', notice: { tone: 'error', text: 'scan.qr.kept' } });
  const many = mode.read({ ...view, task: checked }, { kind: 'quantity', quantity: 3 });
  expect(many).toMatchObject({ kind: 'say', notice: { text: 'kit.scan.misread' } });
});
