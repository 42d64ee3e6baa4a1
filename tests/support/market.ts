import { expect } from 'vitest';
import { startSandbox, type ShopeeSandbox } from '#connectors/shopee/sandbox.ts';
import type { Context } from '#contract/context.ts';
import { openContext, openSystem } from '#server/context/openContext.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { TestDatabases } from './database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from './server.ts';

/** A shop of the sandbox. */
export const SHOP = '715571443';

export interface TestMarket {
  server: TestServer;
  sandbox: ShopeeSandbox;
  admin: Caller;
  /** Where the sandbox sends somebody back who has agreed there, as the page gets it. */
  agree(caller: Caller, shop?: string): Promise<Record<string, string>>;
  accept(caller: Caller, answer: Record<string, string>): Promise<Reply>;
  /** The shop, connected. */
  connect(): Promise<number>;
  run<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Waits until nothing is left to do for the company but what failed. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** A server whose first company has an app at the sandbox. */
export async function startMarket(database: TestDatabases): Promise<TestMarket> {
  const sandbox = await startSandbox();
  const server = await startTestServer(database, { rows: 12, outgoingAllow: new URL(sandbox.url).host });
  const admin = await server.login('admin');
  const market = { server, sandbox, admin };
  const made = await admin.post('/market_app', toApp(sandbox));
  if (made.status !== 201) throw new Error(made.body);
  return { ...market, ...createWays(market) };
}

export const toApp = ({ url }: ShopeeSandbox) => ({
  platform: 1,
  url,
  app_id: '2001887',
  app_secret: 'test-partner-key-0001',
  push_url: 'http://localhost:3000/hooks/orders/shopee',
});

function createWays({ server, sandbox, admin }: Pick<TestMarket, 'server' | 'sandbox' | 'admin'>) {
  const run: TestMarket['run'] = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const agree: TestMarket['agree'] = async (caller, shop = SHOP) => {
    const begun = await caller.post('/account-auth/begin', { party: 'shopee' });
    const redirect = new URL(String(begun.json['url'])).searchParams.get('redirect') ?? '';
    const state = new URL(redirect).searchParams.get('state') ?? '';
    return { state, code: sandbox.grant(shop), shop_id: shop };
  };
  const accept: TestMarket['accept'] = (caller, answer) =>
    caller.post('/account-auth', { party: 'shopee', answer });
  return {
    run,
    agree,
    accept,
    async connect() {
      const reply = await accept(admin, await agree(admin));
      if (reply.status !== 200) throw new Error(reply.body);
      const [shop] = await run<{ id: number }>('select id from shop_connection where shop_id = $1', [SHOP]);
      return shop?.id ?? 0;
    },
    idle: () =>
      expect
        .poll(() => run('select job, error from khuon_task where customer_id = 1 and failed_at is null'), {
          timeout: 20_000,
          interval: 50,
        })
        .toEqual([]),
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What a job of a module is given that acts for the first company. */
export async function openSync(parts: ServerParts, module: string): Promise<Context> {
  const author = await openSystem(parts, { customer: 1, reason: 'sync', module, requestId: 'market' });
  return openContext(parts, author, module, log);
}
