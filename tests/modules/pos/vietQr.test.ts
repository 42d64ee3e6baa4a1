import { expect, it } from 'vitest';
import { newTransferCode, toVietQr } from '#modules/pos/vietQr.ts';

it('writes a payment request as the example of NAPAS (VietQR 1.5.2, transfer to an account with amount) does', () => {
  const text = toVietQr({
    bank: '970403',
    account: '0011012345678',
    amount: 180_000,
    bill: 'NPS6869',
    purpose: 'thanh toan don hang',
  });
  expect(text).toBe(
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
  );
});

it('finds a transfer by a code that is no other shop’s and no other moment’s', () => {
  const now = Date.parse('2026-11-27T05:00:00Z');
  const codes = [newTransferCode(1, now), newTransferCode(1, now + 1), newTransferCode(2, now)];
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^TT[0-9A-Z]{9,12}$/);
});
