import { describe, expect, it } from 'vitest';
import { FIELD_TYPES, type FieldTypeName, type FieldValues, type ValueContext } from '#contract/field.ts';
import { fieldTypes } from '#fields/types.ts';

const VIETNAM: ValueContext = { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' };
const PHILIPPINES: ValueContext = { language: 'en', country: 2, timeZone: 'Asia/Manila', currency: 'PHP' };

const STATUS = {
  name: 'order_status',
  type: 'integer',
  values: [{ value: -100, key: 'created', tone: 'neutral' }],
} as const;

function fieldOf(type: FieldTypeName, more: Partial<FieldValues> = {}): FieldValues {
  return { name: 'value', type, ...more };
}

/** Where a value stands when it is not a plain field in Vietnam. */
interface Setting {
  context?: ValueContext;
  field?: Partial<FieldValues>;
}

type NormalizeCase = [FieldTypeName, unknown, unknown, Setting?];

const NORMALIZED: NormalizeCase[] = [
  ['text', '  Nguye\u0302\u0303n  Va\u0306n\tA \n', 'Nguyễn Văn A'],
  ['text', '   ', null],
  ['text', 5, 5],
  ['long_text', 'một  \r\nhai\r\n', 'một\nhai'],
  ['code', ' SPXVN\u200E0623\u200B ', 'SPXVN0623'],
  ['phone', '+84 912 345 678', '0912345678'],
  ['phone', '+840912345678', '0912345678'],
  ['phone', '840912345678', '0912345678'],
  ['phone', '84912345678', '0912345678'],
  ['phone', '+8400912345678', '0912345678'],
  ['phone', '8400912345678', '0912345678'],
  ['phone', '0984912345', '0984912345'],
  ['phone', '912345678', '0912345678'],
  ['phone', ' ', null],
  ['phone', 'abc', 'abc'],
  ['phone', '12', '12'],
  ['phone', ' 84 12 ', '84 12'],
  ['phone', '841234567', '0841234567'],
  ['phone', '+63 917 123 4567', '09171234567', { context: PHILIPPINES }],
  ['phone', '6309171234567', '09171234567', { context: PHILIPPINES }],
  ['phone', '639171234567', '09171234567', { context: PHILIPPINES }],
  ['phone', '+63009171234567', '09171234567', { context: PHILIPPINES }],
  ['phone', '63009171234567', '09171234567', { context: PHILIPPINES }],
  ['phone', '+84912345678', '+84912345678', { context: PHILIPPINES }],
  ['phone', '+84 28 3812 3456', '+84 28 3812 3456'],
  ['phone', '+84 28 3812 3456', '02838123456', { field: { landline: true } }],
  ['phone', '(028) 3812', '(028) 3812', { field: { landline: true } }],
  ['code', 'abc', 'ABC', { field: { pattern: '^[A-Z0-9]{1,3}$' } }],
  ['code', 'Xin_Chao', 'xin_chao', { field: { pattern: '^[a-z_]+$' } }],
  ['code', 'abcd', 'ABCD', { field: { pattern: '^[A-Z0-9]{1,3}$' } }],
  ['code', 'aB', 'aB'],
  ['email', ' a@b.vn ', 'a@b.vn'],
  ['integer', '1.250.000', 1250000],
  ['integer', '1,250,000', 1250000],
  ['integer', '1,000', 1000],
  ['integer', '1.000', 1000, { context: PHILIPPINES }],
  ['integer', '-1,000', -1000],
  ['integer', '1,00', 1],
  ['integer', '0,125', 0.125],
  ['integer', '−5', -5],
  ['integer', 'năm', 'năm'],
  ['decimal', '12,5', 12.5],
  ['decimal', '12.5', 12.5],
  ['decimal', '1.250', 1250],
  ['decimal', '0.125', 0.125],
  ['decimal', '12,500', 12.5],
  ['decimal', '1.250', 1.25, { context: PHILIPPINES }],
  ['decimal', '1,250.5', 1250.5, { context: PHILIPPINES }],
  ['percent', '8 %', 8],
  ['money', '1.250.000 ₫', 1250000],
  ['money', '1.250.000 đ', 1250000],
  ['money', '125,000', 125000],
  ['money', '1,250,000 ₫', 1250000],
  ['money', 25000, 25000],
  ['money', '12.50', 1250, { context: PHILIPPINES }],
  ['money', '₱1,250', 125000, { context: PHILIPPINES }],
  ['money', '12,5', '12,5'],
  ['money', '12.505', '12.505', { context: PHILIPPINES }],
  ['money', '', null],
  ['dimensions', '30 x 20×10', { length: 30, width: 20, height: 10 }],
  ['dimensions', '30 x 20', '30 x 20'],
  ['dimensions', '30 × 20,5 × 10 cm', { length: 30, width: 20.5, height: 10 }],
  ['date', '21/11/2026', '2026-11-21'],
  ['date', '1-1-26', '2026-01-01'],
  ['date', '21112026', '2026-11-21'],
  ['date', '31/02/2026', '31/02/2026'],
  ['date_time', '14:05 21/11/2026', '2026-11-21T07:05:00.000Z'],
  ['date_time', '21/11/2026 14:05', '2026-11-21T07:05:00.000Z'],
  ['date_time', '2026-11-21T14:05:00+07:00', '2026-11-21T07:05:00.000Z'],
  ['date_time', 'mai', 'mai'],
  ['time', '8:05', '08:05'],
  ['time', '0805', '08:05'],
  ['time', '14h30', '14:30'],
  ['time', '25:00', '25:00'],
  ['boolean', 'true', true],
  ['boolean', 'có', 'có'],
  ['enum', '-100', -100, { field: { enum: STATUS } }],
  ['enums', ['-100', -100], [-100], { field: { enum: STATUS } }],
  ['tags', ' mới; khách quen ,mới', ['mới', 'khách quen']],
  ['tags', [], null],
  ['reference', '12', 12],
  ['links', ['3', 3, 4], [3, 4]],
  ['links', [], []],
  ['images', 'files/7', ['files/7']],
  ['geo_point', '10.7769, 106.7009', { lat: 10.7769, lng: 106.7009 }],
  ['link', 'shopee.vn/x', 'https://shopee.vn/x'],
  ['otp', ' 123 456', '123456'],
  ['email', ' An.Le@Khuon.VN ', 'an.le@khuon.vn'],
  ['email', 'E\u0301A@khuon.vn', '\u00E9a@khuon.vn'],
  ['email', '', null],
  ['username', ' Lan_Anh ', 'lan_anh'],
  ['username', 'LAN@Khuon.vn', 'lan@khuon.vn'],
  ['password', ' giữ nguyên ', ' giữ nguyên '],
];

type CheckCase = [FieldTypeName, unknown, string | null, Setting?];

const CHECKED: CheckCase[] = [
  ['phone', '0912345678', null],
  ['phone', '0112345678', 'wrong_phone'],
  ['phone', '09123456789', 'wrong_phone'],
  ['phone', '02838123456', 'wrong_phone'],
  ['phone', '02838123456', null, { field: { landline: true } }],
  ['phone', '028381234567', 'wrong_phone', { field: { landline: true } }],
  ['phone', '09171234567', null, { context: PHILIPPINES }],
  ['phone', '0917123456', 'wrong_phone', { context: PHILIPPINES }],
  ['email', 'lan.anh@khuon.vn', null],
  ['email', 'lan@anh', 'wrong_email'],
  ['email', 'a..b@khuon.vn', 'wrong_email'],
  ['username', 'lan_anh.90', null],
  ['username', 'lan@khuon.vn', null],
  ['username', 'LanAnh', 'wrong_username'],
  ['username', 'lan-anh', 'wrong_username'],
  ['integer', 1.5, 'not_correct'],
  ['decimal', 1.25, null],
  ['decimal', 1.255, 'not_multiple'],
  ['decimal', 0.3, null, { field: { scale: 1 } }],
  ['decimal', Number.NaN, 'not_correct'],
  ['money', 99_999_999_999, null],
  ['money', 100_000_000_000, 'too_big'],
  ['money', 1e20, 'too_big'],
  // Eleven digits, counted without the decimals of the currency.
  ['money', 9_999_999_999_999, null, { context: PHILIPPINES }],
  ['money', 10_000_000_000_000, 'too_big', { context: PHILIPPINES }],
  ['money', 1.5, 'not_correct'],
  ['money', '12,5', 'not_correct'],
  ['date', '2028-02-29', null],
  ['date', '2026-02-29', 'wrong_date'],
  ['date_time', '2026-11-21T07:05:00.000Z', null],
  ['date_time', '2026-02-30T07:05:00.000Z', 'wrong_date'],
  ['time', '08:05', null],
  ['time', '8:05', 'not_correct'],
  ['boolean', 'có', 'not_correct'],
  ['enum', 999, 'not_a_choice', { field: { enum: STATUS } }],
  ['enums', [-100, 999], 'not_a_choice', { field: { enum: STATUS } }],
  ['reference', 0, 'not_correct'],
  ['links', [1, -1], 'not_correct'],
  ['tags', [1], 'not_correct'],
  ['dimensions', { length: 1, width: 0, height: 1 }, 'not_correct'],
  ['dimensions', { length: 1, width: 1.25, height: 1 }, 'not_correct'],
  ['dimensions', { length: 1, width: 1, height: 100_001 }, 'not_correct'],
  ['dimensions', { length: 1, width: 1, height: 1, depth: 1 }, 'not_correct'],
  ['geo_point', { lat: 91, lng: 0 }, 'not_correct'],
  ['link', 'https://khuon.vn/a?b=1', null],
  ['link', 'javascript:alert(1)', 'not_correct'],
  ['link', 'https://user:pass@khuon.vn', 'not_correct'],
  ['image', 'files/7', null],
  ['image', 'data:text/html,x', 'not_correct'],
  ['images', ['files/7', 'javascript:x'], 'not_correct'],
  ['otp', '12345', 'not_correct'],
];

type FormatCase = [FieldTypeName, unknown, string, Setting?];

const FORMATTED: FormatCase[] = [
  ['text', null, ''],
  ['integer', 1250000, '1.250.000'],
  ['integer', 1250, '1,250', { context: PHILIPPINES }],
  ['weight', 1250, '1.250\u00A0g', { field: { unit: 'g' } }],
  ['decimal', 1.5, '1,5'],
  ['percent', 8, '8\u00A0%'],
  ['duration', 30, '30 phút'],
  ['duration', 443, '7 giờ 23 phút'],
  ['duration', 480, '8 giờ'],
  ['duration', 171_464, '2.857 giờ 44 phút'],
  ['duration', 400, '400 ngày', { field: { unit: 'd' } }],
  ['money', 1250000, '1.250.000\u00A0₫'],
  ['money', 1250, '12.50\u00A0₱', { context: PHILIPPINES }],
  ['money', -5, '-0.05\u00A0₱', { context: PHILIPPINES }],
  ['money', '123456789012345678901', '123.456.789.012.345.678.901\u00A0₫'],
  ['date', '2026-11-21', '21/11/2026'],
  ['date_time', '2026-11-21T17:30:00Z', '00:30 22/11/2026'],
  ['date_time', 'lạ', 'lạ'],
  ['boolean', true, '✓'],
  ['enum', 40, '40'],
  ['tags', ['a', 'b'], 'a, b'],
  ['reference', 12, '#12'],
  ['dimensions', { length: 30, width: 20, height: 10.5 }, '30 × 20 × 10,5\u00A0cm'],
  ['geo_point', { lat: 10.7769, lng: 106.7009 }, '10.77690, 106.70090'],
  ['password', 'demo-1234', '••••••'],
];

describe('field types', () => {
  it.each(NORMALIZED)('%s brings %j to %j', (type, typed, stored, { context = VIETNAM, field = {} } = {}) => {
    expect(fieldTypes[type].normalize(typed, fieldOf(type, field), context)).toEqual(stored);
  });

  it.each(CHECKED)('%s says of %j: %s', (type, value, code, { context = VIETNAM, field = {} } = {}) => {
    expect(fieldTypes[type].check(value, fieldOf(type, field), context)?.code ?? null).toBe(code);
  });

  it.each(FORMATTED)('%s shows %j as %s', (type, value, text, { context = VIETNAM, field = {} } = {}) => {
    expect(fieldTypes[type].format(value, fieldOf(type, field), context)).toBe(text);
  });

  it.each([...FIELD_TYPES])(
    '%s is named, keeps null, shows nothing for null, and settles in one step',
    (type) => {
      const rule = fieldTypes[type];
      const field = fieldOf(type);
      expect(rule.name).toBe(type);
      expect(rule.normalize(null, field, VIETNAM)).toBeNull();
      expect(rule.format(null, field, VIETNAM)).toBe('');
      for (const typed of ['x', ' 21/11/2026 ', '1.250', '+84 912 345 678', [' a ', 'a']]) {
        const once = rule.normalize(typed, field, VIETNAM);
        expect(rule.normalize(once, field, VIETNAM)).toEqual(once);
      }
    },
  );
});
