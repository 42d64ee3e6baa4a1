import { model } from '#generated/server.gen.ts';
import type { CallbackModel } from '#contract/callback.ts';
import type { FindCallModel } from '#contract/findCall.ts';
import type { EntityModel } from '#contract/model.ts';
import type { PublicLookupModel } from '#contract/page.ts';
import type { ReportModel } from '#contract/report.ts';
import { settingsOf } from '#server/settings/settingsOf.ts';
import { leafOf } from '../conformance/rights.ts';
import { sampleFilter } from '../support/samples.ts';
import type { Draft, FuzzRoute } from './FuzzRequest.ts';
import { toRoute } from './toRoute.ts';
import { validValue } from './validValues.ts';
import { entityOf, type World } from './World.ts';

/** Routes of screens that are neither list nor form: reports, public checks, suggestions, settings, search. */
export function screenRoutes(): FuzzRoute[] {
  return [
    ...model.reports.map(reportRoute),
    ...model.lookups.flatMap(lookupRoutes),
    ...model.callbacks.flatMap(callbackRoutes),
    ...model.entities.flatMap((entity) => (entity.calls ?? []).map((call) => callRoute(entity, call))),
    ...(model.settingsPage ? settingsRoutes() : []),
    toRoute('POST /search', ({ random }) => ({
      path: '/search',
      body: { q: random.pick(['DH', 'áo', '0912', 'nguyễn']) },
    })),
  ];
}

function reportRoute(report: ReportModel): FuzzRoute {
  const { url, filters, tiles } = report;
  return toRoute(`POST ${url}`, ({ random }) => {
    const chosen = filters.filter(() => random.chance(0.3));
    const values = chosen.map((filter) => [
      filter.key,
      sampleFilter(filter, leafOf(model, report, filter).field),
    ]);
    const some = random.chance(0.3) ? { tiles: [random.pick(tiles).key] } : {};
    return { path: url, body: { filters: Object.fromEntries(values), ...some } };
  });
}

/** Nobody has agreed to anything: what he comes back with is refused. */
function callbackRoutes({ url, parties }: CallbackModel): FuzzRoute[] {
  const keys = parties.map(({ key }) => key);
  const begin = toRoute(`POST ${url}/begin`, ({ random }) => ({
    path: `${url}/begin`,
    body: { party: random.pick(keys) },
  }));
  const accept = toRoute(`POST ${url}`, ({ random }) => ({
    path: url,
    body: { party: random.pick(keys), answer: { state: 'x', code: 'y' } },
  }));
  return [
    { ...begin, isChanging: true },
    { ...accept, isChanging: true },
  ];
}

function lookupRoutes(lookup: PublicLookupModel): FuzzRoute[] {
  const check = toRoute(`POST ${lookup.url}`, (world) => draftCode(lookup, lookup.url, world));
  if (!lookup.activate) return [check];
  const { url, field } = lookup.activate;
  const { table } = entityOf(lookup.entity);
  const activate = toRoute(`POST ${url}`, async (world) => {
    await world.run(`update "${table}" set "${field}" = null`);
    return draftCode(lookup, url, world);
  });
  // A look is counted, a wrong one too.
  return [
    { ...check, isChanging: true, isPublic: true },
    { ...activate, isChanging: true, isPublic: true },
  ];
}

/** A code of the first company with its second one. */
async function draftCode(lookup: PublicLookupModel, path: string, world: World): Promise<Draft> {
  await world.run('delete from khuon_rate_limit');
  const { table } = entityOf(lookup.entity);
  const [row] = await world.run<{ code: string; secret: string }>(
    `select "${lookup.code}" as code, "${lookup.secret}" as secret from "${table}" where id = any($1::int8[]) and "${lookup.secret}" is not null limit 1`,
    [world.ids(lookup.entity)],
  );
  return { path, body: { code: row?.code, hash_code: row?.secret } };
}

function callRoute(entity: EntityModel, { url, by }: FindCallModel): FuzzRoute {
  return toRoute(`POST ${url}`, (world) => {
    const field = entity.fields.find(({ name }) => name === by?.field);
    return { path: url, body: by && field ? { [by.param]: validValue(field, world) } : {} };
  });
}

function settingsRoutes(): FuzzRoute[] {
  const path = '/setting/own';
  const save = toRoute(`PUT ${path}`, (world) => {
    const { field } = world.random.pick(settingsOf(model));
    return { path, body: { [field.name]: validValue(field, world) } };
  });
  return [toRoute(`GET ${path}`, () => ({ path })), { ...save, isChanging: true }];
}
