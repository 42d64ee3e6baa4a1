import type { RecordChange, Sent } from '#contract/module.ts';
import type { PreviewAnswer } from '#contract/quote.ts';
import { formatMoney } from '#fields/money/money.ts';
import { toWallClock } from '#fields/date_time/zone.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { VoucherCode } from '#generated/promotion/voucher-code.entity.gen.ts';
import type { VoucherNoticeActionInput } from '#generated/promotion/voucher-notice.action.gen.ts';
import type { Voucher } from '#generated/promotion/voucher.entity.gen.ts';
import { notifyBuyers, priceOfNotice, type ZnsAbout } from '#modules/messaging/messaging.api.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { moneyIn } from './moneyIn.server.ts';

type CodeChange = RecordChange<VoucherCode>;

/** Whoever gets a code is sent it by ZNS, where that was asked for; without a way to send it nothing is handed out. */
export async function sendCodes(context: PromotionContext, changes: readonly CodeChange[]): Promise<void> {
  const asked = changes.filter(({ input, record }) => input['send_zns'] === true && record?.phone);
  if (asked.length === 0) return;
  const vouchers = await context
    .records('voucher')
    .find({ id: asked.flatMap(({ record }) => record?.voucher_id ?? []) });
  const names = await readNames(
    context,
    asked.flatMap(({ record }) => record?.phone ?? []),
  );
  for (const change of asked) {
    const { record } = change;
    const voucher = vouchers.find(({ id }) => id === record?.voucher_id);
    if (!record || !voucher) continue;
    const name = names.get(record.phone ?? '') ?? record.phone ?? '';
    const sent = await notifyBuyers(context, 'voucher_handed_out', () => [
      toAbout(context, { code: record, voucher, name }),
    ]);
    if (sent === null) change.refuse('rule.voucher_code.no_zns_template', 'send_zns');
    else if (sent === 0)
      change.refuse('rule.voucher_code.no_zns_phone', 'phone', { value: record.phone ?? '' });
  }
}

/** Before a code is handed out: what its message will cost. */
export async function priceCode(
  context: PromotionContext,
  { send_zns }: Sent<VoucherNoticeActionInput>,
): Promise<PreviewAnswer> {
  if (send_zns !== true) return { values: {}, rows: [], notes: [] };
  const price = await priceOfNotice(context, 'voucher_handed_out');
  const note: PreviewAnswer['notes'][number] =
    price === null
      ? { text: 'rule.voucher_code.no_zns_template', params: {}, isProblem: true }
      : { text: 'messages.zns_costs', params: { value: moneyIn(context)(price) }, isProblem: false };
  return { values: {}, rows: [], notes: [note] };
}

async function readNames(
  { db }: PromotionContext,
  phones: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const buyers = await db
    .selectFrom('buyer')
    .select(['phone', 'name'])
    .where('phone', '=', anyTextOf(phones))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(buyers.flatMap(({ phone, name }) => (phone && name ? [[phone, name] as const] : [])));
}

interface HandedOut {
  code: VoucherCode;
  voucher: Voucher;
  name: string;
}

/** Messages are in Vietnamese, as their templates are. */
function toAbout(context: PromotionContext, { code, voucher, name }: HandedOut): ZnsAbout {
  const { date } = toWallClock(new Date(voucher.to_at), context.company.timeZone);
  return {
    key: `voucher-${code.id}`,
    code: code.code,
    url: `/administration/pos-voucher-config/${code.voucher_id}`,
    phone: code.phone ?? '',
    country: 1,
    name,
    values: {
      receiver_name: name,
      receiver_phone: code.phone ?? '',
      voucher_code: code.code,
      voucher_name: voucher.name,
      voucher_benefit: sayBenefit(context, voucher),
      voucher_until: date.split('-').toReversed().join('/'),
    },
  };
}

function sayBenefit({ company }: PromotionContext, voucher: Voucher): string {
  const toMoney = (amount: number) => formatMoney(amount, { ...company, language: 'vi', country: 1 });
  if (voucher.discount_percent === null) return toMoney(voucher.discount_amount ?? 0);
  const most = voucher.max_discount === null ? '' : ` (tối đa ${toMoney(voucher.max_discount)})`;
  return `${voucher.discount_percent}%${most}`;
}
