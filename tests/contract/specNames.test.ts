import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSchemas } from '../support/schemas/readSchemas.ts';

/*
 * Copied by hand from the specification: field names of section 3 and message names of section 8. What it says in
 * words only is snake_case (readings). Who renames one here has read the page again.
 */

/** "Entity: fields" of section 3, under the names of our entities. */
const FIELDS: Readonly<Record<string, string>> = {
  pos: 'id code id_city',
  warehouse: 'id code_name id_city',
  tax_code: 'id code',
  buyer: 'id name phone address ward_name county_name city_name',
  order:
    'customer_order_id delivery_company delivery_order_id delivery_cost cod_amount delivery_check_goods delivery_partial delivery_return_required receiver_name receiver_phone receiver_country receiver_city receiver_district receiver_ward receiver_address receiver_latitude receiver_longitude source create_method weight dimensions insurance_value prepay discount tracking',
  goods:
    'barcode sku name description size unit weight dimensions sub_stamp_content retail_price wholesale_price listed_price internal_price cost_price available_quantity reserved_quantity export_quantity category profile origin element',
  stamp: 'stamp_code status basket_code expired_date',
  lead: 'phone status payment_status reprocess_at process_count',
  // Entities of screens that are still to come: held to their names from their first day on.
  combo: 'code name items quantity',
  reservation: 'status reserved_at cancel_type quantity',
  supplier: 'code type classify',
  shop_connection:
    'shop_id warehouse_code warehouse_name warehouse_id token app_id app_secret user_id user_secret',
  conversation: 'type status tags',
  ads_campaign: 'spend impressions currency timezone',
  invoice: 'software tax_code number date',
  timekeeping_shift: 'start end cutoff',
  distributor: 'level parent',
  consignment: 'status',
  order_payment: 'code value date method image',
  warehouse_task:
    'type basket_code cell_id money note order_tracking_id quantity receipt_tracking_id sku working_shift working_date',
  work_type: 'work_type wait_time wait_quantity process_quantity type',
};

/** Names that are not there as they stand, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'goods.category': 'a record of its own: category_id, with the screen /administration/goods-category',
  'goods.profile': 'a record of its own: profile_id, with the screen /administration/goods-profile',
  'goods.available_quantity': 'of goods in a warehouse, not of goods: the view goods_stock',
  'goods.reserved_quantity': 'of goods in a warehouse, not of goods: the view goods_stock',
  'goods.export_quantity': 'of goods in a warehouse, not of goods: the view goods_stock',
  'stamp.stamp_code': 'two words for the code of a stamp, which here is the field code of the entity stamp',
  'distributor.parent': 'a reference: parent_id',
  'timekeeping_shift.start': 'a word of SQL: start_at',
  'timekeeping_shift.end': 'a word of SQL: end_at',
};

const TEMPLATE =
  'receiver_name receiver_phone_number id_city id_county id_ward address id_source publish_invoice publish_invoice_type invoice_name invoice_tax_code invoice_address invoice_phone invoice_email invoice_identity';

/** Section 8: names as they stand, then messages that it says in words. */
const MESSAGES =
  'ChunkLoadError CSS_CHUNK_LOAD_FAILED wrong_phone loading upload_failed file_wrong_type upload_image_max_length no_result_and_auto_create enter_text_for_search ' +
  'zns_0 zns_-100 zns_-104 zns_-108 zns_-109 zns_-115 zns_-124 zns_-131 zns_-133 zns_-144 zns_-147 ' +
  'login_failed logout_failed file_upload_failed error_try_again license_expired wrong_otp wrong_code wrong_username ' +
  'wrong_uid uid_unavailable uid_not_scanned special_barcode_scanned goods_not_found basket_not_found tracking_not_found order_code_not_found lead_not_found campaign_not_found warehouse_not_found supplier_not_found ' +
  'invalid_status wrong_carrier_order wrong_carrier_basket order_cancelled_return_received goods_not_exported goods_not_in_export_list goods_not_in_return_list wrong_expiry different_expiry ' +
  'scan_exceeds_export scan_exceeds_return basket_used_goods basket_used_expiry return_sku_without_basket return_special_barcode_not_scanned ' +
  'location_unavailable location_timeout location_denied only_mobile device_not_activated wrong_activation_code product_already_activated activation_failed shop_exists ' +
  'not_enough_stock goods_lacking_data rows_with_errors return_restock_in_progress no_quantity no_reason file_empty select_config select_product select_warehouse select_percent_kept half_picked_orders feature_denied ' +
  'login_success created updated saved copied order_created order_canceled reserved unreserved timekeeping_done picked_up location_set pos_received prepared handover_image_uploaded return_image_uploaded password_updated account_connected registered activated ' +
  'confirm_cancel confirm_delete confirm_status_change confirm_receipt confirm_cancel_stamps confirm_production_record confirm_production_requirement';

const schemas = readSchemas('.');
const openapi = JSON.parse(readFileSync('src/generated/built/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, { properties: object }> };
};

it.each(Object.entries(FIELDS).filter(([name]) => schemas.entities.has(name)))(
  'the fields of %s are called as section 3 says',
  (name, said) => {
    const known = new Set(['id', ...Object.keys(schemas.entities.get(name)?.properties ?? {})]);
    const missing = said.split(' ').filter((field) => !known.has(field));
    expect(missing.filter((field) => !(`${name}.${field}` in OTHERWISE))).toEqual([]);
    // An exception that is none any more is taken off the list.
    const excused = Object.keys(OTHERWISE).filter((one) => one.startsWith(`${name}.`));
    expect(excused.filter((one) => !missing.includes(one.slice(name.length + 1)))).toEqual([]);
  },
);

it('the order-creation template keeps its fields under the names of section 3', () => {
  const form = schemas.forms.find(({ route }) => route === '/orders/create-single');
  const kept = (form?.presets ?? []).map((one) => (typeof one === 'string' ? one : one.as));
  expect(TEMPLATE.split(' ').filter((name) => !kept.includes(name))).toEqual([]);
  expect(schemas.entities.get('order')?.properties['publish_invoice_type']?.default).toBe(0);
});

it('lists travel under the names of section 3', () => {
  const namesOf = (schema: string) => Object.keys(openapi.components.schemas[schema]?.properties ?? {});
  expect(namesOf('OrdersListRequest')).toEqual(expect.arrayContaining(['filters', 'viewMode', 'page']));
  const answer = ['rows', 'total', 'totalPage', 'views', 'sum', 'counts'];
  expect(namesOf('OrdersListAnswer')).toEqual(expect.arrayContaining(answer));
});

it.each(['vi', 'en', 'zh'] as const)('every message of section 8 has a text in %s', (language) => {
  const texts = schemas.texts[language];
  expect(MESSAGES.split(' ').filter((name) => !texts.has(`messages.${name}`))).toEqual([]);
});
