import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAX_DAYS } from '#contract/wire.ts';
import { PRESETS } from '#fields/date/dateRange.ts';
import { goodsProfileFields } from '#generated/goods/goods-profile.entity.gen.ts';
import { form } from '#generated/orders/order-create-single.form.gen.tsx';
import { sheet } from '#generated/orders/order-create-excel.import.gen.tsx';
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';
import { CHUNK_TIMEOUT_MS } from '#web/app/loadChunk.ts';
import { CHECK_MS } from '#web/app/notify/useAnnounced.ts';
import { OTP_LENGTH } from '#web/auth/otpCode.ts';
import { LINGER_MS } from '#web/data/createActivity.ts';
import { TIMEOUT_MS } from '#web/data/http.ts';
import { RELOAD_DEBOUNCE_MS } from '#web/list/createFilterDraft.ts';

/** The units' own tests count in these constants; here stands what the specification says they are. */
it.each([
  ['chunk timeout, ms', CHUNK_TIMEOUT_MS, 120_000],
  ['notification check debounce, ms', CHECK_MS, 500],
  ['loading spinner after the last answer, ms', LINGER_MS, 500],
  ['list reload debounce, ms', RELOAD_DEBOUNCE_MS, 1_000],
  ['digits of a code', OTP_LENGTH, 6],
  ['rows of an order upload', sheet.maxRows, 3_000],
  ['characters of a supplier code', supplierFields.code.maxLength, 3],
  ['characters of a profile code', goodsProfileFields.code.maxLength, 8],
  ['cap of a date range, days (readings)', MAX_DAYS, 360],
  ['a call without an answer, ms (ours)', TIMEOUT_MS, 60_000],
])('%s', (_name, figure, said) => {
  expect(figure).toBe(said);
});

it('offers the last 1, 7, 10, 30, 90, 180 and 360 days (spec 9)', () => {
  expect(PRESETS).toEqual([1, 7, 10, 30, 90, 180, 360]);
});

it('looks buyers up by phone 500 ms after the last key, tax codes in use by status 1 (spec 7, 9)', () => {
  const text = JSON.stringify(form);
  const calls = [
    ...text.matchAll(/"url":"(\/pos-get-buyers|\/invoice-get-tax-code)"[^}]*"debounceMs":(\d+)/g),
  ];
  expect(calls.map(([, url, ms]) => [url, ms])).toEqual([
    ['/pos-get-buyers', '500'],
    ['/invoice-get-tax-code', '500'],
  ]);
  expect(text).toMatch(/"url":"\/invoice-get-tax-code".*?"body":\{"status":1\}/);
});

it('gives a table the viewport less 145 px (spec 9)', () => {
  const css = readFileSync('src/web/list/list.css', 'utf8');
  expect(css).toMatch(/\.kl-frame \{[^}]*height: calc\(100dvh - 145px\)/);
});
