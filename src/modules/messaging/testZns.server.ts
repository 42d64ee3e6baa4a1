import type { RecordChange } from '#contract/module.ts';
import { toInternational } from '#fields/phone/phone.ts';
import type { MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { ZnsParameter } from '#generated/messaging/zns-parameter.entity.gen.ts';
import type { ZnsTemplate } from '#generated/messaging/zns-template.entity.gen.ts';
import { fillIn, type ZnsValues } from './messaging.api.server.ts';

/** A template goes to the phone of whoever asks, with sample values; it may be switched off still. */
export async function testZns(
  own: MessagingContext,
  changes: readonly RecordChange<ZnsTemplate>[],
): Promise<void> {
  const [account] = await own.records('account').find({ id: own.actor.accountId });
  const { phone, phone_country, display_name: buyer_name } = account ?? {};
  for (const change of changes) {
    const template = change.old;
    if (!template) continue;
    if (!phone || !phone_country || toInternational(phone, phone_country) === null) {
      change.refuse('rule.zns_template.no_own_phone', undefined, { value: phone ?? '' });
      continue;
    }
    const [page] = await own.records('omnichannel_page').find({ id: template.omnichannel_page_id });
    if (page?.active !== true || page.token_status !== 'valid') {
      change.refuse('rule.zns_template.not_connected', undefined, { value: page?.name ?? '' });
      continue;
    }
    const { id: zns_template_id, omnichannel_page_id, parameters } = template;
    const samples = { ...SAMPLES, order_date: toSampleDate(own.today), receiver_phone: phone };
    const [message] = await own.records('zns_message').create([
      {
        tracking_id: `test-${zns_template_id}-${own.now.getTime().toString(36)}`,
        is_test: true,
        zns_template_id,
        omnichannel_page_id,
        phone,
        phone_country,
        buyer_name,
        data: fillIn(parameters.map(toFilled), { ...samples, receiver_name: buyer_name ?? '' }),
      },
    ]);
    if (message) await own.enqueue('send_zns', { message: message.id });
  }
}

/** What has no value yet is told by its own name. */
const toFilled = (parameter: ZnsParameter): ZnsParameter =>
  parameter.value === null ? { ...parameter, value: 'fixed', text: parameter.name } : parameter;

const SAMPLES: ZnsValues = {
  order_code: 'DH000001',
  receiver_address: '1 Lê Lợi',
  goods: 'Áo thun',
  goods_quantity: '1',
  goods_total: '100.000 ₫',
  cod_amount: '100.000 ₫',
  tracking_code: 'VN000000001',
};

/** 2027-01-31 as Zalo wants dates: 31/01/2027. */
const toSampleDate = (today: string): string => today.split('-').toReversed().join('/');
