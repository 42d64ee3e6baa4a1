import type { InjectOptions } from 'fastify';
import { model } from '#generated/server.gen.ts';
import { buildProbes, setBack, type MakeProbe, type Probe, type Reply, type Send } from './buildProbes.ts';
import type { HiddenValues } from './hiddenValues.ts';
import type { World } from './World.ts';

/*
 * Asks through every door as somebody who may not see hidden values, once in each of their two states: the answers must
 * be the same bytes, refusals included. What only the verdict of a rule tells that says so (`reveals`) may differ.
 */

/** Somebody who asks. */
export interface Prober {
  name: string;
  token: string | undefined;
  held: readonly string[];
}

export interface ProbeReport {
  /** What was found, each with the call. */
  failures: string[];
  /** Kinds of calls that answered, by their number. */
  doors: Record<string, number>;
}

/** Codes of rules over hidden fields: only those that reveal them are error rules. */
const REVEALING: ReadonlySet<string> = new Set(
  model.entities.flatMap(({ rules }) =>
    rules
      .filter(({ reads, level }) => reads !== undefined && level === 'error')
      .map(({ message }) => message),
  ),
);

/** Doors that must have answered so at least once, or the run has looked at nothing. */
const DOORS = [
  'record 200',
  'records 200',
  'lookup 200',
  'list 200',
  'count 200',
  'download 200',
  'report 200',
  'conflict 409',
  'conflict of rows 409',
  'change 200',
  'rows by id 200',
  'rows without ids 422',
  'hidden field 422',
  'transition 409',
  'preview 200',
  'import 200',
  'error file 200',
];

/** What the probes of a run did not come to. */
export const findUnasked = (doors: Readonly<Record<string, number>>): string[] =>
  DOORS.filter((door) => !doors[door]).map((door) => `no probe for hidden values reached "${door}"`);

/** Probes all doors as each of `probers` who does not see everything. */
export async function probeTwins(
  world: World,
  hidden: HiddenValues,
  probers: readonly Prober[],
): Promise<ProbeReport> {
  const report: ProbeReport = { failures: [], doors: {} };
  for (const prober of probers.filter(({ held }) => hidden.isBlind(held))) {
    const send = createSend(world, prober);
    const probes = await buildProbes(world, hidden, send);
    const sides: Asked[][] = [];
    // The first round only leaves what the probes leave: who changed a record last, and what is worked out of its rows.
    for (const state of [0, 0, 1] as const) {
      for (const { name } of hidden.entities) await setBack(name, world);
      await hidden.plant(state, prober.held);
      sides.push(await askAll(probes, send));
    }
    const [, ones = [], others = []] = sides;
    for (const [at, one] of ones.entries()) compare({ report, hidden, prober }, one, others[at] ?? one);
  }
  return report;
}

interface Asked {
  probe: Probe;
  reply: Reply;
}

async function askAll(probes: readonly MakeProbe[], send: Send): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const make of probes) {
    const probe = await make();
    asked.push({ probe, reply: await send(probe) });
  }
  return asked;
}

/** Who probes, what he must not see, and where it is noted. */
interface Probing {
  report: ProbeReport;
  hidden: HiddenValues;
  prober: Prober;
}

function compare({ report, hidden, prober }: Probing, one: Asked, other: Asked): void {
  const door = `${one.probe.door} ${one.reply.status}`;
  report.doors[door] = (report.doors[door] ?? 0) + 1;
  for (const asked of [one, other])
    for (const leak of hidden.findIn(prober.held, asked.reply)) note(report, prober, asked, leak);
  if (one.reply.status >= 500) note(report, prober, one, 'fails');
  if (isAlike(one.reply, other.reply)) return;
  note(
    report,
    prober,
    other,
    `differs from its twin: ${showDifference(plain(one.reply), plain(other.reply))}\n  ${one.reply.status} ${one.reply.body.slice(0, SHOWN)}`,
  );
}

/** Where two texts part, with what stands around it. */
function showDifference(one: string, other: string): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 80));
  return `${around(one)} and ${around(other)}`;
}

const SHOWN = 1_500;

function note({ failures }: ProbeReport, { name }: Prober, { probe, reply }: Asked, wrong: string): void {
  const call = `${probe.method} ${probe.url} ${JSON.stringify(probe.body ?? {})}`;
  failures.push(
    `${probe.door} as ${name}: ${wrong}\n  ${call}\n  ${reply.status} ${reply.body.slice(0, SHOWN)}`,
  );
}

function isAlike(one: Reply, other: Reply): boolean {
  if (one.bytes || other.bytes) return one.status === other.status;
  if ([one, other].some(({ body }) => [...REVEALING].some((code) => body.includes(`"${code}"`)))) return true;
  return plain(one) === plain(other);
}

/** Without what differs by nature: one call comes after the other. */
const plain = ({ status, body }: Reply): string =>
  `${status} ${body
    .replaceAll(/"(request_id|error_file|[a-z_]+_at)":("[^"]*"|null)/g, '')
    .replaceAll(/"version":\d+/g, '')}`;

function createSend({ server }: World, { token }: Prober): Send {
  return async ({ method, url, body, raw }) => {
    const options: InjectOptions = {
      method,
      url: `/api${url}`,
      headers: {
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(raw ? { 'content-type': raw.type } : {}),
      },
      ...(raw ? { payload: raw.bytes } : body ? { payload: body } : {}),
    };
    const reply = await server.app.inject(options);
    const isSheet = String(reply.headers['content-type']).includes('spreadsheet');
    return {
      status: reply.statusCode,
      body: isSheet ? '' : reply.body,
      ...(isSheet ? { bytes: reply.rawPayload } : {}),
    };
  };
}
