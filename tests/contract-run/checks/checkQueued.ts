import type { ApiReply } from '../../support/Api.ts';
import { isIn, valueOf } from '../../verify/expect/actions.ts';
import { may } from '../../verify/expect/View.ts';
import { toScreen, type Schema } from '../../support/schemas/readSchemas.ts';
import { ask, expectStatus } from '../Checks.ts';
import type { Contract } from '../Contract.ts';
import { Listener } from '../Listener.ts';
import { sampleRecord } from '../sampleRecord.ts';

/** More than this many records of a filter are moved by a job; as ids they are refused (interface 4). */
const AT_ONCE = 1_000;

/** A job is through by then. */
const JOB_MS = 60_000;
const FILE_MS = 180_000;

/** Rows of the largest page. */
const PAGE = 200;

/** No record has such an id. */
const NOWHERE = 2_000_000_000;

/** What is too large to be waited for: a bulk call over many records, a workbook of many rows. */
export async function checkQueued(contract: Contract): Promise<void> {
  for (const workflow of contract.schemas.workflows) await checkBulk(contract, workflow);
  if (contract.socketUrl !== undefined) await checkExport(contract, contract.socketUrl);
}

type Workflow = Schema<'workflow'>;
type Bulk = Workflow['transitions'][number];

/** Rows chosen one by one are a thousand at most; a larger selection by filters is queued, and done. */
async function checkBulk(contract: Contract, workflow: Workflow): Promise<void> {
  const { account, view } = contract;
  const { entity } = workflow;
  const make = async () => (await account.api.post(`/${entity}`, await sampleRecord(contract, entity))).json;
  const first = await make();
  const fits = (from: readonly string[]) => isIn(view, workflow, from, first);
  const bulk = workflow.transitions.find(
    (one) =>
      one.bulk &&
      one.to !== null &&
      !one.form &&
      !one.note &&
      !one.guard &&
      fits(one.from) &&
      may(view, one.permissions ?? []),
  );
  if (first['id'] === undefined || !bulk) return;
  await checkMany(contract, workflow, bulk, first);
  await checkLarge(contract, workflow, bulk, await make());
}

async function checkMany(
  { checks, account: { api } }: Contract,
  { entity, field }: Workflow,
  bulk: Bulk,
  record: Readonly<Record<string, unknown>>,
): Promise<void> {
  await checks.check(
    `POST /${entity}/${bulk.key} with over ${AT_ONCE} ids: refused, and nothing done`,
    async () => {
      const ids = [record['id'], ...Array.from({ length: AT_ONCE }, (_, index) => NOWHERE + index)];
      const refused = await api.post(`/${entity}/${bulk.key}`, { ids });
      const { error } = refused.json as { error?: { fields?: readonly { path: string; code: string }[] } };
      const now = await api.get(`/${entity}/${String(record['id'])}`);
      return [
        ...expectStatus(refused, 422),
        ...ask(
          error?.fields?.some(({ path, code }) => path === 'ids' && code === 'too_many_rows') === true,
          '422 without too_many_rows at ids',
        ),
        ...ask(now.json[field] === record[field], `the record has ${field} ${String(now.json[field])} now`),
      ];
    },
  );
}

/** One record among over a thousand that the transition leaves alone: the job moves it, and harms nobody. */
async function checkLarge(
  contract: Contract,
  workflow: Workflow,
  bulk: Bulk,
  { id }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { checks, account, view, patience } = contract;
  const { entity, field } = workflow;
  const target = await findLarge(contract, workflow, bulk, id);
  if (!target) return;
  await checks.check(`POST /${entity}/${bulk.key} over ${AT_ONCE} records: queued, and done`, async () => {
    const queued = await account.api.post(`/${entity}/${bulk.key}`, target);
    const state = () => account.api.get(`/${entity}/${String(id)}`);
    const isThere = ({ json }: ApiReply) => json[field] === valueOf(view, workflow, bulk.to ?? '');
    const withinMs = JOB_MS * patience;
    const moved = queued.status === 202 ? await poll(state, isThere, withinMs) : await state();
    return [
      ...expectStatus(queued, 202),
      ...ask(queued.json['queued'] === true, '202 without queued: true'),
      ...ask(
        isThere(moved),
        `after ${withinMs / 1000} s the record still has ${field} ${String(moved.json[field])}`,
      ),
    ];
  });
}

/** A selection by filters of which the transition moves that record alone; undefined where no list has so many. */
async function findLarge(
  { schemas, account: { api }, view }: Contract,
  workflow: Workflow,
  { from }: Bulk,
  id: unknown,
): Promise<object | undefined> {
  const { entity, field, states } = workflow;
  const list = schemas.lists.find(
    (one) =>
      one.entity === entity &&
      may(view, one.permissions) &&
      one.filters?.some((filter) => filter.field === field),
  );
  if (!list) return undefined;
  const valuesOf = (keys: readonly string[]) => keys.map((key) => valueOf(view, workflow, key));
  const read = async (values: readonly unknown[], perPage: number) =>
    (await api.post(list.urls.list, { filters: { [field]: values }, perPage })).json as {
      rows: { id: number }[];
      total: number;
    };
  const movable = await read(valuesOf(from), PAGE);
  const except = movable.rows.map((row) => row.id).filter((one) => one !== id);
  const all = valuesOf(Object.keys(states));
  const { total } = await read(all, 1);
  const isLarge = movable.total <= PAGE && total - except.length > AT_ONCE;
  return isLarge ? { filters: { [field]: all }, except, screen: toScreen(list.route) } : undefined;
}

async function poll(
  read: () => Promise<ApiReply>,
  isDone: (reply: ApiReply) => boolean,
  withinMs: number,
): Promise<ApiReply> {
  const until = Date.now() + withinMs;
  let reply = await read();
  while (!isDone(reply) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    reply = await read();
  }
  return reply;
}

/** The largest list's workbook: queued, announced on the socket and at the bell, fetched by who asked for it alone. */
async function checkExport(contract: Contract, socketUrl: string): Promise<void> {
  const { checks, account } = contract;
  const asked = await askLarge(contract);
  if (asked === undefined) return;
  await checks.check(`POST ${asked.url}: ${asked.total} rows are queued and announced`, async () => {
    const own = await Listener.connect(socketUrl);
    try {
      await own.auth((await account.api.post('/me')).json['auth_key']);
      const queued = await account.api.post(asked.url, asked.body);
      if (queued.status !== 202) return expectStatus(queued, 202);
      const ready = await own.wait(({ name }) => name === 'export-ready', FILE_MS);
      const told = await own.wait(({ name }) => name === 'notification', 5_000);
      const file = await account.api.post('/download-export-excel-file', {
        filename: ready?.data['filename'],
      });
      return [
        ...ask(queued.json['queued'] === true, '202 without queued: true'),
        ...ask(typeof ready?.data['filename'] === 'string', `no export-ready within ${FILE_MS / 1000} s`),
        ...ask(
          Number.isInteger(told?.data['id']) && Number.isInteger(told?.data['type']),
          `no notification {id, type}, but ${JSON.stringify(told ?? null)}`,
        ),
        ...expectStatus(file, 200),
        ...ask(file.text.startsWith('PK'), 'is no workbook'),
        ...(await checkStranger(contract, ready?.data['filename'])),
      ];
    } finally {
      own.close();
    }
  });
}

/** Nobody else gets the file by its name. */
async function checkStranger({ api }: Contract, filename: unknown): Promise<string[]> {
  return expectStatus(await api.post('/download-export-excel-file', { filename }), 401);
}

interface Asked {
  url: string;
  body: object;
  total: number;
}

/** Rows from which our server queues a workbook; another may do it for fewer, and says so by 202. */
const LARGE = 5_000;

/** The list and view mode with most rows; undefined where none is large. */
async function askLarge({ schemas, view, account }: Contract): Promise<Asked | undefined> {
  const found: Asked[] = [];
  for (const { urls, viewModes, permissions } of schemas.lists) {
    if (urls.download === undefined || !may(view, permissions)) continue;
    for (const { key } of viewModes ?? [{ key: 'default' }]) {
      const { json } = await account.api.post(urls.list, { viewMode: key, perPage: 1 });
      found.push({ url: urls.download, body: { viewMode: key }, total: Number(json['total'] ?? 0) });
    }
  }
  const [largest] = found.sort((a, b) => b.total - a.total);
  return largest && largest.total > LARGE ? largest : undefined;
}
