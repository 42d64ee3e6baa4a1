import { parseArgs } from 'node:util';
import { ROOT } from '../bench/processes.ts';
import { Api } from '../support/Api.ts';
import { signIn } from '../support/accounts.ts';
import { readSchemas } from '../support/schemas/readSchemas.ts';
import { toLines } from './Checks.ts';
import { runContract } from './runContract.ts';

/*
 * npm run contract: any server against the contract that the schemas describe.
 */

const USAGE = `npm run contract -- --api <url> --token <t>     any server; the url is the base of the calls: http://localhost:3000/api
npm run contract -- --api <url> --account admin:demo-1234   signs in itself; several accounts: each is tried
  --client-key <key>   the static X-Client-Key (CLIENT_KEY, khuon)
  --write              makes and changes records too, sends a code by phone, listens to the socket and runs jobs;
                       without it everything is only read
  --short              a few filters and sorts of each list instead of all`;

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    token: { type: 'string' },
    account: { type: 'string', multiple: true, default: [] },
    'client-key': { type: 'string', default: process.env.CLIENT_KEY ?? 'khuon' },
    write: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const [base, logins] = [values.api, values.account.map(toLogin)];
  if (base === undefined || !URL.canParse(base))
    throw new Error(`--api is "${base ?? ''}": give an address.\n${USAGE}`);
  const api = new Api({ base: base.replace(/\/$/, ''), clientKey: values['client-key'] });
  const [first] = logins;
  const token = values.token ?? (first && (await signIn(api, first.username, first.password)).token);
  if (token === undefined) throw new Error(`Neither --token nor --account.\n${USAGE}`);
  const results = await runContract({
    schemas: readSchemas(ROOT),
    api,
    token,
    logins,
    isWriting: values.write,
    isShort: values.short,
    socketUrl: new URL(base).origin,
    onResult: (result) => console.log(toLines(result)),
  });
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`${results.length - failed} ok, ${failed} FAIL`);
  return failed === 0 ? 0 : 1;
}

/** `admin:demo-1234`. */
function toLogin(text: string): { username: string; password: string } {
  const [username = '', ...rest] = text.split(':');
  if (username === '' || rest.length === 0) throw new Error(`--account is "${text}": give name:password`);
  return { username, password: rest.join(':') };
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
