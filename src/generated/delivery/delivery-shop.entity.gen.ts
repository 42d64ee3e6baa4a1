// Generated from schemas/delivery/delivery-shop.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type TokenStatus, tokenStatus } from '#generated/_shared/token-status.enum.gen.ts';

export type DeliveryShop = {
  id: number;
  version: number;
  name: string;
  delivery_company: Carrier;
  warehouse_id: number;
  shop_id: string | null;
  token: string | null;
  app_id: string | null;
  app_secret: string | null;
  user_id: string | null;
  user_secret: string | null;
  company_id: string | null;
  carrier_customer_id: string | null;
  username: string | null;
  password: string | null;
  service: string | null;
  /** Address of its calls, where it is not the carrier's own: that of a sandbox. */
  url: string | null;
  /** Word agreed on with the carrier, by which its messages are known to be its own. */
  webhook_key: string | null;
  /** Parcels of the warehouse go by it where nobody chose another account of the carrier. */
  is_default: boolean;
  /** Parcels are made at the carrier by themselves, as soon as an order holds its goods. */
  makes_parcels: boolean | null;
  active: boolean;
  token_status: TokenStatus;
  checked_at: string | null;
  last_error: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const deliveryShopFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  delivery_company: {
    type: 'enum', json: 'string', required: true, enum: carrier,
    readOnlyIf: (c: Logic<DeliveryShop>) => c.record.id != null,
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  shop_id: {
    type: 'code', json: 'string', key: true, maxLength: 50, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) => ['ghn', 'ninja_van', 'lex'].includes(c.record.delivery_company),
    requiredIf: (c: Logic<DeliveryShop>) => ['ghn'].includes(c.record.delivery_company),
  },
  token: {
    type: 'secret', json: 'string', maxLength: 500, onHide: 'keep', writeOnly: true, secret: true,
    visible: (c: Logic<DeliveryShop>) => ['ghn', 'ghtk', 'jt', 'ninja_van', 'lex'].includes(c.record.delivery_company),
  },
  app_id: {
    type: 'code', json: 'string', maxLength: 50, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) => ['spx'].includes(c.record.delivery_company),
  },
  app_secret: {
    type: 'secret', json: 'string', maxLength: 500, onHide: 'keep', writeOnly: true, secret: true,
    visible: (c: Logic<DeliveryShop>) => ['spx'].includes(c.record.delivery_company),
  },
  user_id: {
    type: 'code', json: 'string', maxLength: 50, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) => ['spx'].includes(c.record.delivery_company),
    requiredIf: (c: Logic<DeliveryShop>) => ['spx'].includes(c.record.delivery_company),
  },
  user_secret: {
    type: 'secret', json: 'string', maxLength: 500, onHide: 'keep', writeOnly: true, secret: true,
    visible: (c: Logic<DeliveryShop>) => ['spx'].includes(c.record.delivery_company),
  },
  company_id: {
    type: 'code', json: 'string', maxLength: 50, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) => ['jt'].includes(c.record.delivery_company),
    requiredIf: (c: Logic<DeliveryShop>) => ['jt'].includes(c.record.delivery_company),
  },
  carrier_customer_id: {
    type: 'code', json: 'string', maxLength: 50, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) => ['jt'].includes(c.record.delivery_company),
    requiredIf: (c: Logic<DeliveryShop>) => ['jt'].includes(c.record.delivery_company),
  },
  username: {
    type: 'text', json: 'string', maxLength: 100, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) => ['viettel_post', 'ninja_van', 'lex'].includes(c.record.delivery_company),
    requiredIf: (c: Logic<DeliveryShop>) => ['viettel_post', 'ninja_van', 'lex'].includes(c.record.delivery_company),
  },
  password: {
    type: 'secret', json: 'string', maxLength: 500, onHide: 'keep', writeOnly: true, secret: true,
    visible: (c: Logic<DeliveryShop>) => ['viettel_post', 'jt', 'ninja_van', 'lex'].includes(c.record.delivery_company),
  },
  service: {
    type: 'code', json: 'string', maxLength: 50, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) => ['ninja_van', 'lex'].includes(c.record.delivery_company),
  },
  url: {
    type: 'link', json: 'string', maxLength: 200, onHide: 'clear',
    visible: (c: Logic<DeliveryShop>) =>
      ['ghn', 'ghtk', 'viettel_post', 'jt', 'spx'].includes(c.record.delivery_company),
  },
  webhook_key: {
    type: 'secret', json: 'string', maxLength: 100, onHide: 'keep', writeOnly: true, secret: true,
    visible: (c: Logic<DeliveryShop>) => ['ghn', 'ghtk', 'viettel_post', 'jt'].includes(c.record.delivery_company),
  },
  is_default: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  makes_parcels: {
    type: 'boolean', json: 'boolean', default: false, onHide: 'keep',
    visible: (c: Logic<DeliveryShop>) => c.record.delivery_company !== 'self',
  },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  token_status: {
    type: 'enum', json: 'string', required: true, readOnly: true, default: 'not_connected', enum: tokenStatus,
  },
  checked_at: { type: 'date_time', json: 'string', readOnly: true },
  last_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  ...standardFields,
});

export const deliveryShopRules: readonly RuleModel[] = [
  {
    key: 'has_credentials',
    check: (c: Logic<DeliveryShop>) => c.record.delivery_company == null || c.record.delivery_company !== 'self',
    level: 'error', on: ['create', 'update'], message: 'rule.delivery_shop.no_credentials', at: 'delivery_company',
  },
  {
    key: 'token_needed',
    check: (c: Logic<DeliveryShop>) =>
      c.record.delivery_company == null || !['ghn', 'ghtk', 'jt'].includes(c.record.delivery_company) || c.record.token != null,
    level: 'error', on: ['create'], message: 'rule.delivery_shop.secret_needed', at: 'token',
  },
  {
    key: 'password_needed',
    check: (c: Logic<DeliveryShop>) =>
      c.record.delivery_company == null || !['viettel_post'].includes(c.record.delivery_company) || c.record.password != null,
    level: 'error', on: ['create'], message: 'rule.delivery_shop.secret_needed', at: 'password',
  },
  {
    key: 'user_secret_needed',
    check: (c: Logic<DeliveryShop>) =>
      c.record.delivery_company == null || !['spx'].includes(c.record.delivery_company) || c.record.user_secret != null,
    level: 'error', on: ['create'], message: 'rule.delivery_shop.secret_needed', at: 'user_secret',
  },
  {
    key: 'one_set_needed',
    check: (c: Logic<DeliveryShop>) =>
      c.record.delivery_company == null || !['ninja_van', 'lex'].includes(c.record.delivery_company) || c.record.token != null || c.record.password != null,
    level: 'error', on: ['create'], message: 'rule.delivery_shop.secret_needed', at: 'token',
  },
];

export const deliveryShopDisplay = [{ field: 'name' }] as const;
