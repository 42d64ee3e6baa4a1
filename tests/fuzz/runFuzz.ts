import { createRandom } from '#server/seed/createRandom.ts';
import type { OpenCopy } from '../support/openDatabases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { watchLoop } from '../support/watchLoop.ts';
import { createChangeLog, isOfJob, type ChangeLog } from './ChangeLog.ts';
import { checkReply, hiddenFields, MAX_DELAY_MS, type FuzzReply } from './checkReply.ts';
import { createRequest, createRightRequest } from './createRequest.ts';
import { USERS, type FuzzRequest, type FuzzRoute, type User } from './FuzzRequest.ts';
import { allRoutes } from './allRoutes.ts';
import { createHiddenValues, type HiddenValues } from './hiddenValues.ts';
import { keepAccounts } from './keepAccounts.ts';
import { printFailure } from './printFailure.ts';
import { findUnasked, probeTwins } from './probeTwins.ts';
import { createWorld, type World } from './World.ts';

export interface FuzzOptions {
  requests: number;
  seed: number;
  openCopy: OpenCopy;
  /** Told of each failure as it is found. */
  onFailure?: (text: string) => void;
}

/**
 * Share of the routes that may have answered with refusals alone: guards, rules and what other systems have agreed to refuse some
 * however they are asked.
 */
export const MOST_REFUSED = 0.04;

export interface FuzzReport {
  statuses: Readonly<Record<string, number>>;
  /** Each with what is wrong and how to ask again. */
  failures: readonly string[];
  routes: number;
  /** Routes that answered below 300. */
  reached: readonly string[];
  /** Routes that never answered below 300. */
  unreached: readonly string[];
  /** Probes for hidden values by door and status: `conflict 409`. */
  doors: Readonly<Record<string, number>>;
  slowestMs: number;
  /** The call that took so long. */
  slowest: string;
}

/** What goes on while requests are sent. */
interface Run {
  world: World;
  log: ChangeLog;
  hidden: ReadonlyMap<User, ReadonlySet<string>>;
  secrets: HiddenValues;
  /** Codes by user. */
  held: ReadonlyMap<User, readonly string[]>;
  /** Signs every user in anew. */
  signIn: () => Promise<void>;
  tokenOf: (user: User) => Promise<string | undefined>;
  statuses: Record<string, number>;
  reached: Set<string>;
  /** Those that are still asked rightly, in turn. */
  waiting: FuzzRoute[];
  /** Takes back what a call did to the accounts that ask; true when it did something. */
  restoreAccounts: () => Promise<boolean>;
  /** Turns through those that were not reached yet. */
  turns: number;
  failures: string[];
  slowestMs: number;
  slowest: string;
}

/** Turns of asking rightly what was not reached yet: guards and rules refuse some at random. */
const RIGHT_TURNS = 5;
/** How often one is asked rightly after that. */
const AGAIN = 0.05;
/** New rows become known after so many requests. */
const REFRESH_AFTER = 200;

/** Asks the whole API `requests` times; the same seed asks the same. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const server = await startTestServer(options, { rows: 30 });
  try {
    server.app.log.level = 'error';
    return await fuzz(server, options);
  } finally {
    await server.close();
  }
}

async function fuzz(server: TestServer, { requests, seed, onFailure }: FuzzOptions): Promise<FuzzReport> {
  const world = await createWorld(server, createRandom(`fuzz ${seed}`));
  const routes = allRoutes();
  const run = await startRun(world, createHiddenValues(world, createRandom(`hidden ${seed}`)));
  const doors: Record<string, number> = {};
  const probe = async (): Promise<void> => addProbes(run, doors, onFailure);
  await probe();
  for (let sent = 0; sent < requests; sent += 1) {
    if (sent % REFRESH_AFTER === 0) await refresh(run);
    const request = await nextRequest(run, routes);
    const reply = await send(server, request);
    const wrong = [
      ...(await checkChanges(run, request, reply)),
      ...checkReply(request, reply, world, run.hidden.get(request.user) ?? new Set()),
      ...run.secrets.findIn(run.held.get(request.user) ?? [], reply),
      ...checkPrototype(),
    ];
    note(run, request, reply);
    if (mayChangeAccounts(request, reply) && (await run.restoreAccounts())) await run.signIn();
    if (wrong.length === 0) continue;
    const text = printFailure(sent, request, reply, wrong);
    run.failures.push(text);
    onFailure?.(text);
  }
  await probe();
  run.failures.push(...findUnasked(doors));
  const keys = routes.map((route) => route.key);
  const { statuses, failures, slowestMs, slowest } = run;
  return {
    statuses,
    failures,
    routes: routes.length,
    reached: keys.filter((key) => run.reached.has(key)),
    unreached: keys.filter((key) => !run.reached.has(key)),
    doors,
    slowestMs,
    slowest,
  };
}

/** Asks through all doors for hidden values, and notes what was found and which doors answered. */
async function addProbes(
  { world, secrets, held, tokenOf, failures, log }: Run,
  doors: Record<string, number>,
  onFailure: FuzzOptions['onFailure'],
): Promise<void> {
  await world.refresh();
  const probers = await Promise.all(
    USERS.map(async (name) => ({ name, token: await tokenOf(name), held: held.get(name) ?? [] })),
  );
  const report = await probeTwins(world, secrets, probers);
  for (const [door, count] of Object.entries(report.doors)) doors[door] = (doors[door] ?? 0) + count;
  failures.push(...report.failures);
  for (const text of report.failures) onFailure?.(text);
  await log.take();
}

async function refresh({ world, secrets, log }: Run): Promise<void> {
  await world.refresh();
  await secrets.plant(0);
  await log.tidy();
}

async function startRun(world: World, secrets: HiddenValues): Promise<Run> {
  const tokens = new Map<User, string | undefined>();
  const hidden = new Map<User, ReadonlySet<string>>();
  const held = new Map<User, readonly string[]>();
  const signIn = async (): Promise<void> => {
    for (const user of USERS) {
      const caller = user === 'anonymous' ? world.server.anonymous : await world.server.login(user);
      tokens.set(user, caller.token);
      const { permissions } = (await caller.post('/me')).json as { permissions?: string[] };
      hidden.set(user, hiddenFields(permissions ?? []));
      held.set(user, permissions ?? []);
    }
  };
  await signIn();
  const signInAnew = await createThrowaway(world);
  const tokenOf: Run['tokenOf'] = async (user) => (user === 'throwaway' ? signInAnew() : tokens.get(user));
  const log = await createChangeLog(world);
  return {
    world,
    restoreAccounts: await keepAccounts(world),
    log,
    hidden,
    secrets,
    held,
    tokenOf,
    signIn,
    statuses: {},
    reached: new Set(),
    waiting: [],
    turns: 0,
    failures: [],
    slowestMs: 0,
    slowest: '',
  };
}

const mayChangeAccounts = ({ route }: FuzzRequest, { status }: FuzzReply): boolean =>
  route.isChanging && status < 300 && route.key.includes('account');

/** Signs in an account that may have changed its password before. */
async function createThrowaway({ run, server }: World): Promise<() => Promise<string | undefined>> {
  const [row] = await run<{ password: string }>(`select password from account where username = 'office'`);
  return async () => {
    await run(`update account set password = $1, status = 1, deleted_at = null where username = 'office'`, [
      row?.password,
    ]);
    return (await server.login('office')).token;
  };
}

/** First each route rightly, in turn; then by chance, and now and then one that was not reached yet. */
async function nextRequest(run: Run, routes: readonly FuzzRoute[]): Promise<FuzzRequest> {
  const { world, tokenOf, log } = run;
  const right = nextRight(run, routes);
  const request = right
    ? await createRightRequest(right, world, tokenOf)
    : await createRequest(world.random.pick(routes), world, tokenOf);
  await log.settle();
  await log.take();
  return request;
}

function nextRight(run: Run, routes: readonly FuzzRoute[]): FuzzRoute | undefined {
  const { random } = run.world;
  const missing = routes.filter(({ key }) => !run.reached.has(key));
  if (run.waiting.length === 0 && run.turns < RIGHT_TURNS) {
    run.waiting = missing;
    run.turns += 1;
  }
  return (
    run.waiting.shift() ?? (missing.length > 0 && random.chance(AGAIN) ? random.pick(missing) : undefined)
  );
}

/** What is slow only once was compiled, or memory was tidied up: the least of three tries is the request's own delay. */
async function send(server: TestServer, request: FuzzRequest): Promise<FuzzReply> {
  const reply = await sendOnce(server, request);
  for (let left = 2; left > 0 && reply.delayMs > MAX_DELAY_MS; left -= 1) {
    const again = await sendOnce(server, request);
    reply.delayMs = Math.min(reply.delayMs, again.delayMs);
  }
  return reply;
}

async function sendOnce({ app }: TestServer, request: FuzzRequest): Promise<FuzzReply> {
  const watch = watchLoop();
  const started = performance.now();
  const reply = await app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: request.headers,
    ...(request.body ? { payload: request.body } : {}),
  });
  return {
    delayMs: watch.stop(),
    status: reply.statusCode,
    type: String(reply.headers['content-type'] ?? ''),
    body: reply.headers['content-encoding'] ? '' : reply.body,
    ...(isSheet(reply.headers) ? { bytes: reply.rawPayload } : {}),
    tookMs: performance.now() - started,
  };
}

const isSheet = (headers: Readonly<Record<string, unknown>>): boolean =>
  String(headers['content-type']).includes('spreadsheet') && !headers['content-encoding'];

/** What is refused, and what only reads, leaves no trace (reliability.md 2, row 8). */
async function checkChanges(
  run: Run,
  { route, method }: FuzzRequest,
  { status }: FuzzReply,
): Promise<string[]> {
  const changes = await run.log.take();
  const mayChange =
    status < 400 && (route.isChanging || route.key === 'POST /login' || method !== route.method);
  const isJob = status === 202;
  const isRead = route.key === 'POST /notifications/read';
  return mayChange || isJob || isRead || isOfJob(changes) || changes.length === 0
    ? []
    : [`answers ${status} and leaves ${changes.join(', ')}`];
}

/** A key that everything inherits would change the whole process. */
function checkPrototype(): string[] {
  const polluted = Object.keys(Object.prototype);
  return polluted.length > 0 ? [`Object.prototype has ${polluted.join(', ')}`] : [];
}

function note(run: Run, request: FuzzRequest, { status, tookMs }: FuzzReply): void {
  run.statuses[status] = (run.statuses[status] ?? 0) + 1;
  if (tookMs > run.slowestMs)
    Object.assign(run, { slowestMs: tookMs, slowest: `${request.route.key} (${request.kind})` });
  if (status < 300 && request.method === request.route.method) run.reached.add(request.route.key);
}
