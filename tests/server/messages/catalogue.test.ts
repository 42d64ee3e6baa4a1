import { describe, expect, test } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/session.ts';
import { createTexts } from '#server/http/createTexts.ts';

/** Spec 8, in its order: what people are told, by key (under `messages.`). */
const CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  'chunks, session and loading': [
    'ChunkLoadError',
    'CSS_CHUNK_LOAD_FAILED',
    'no_session',
    'no_permission',
    'loading',
  ],
  'files and images': [
    'upload_failed',
    'file_upload_failed',
    'file_wrong_type',
    'upload_image_max_length',
    'file_empty',
  ],
  'buyer search': ['no_result_and_auto_create', 'enter_text_for_search'],
  'results of ZNS': [
    ...[0, -100, -104, -108, -109, -115, -124, -131, -133, -144, -147].map((code) => `zns_${code}`),
    'zns_other',
  ],
  'login, licence and codes': [
    'login_failed',
    'logout_failed',
    'error_try_again',
    'license_expired',
    'license_missing',
    'feature_denied',
    'wrong_otp',
    'otp_expired',
    'wrong_phone',
    'wrong_code',
    'wrong_username',
  ],
  UIDs: ['wrong_uid', 'uid_unavailable', 'uid_not_scanned', 'special_barcode_scanned'],
  'not found': [
    'goods_not_found',
    'basket_not_found',
    'tracking_not_found',
    'order_code_not_found',
    'lead_not_found',
    'campaign_not_found',
    'warehouse_not_found',
    'supplier_not_found',
  ],
  'scanning and returns': [
    'invalid_status',
    'wrong_carrier_order',
    'wrong_carrier_basket',
    'order_cancelled_return_received',
    'goods_not_exported',
    'goods_not_in_export_list',
    'goods_not_in_return_list',
    'wrong_expiry',
    'different_expiry',
    'scan_exceeds_export',
    'scan_exceeds_return',
    'basket_used_goods',
    'basket_used_expiry',
    'return_sku_without_basket',
    'return_special_barcode_not_scanned',
    'return_restock_in_progress',
    'half_picked_orders',
  ],
  'location and devices': [
    'location_unavailable',
    'location_timeout',
    'location_denied',
    'only_mobile',
    'device_not_activated',
    'wrong_activation_code',
    'already_activated',
    'activation_failed',
  ],
  'stock, rows and selections': [
    'shop_exists',
    'not_enough_stock',
    'goods_lacking_data',
    'rows_with_errors',
    'no_quantity',
    'no_reason',
    'select_config',
    'select_product',
    'select_warehouse',
    'select_percent_kept',
  ],
  success: [
    'login_success',
    'created',
    'updated',
    'saved',
    'copied',
    'order_created',
    'order_canceled',
    'reserved',
    'unreserved',
    'timekeeping_done',
    'picked_up',
    'location_set',
    'pos_received',
    'prepared',
    'handover_image_uploaded',
    'return_image_uploaded',
    'password_updated',
    'account_connected',
    'registered',
    'customer_registered',
    'activated',
  ],
  'confirm prompts': [
    'confirm_cancel',
    'confirm_delete',
    'confirm_status_change',
    'confirm_receipt',
    'confirm_cancel_stamps',
    'confirm_production_record',
    'confirm_production_requirement',
  ],
};

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g))].sort();

describe('the catalogue of messages (spec 8)', () => {
  const texts = createTexts(() => model.messages);

  test.each(Object.entries(CATALOGUE))(
    '%s: every text in three languages, with the same values',
    (_group, keys) => {
      for (const key of keys) {
        const found = LANGUAGES.map((language) => model.messages[language][`messages.${key}`] ?? '');
        expect(
          found.filter((text) => text === ''),
          key,
        ).toEqual([]);
        expect(new Set(found).size, `${key} is translated`).toBe(LANGUAGES.length);
        const [first, ...others] = found.map(placeholders);
        for (const other of others) expect(other, key).toEqual(first);
      }
    },
  );

  test('the bare key is found as well as the whole one (readings)', () => {
    for (const key of Object.values(CATALOGUE).flat())
      for (const language of LANGUAGES)
        expect(texts.ofCode(language, key)).toBe(texts.ofCode(language, `messages.${key}`));
  });

  test('every error that the API answers has a text', () => {
    for (const code of Object.keys(ERROR_STATUS))
      for (const language of LANGUAGES)
        expect(model.messages[language], code).toHaveProperty([`messages.${code}`]);
  });

  test('a wrong username is told what the rule takes (spec 5)', () => {
    const said = LANGUAGES.map((language) => texts.ofCode(language, 'wrong_username', { value: 'A-b' }));
    const allowed = [
      /chữ thường.*số.*chấm.*gạch dưới.*email/,
      /lowercase.*dots.*underscores.*email/,
      /小写字母.*下划线.*邮箱/,
    ];
    for (const [index, text] of said.entries()) expect(text).toMatch(allowed[index] ?? /^$/);
  });

  test.each(['wrong_type', 'too_long', 'wrong_range', 'range_too_long', 'unknown_filter', 'unknown_sort'])(
    'a question to a list that is refused by %s is told with the name of its field',
    (code) => {
      for (const language of LANGUAGES) expect(texts.ofCode(language, code, { label: 'COD' })).toMatch(/COD/);
    },
  );

  test('the placeholders are filled', () => {
    expect(texts.ofCode('vi', 'upload_image_max_length', { max_length: 5 })).toContain('5');
    expect(texts.ofCode('en', 'wrong_otp', { left: 3 })).toBe(
      'Wrong confirmation code. You have 3 tries left.',
    );
  });
});

describe('every text of every module', () => {
  const { vi, en, zh } = model.messages;
  const keys = Object.keys(vi);

  test('has the same values to fill in, in each language', () => {
    const differing = keys.filter((key) => {
      const [first, ...others] = [vi, en, zh].map((pack) => placeholders(pack[key] ?? '').join());
      return others.some((other) => other !== first);
    });
    expect(differing).toEqual([]);
  });

  test('is composed text, without blanks at its ends', () => {
    const texts = LANGUAGES.flatMap((language) => Object.values(model.messages[language]));
    expect(texts.filter((text) => text !== text.normalize('NFC') || text !== text.trim())).toEqual([]);
  });

  test('is written in simplified characters (spec 1)', () => {
    const traditional =
      /[請訂單貨庫會們這個為與無說對開關電話號碼輸選擇錯誤時間資訊檔圖權賬戶發務實際該處數據錄刪庫倉]/u;
    expect(Object.entries(zh).filter(([, text]) => traditional.test(text))).toEqual([]);
  });
});
