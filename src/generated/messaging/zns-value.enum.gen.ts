// Generated from schemas/messaging/zns-value.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const znsValue = {
  name: 'zns_value',
  type: 'string',
  values: [
    { value: 'order_code', key: 'order_code', tone: 'neutral' },
    { value: 'receiver_name', key: 'receiver_name', tone: 'neutral' },
    { value: 'receiver_phone', key: 'receiver_phone', tone: 'neutral' },
    { value: 'receiver_address', key: 'receiver_address', tone: 'neutral' },
    { value: 'order_date', key: 'order_date', tone: 'neutral' },
    { value: 'goods', key: 'goods', tone: 'neutral' },
    { value: 'goods_quantity', key: 'goods_quantity', tone: 'neutral' },
    { value: 'goods_total', key: 'goods_total', tone: 'neutral' },
    { value: 'cod_amount', key: 'cod_amount', tone: 'neutral' },
    { value: 'tracking_code', key: 'tracking_code', tone: 'neutral' },
    { value: 'voucher_code', key: 'voucher_code', tone: 'neutral' },
    { value: 'voucher_name', key: 'voucher_name', tone: 'neutral' },
    { value: 'voucher_benefit', key: 'voucher_benefit', tone: 'neutral' },
    { value: 'voucher_until', key: 'voucher_until', tone: 'neutral' },
    { value: 'fixed', key: 'fixed', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ZnsValue = (typeof znsValue.values)[number]['value'];
