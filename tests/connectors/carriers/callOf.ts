import { SANDBOX_ACCOUNTS, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import type { CarrierAccount, CarrierCall } from '#contract/carrier.ts';
import type { HttpPort } from '#contract/ports.ts';

export type CarrierName = keyof typeof SANDBOX_ACCOUNTS;

export const CARRIER_NAMES = Object.keys(SANDBOX_ACCOUNTS) as CarrierName[];

const http: HttpPort = {
  async send({ url, method = 'GET', headers = {}, body }) {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: String(body) }),
    });
    return { status: answer.status, headers: {}, body: Buffer.from(await answer.arrayBuffer()) };
  },
};

/** Names of an account as it is entered; the rest is called the same. */
const NAMES: Readonly<Record<string, keyof CarrierAccount>> = {
  shop_id: 'shopId',
  company_id: 'companyId',
  carrier_customer_id: 'customerId',
  app_id: 'appId',
  app_secret: 'appSecret',
  user_id: 'userId',
  user_secret: 'userSecret',
};

const NOTHING: CarrierAccount = {
  url: null,
  shopId: null,
  username: null,
  token: null,
  password: null,
  companyId: null,
  customerId: null,
  appId: null,
  appSecret: null,
  userId: null,
  userSecret: null,
};

/** A call of a carrier of the sandbox by the account that it knows, or by one that is wrong in something. */
export function callOf(
  { url }: CarrierSandbox,
  name: CarrierName,
  over: Partial<CarrierAccount> = {},
  now = new Date(),
): CarrierCall {
  const known = Object.fromEntries(
    Object.entries(SANDBOX_ACCOUNTS[name]).map(([field, value]) => [NAMES[field] ?? field, value]),
  );
  return { http, now, account: { ...NOTHING, url: url[name], ...known, ...over } };
}
