import { parseArgs } from 'node:util';
import { fillWhole, openTestEmbedded, openTestPostgres } from '../support/openDatabases.ts';
import { unknownCalls } from './allRoutes.ts';
import { MOST_REFUSED, runFuzz } from './runFuzz.ts';

/*
 * npm run fuzz -- --requests 20000 --seed 1
 * With DATABASE_URL on a database of its own on that server, else on the embedded one.
 */

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const requests = toCount('requests', values.requests);
const seed = toCount('seed', values.seed);
const url = process.env.DATABASE_URL;

function toCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    console.error(`--${name} is "${text}": give a whole number from 0 to 999999999`);
    process.exit(2);
  }
  return Number(text);
}

console.log(`seed ${seed}, ${requests} requests, ${url ? 'PostgreSQL' : 'embedded database'}`);
const started = performance.now();
const report = await runFuzz({
  requests,
  seed,
  openCopy: async (template) => fillWhole(url ? await openTestPostgres(url) : openTestEmbedded(), template),
  onFailure: (text) => console.log(`\n${text}`),
});
const { statuses, failures, routes, reached, unreached, slowestMs, slowest } = report;
console.log(
  `\n${Math.round((performance.now() - started) / 1000)} s, slowest answer ${Math.round(slowestMs)} ms: ${slowest}`,
);
console.log(
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join('  '),
);
console.log(
  `doors to hidden values: ${Object.entries(report.doors)
    .map(([door, count]) => `${door}: ${count}`)
    .join('  ')}`,
);
console.log(`${reached.length} of ${routes} routes reached: ${reached.join(', ')}`);
if (unreached.length > 0)
  console.log(`${unreached.length} answered with refusals alone: ${unreached.join(', ')}`);
const unknown = unknownCalls();
if (unknown.length > 0) console.log(`in openapi.json, but not known here: ${unknown.join(', ')}`);
console.log(`${failures.length} failures`);
process.exit(failures.length + unknown.length > 0 || unreached.length > routes * MOST_REFUSED ? 1 : 0);
