import { timingSafeEqual } from 'node:crypto';
import type { OaEvent, OaPort } from '#contract/officialAccount.ts';
import { toFacts, toText } from './client.ts';
import { signEvent } from './sign.ts';

export function readEvent(body: Buffer): OaEvent {
  const facts = toFacts(JSON.parse(body.toString('utf8')));
  const message = toFacts(facts['message']);
  const time = Number(message['delivery_time']);
  return {
    name: toText(facts['event_name']),
    appId: toText(facts['app_id']),
    oa: toText(toFacts(facts['sender'])['id']) || toText(facts['oa_id']),
    timestamp: toText(facts['timestamp']),
    trackingId: toText(message['tracking_id']),
    deliveredAt: isTime(time) ? new Date(time).toISOString() : null,
  };
}

/** Milliseconds of this century. */
const isTime = (value: number): boolean => value > 946_684_800_000 && value < 4_102_444_800_000;

/** The header says `mac=<hex>`, or the hex alone. */
export const isSigned: OaPort['isSigned'] = ({ appId, timestamp }, { body, signature, secret }) => {
  const sent = Buffer.from(signature.replace(/^mac=/, ''));
  const right = Buffer.from(signEvent({ appId, timestamp, body, secret }));
  return sent.length === right.length && timingSafeEqual(sent, right);
};
