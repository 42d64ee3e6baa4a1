import type { Session } from '#contract/session.ts';
import type { Api } from './Api.ts';

/** Accounts of the demo company, and the main account of the second one (interface 3). */
export const DEMO_ACCOUNTS = [
  'admin',
  'warehouse',
  'crm',
  'cashier',
  'manager',
  'distributor',
  'production',
  'office',
  'nobody',
  'owner',
  'accountant',
  'approver',
  'proposer',
  'quoter',
  'other',
] as const;

/** Password of all of them. */
export const DEMO_PASSWORD = 'demo-1234';

/** Somebody who is signed in. */
export interface Account {
  name: string;
  token: string;
  session: Session;
  /** Codes held. */
  held: readonly string[];
  /** Calls as this account. */
  api: Api;
}

/** Signs in and asks who that is; throws what the server says when it cannot be. */
export async function signIn(api: Api, name: string, password: string = DEMO_PASSWORD): Promise<Account> {
  const login = await api.post('/login', { username: name, password });
  const token = login.json['token'];
  if (typeof token !== 'string')
    throw new Error(`${name} could not sign in: ${login.status} ${login.text.slice(0, 200)}`);
  return toAccount(api, name, token);
}

/** Who holds a token. */
export async function toAccount(api: Api, name: string, token: string): Promise<Account> {
  const own = api.with({ token });
  const me = await own.post('/me');
  if (me.status !== 200) throw new Error(`${name}: /me answers ${me.status} ${me.text.slice(0, 200)}`);
  const session = me.json as unknown as Session;
  return { name, token, session, held: session.permissions, api: own };
}
