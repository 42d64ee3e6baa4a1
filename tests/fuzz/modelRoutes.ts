import { callableTransitionsOf, movedField } from '#contract/workflow.ts';
import { model } from '#generated/server.gen.ts';
import type { ActionModel } from '#contract/action.ts';
import type { EntityModel, ListModel } from '#contract/model.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import type { ImportModel } from '#contract/import.ts';
import { plainListOf } from '#server/list/plainList.ts';
import { toUpload, toWorkbook } from '../server/import/sheets.ts';
import { leafOf } from '../conformance/rights.ts';
import { sampleFilter } from '../support/samples.ts';
import { onceOnly, type Draft, type FuzzRoute } from './FuzzRequest.ts';
import { READY } from '../conformance/workflowCases.ts';
import { copyBody } from './copyBody.ts';
import { isScan } from './scanRoutes.ts';
import { toRoute } from './toRoute.ts';
import { validBody, validValue } from './validValues.ts';
import type { World } from './World.ts';

/** Every route that the model gives. */
export const modelRoutes = (): FuzzRoute[] => [
  ...model.lists.flatMap(listRoutes),
  ...model.imports.flatMap(importRoutes),
  ...model.actions.filter(({ url = '' }) => !isScan(url)).flatMap(actionRoutes),
  ...model.entities.flatMap((entity) => [
    ...readRoutes(entity),
    ...writeRoutes(entity),
    ...callableTransitionsOf(entity.workflows).flatMap((transition) => transitionRoutes(entity, transition)),
  ]),
];

/** What its fields take; whether it makes sense together only the code knows. */
function actionRoutes({ url, records, input, idempotent }: ActionModel): FuzzRoute[] {
  const once = () => (idempotent ? onceOnly() : {});
  const bodyOf = (world: World) =>
    Object.fromEntries(input.map((field) => [field.name, validValue(field, world)]));
  const changing = { method: 'POST', isChanging: true } as const;
  if (url !== undefined)
    return [
      {
        ...changing,
        key: `POST ${url}`,
        draft: async (world) => ({ ...once(), path: url, body: bodyOf(world) }),
      },
    ];
  const entity = model.entities.find(({ name }) => name === records?.entity);
  if (!entity || !records) return [];
  const { name } = entity;
  const one: FuzzRoute = {
    ...changing,
    entity: name,
    key: `POST /${name}/:id/${records.key}`,
    draft: async (world) => {
      const fit = await findGuarded(entity, records.guard, world);
      const id = fit.length > 0 ? world.random.pick(fit) : world.target(name);
      return { ...once(), path: `/${name}/${id}/${records.key}`, body: bodyOf(world) };
    },
  };
  return records.bulk ? [one, ...selectionRoutes(entity, records.key, bodyOf, once)] : [one];
}

/** What is done to a selection, and who of it would be refused. */
function selectionRoutes(
  entity: EntityModel,
  key: string,
  bodyOf: (world: World) => Record<string, unknown>,
  once: () => Pick<Draft, 'headers'>,
): FuzzRoute[] {
  const { name } = entity;
  const path = `/${name}/${key}`;
  const targetOf = (world: World) => selectionOf(entity, world.target(name), world);
  return [
    {
      method: 'POST',
      isChanging: true,
      entity: name,
      key: `POST ${path}`,
      draft: async (world) => ({ ...once(), path, body: { ...targetOf(world), ...bodyOf(world) } }),
    },
    {
      method: 'POST',
      isChanging: false,
      entity: name,
      key: `POST ${path}/preview`,
      draft: async (world) => ({ path: `${path}/preview`, body: targetOf(world) }),
    },
  ];
}

/** A trial of one row; what is wrong with it is answered, not refused. */
function importRoutes({ url, columns, screen }: ImportModel): FuzzRoute[] {
  return [
    ...['jobs', 'errors'].map((part) =>
      toRoute(`GET ${url}/${part}/:id`, async (world) => ({
        path: `${url}/${part}/${await findImport(screen, world)}`,
      })),
    ),
    {
      key: `GET ${url}/template`,
      method: 'GET',
      isChanging: false,
      draft: async () => ({ path: `${url}/template` }),
    },
    {
      key: `POST ${url}`,
      method: 'POST',
      isChanging: true,
      draft: async ({ random }) => {
        const rows = [columns.map(({ key }) => key), columns.map(() => random.pick(['a', 1, null]))];
        const { payload, type } = toUpload(
          { name: 'a.xlsx', bytes: await toWorkbook(rows) },
          { dry_run: '1' },
        );
        return { path: url, raw: { bytes: payload, type } };
      },
    },
  ];
}

/** A sheet of the administrator with a file of its errors. */
async function findImport(screen: string, { run, server }: World): Promise<number> {
  const [row] = await run<{ id: number }>(
    `insert into khuon_import (customer_id, account_id, screen, language, state, outcome, error_file_id, expires_at)
select a.customer_id, a.id, $1, 'vi', 'done', $2::jsonb, $3, now() + interval '1 hour' from account a where a.username = 'admin' returning id`,
    [screen, JSON.stringify(OUTCOME), await saveSheet(server)],
  );
  return row?.id ?? NOWHERE;
}

const OUTCOME = {
  answer: { accepted: 0, rejected: 1, error_count: 1, warning_count: 0, errors: [] },
  marks: [],
};

async function saveSheet({ db, open }: World['server']): Promise<number> {
  const bytes = await toWorkbook([['a']]);
  const file = await open.files.saveBytes(db.forTenant(1), 1, bytes, {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    class: 'private',
    name: 'a.xlsx',
    createdBy: 1,
  });
  return file.id;
}

function listRoutes(list: ListModel): FuzzRoute[] {
  const { entity } = list;
  return Object.values(list.urls).map((url: string) => ({
    key: `POST ${url}`,
    method: 'POST',
    isChanging: false,
    entity,
    draft: async (world) => ({ path: url, body: listBody(list, world, url !== list.urls.download) }),
  }));
}

function listBody(list: ListModel, { random }: World, isPaged: boolean): Record<string, unknown> {
  const filters = list.filters.filter(() => random.chance(0.25));
  const sorted = list.columns.filter((column) => column.sort);
  const mode = random.chance(0.3) && list.viewModes.length > 0 ? random.pick(list.viewModes) : undefined;
  return {
    filters: Object.fromEntries(
      filters.map((filter) => [filter.key, sampleFilter(filter, leafOf(model, list, filter).field)]),
    ),
    ...(mode ? { viewMode: mode.key } : {}),
    ...(sorted.length > 0 && random.chance(0.4)
      ? { sort: { field: random.pick(sorted).key, order: random.pick(['ASC', 'DESC']) } }
      : {}),
    ...(isPaged ? pageOf({ random }) : {}),
  };
}

const pageOf = ({ random }: Pick<World, 'random'>) =>
  random.chance(0.5) ? { page: random.int(1, 3), perPage: random.pick([1, 7, 50, 200]) } : {};

/** No record has this id; an entity may have none at all. */
const NOWHERE = 999_999_999;

function readRoutes(entity: EntityModel): FuzzRoute[] {
  const { name, access, lookup } = entity;
  const reading = { method: 'GET', isChanging: false, entity: name } as const;
  const routes: FuzzRoute[] = [];
  if (access.read !== null)
    routes.push(
      {
        ...reading,
        key: `GET /${name}/:id`,
        draft: async (world) => ({ path: `/${name}/${await findOne(entity, world)}` }),
      },
      { ...reading, key: `GET /${name}`, draft: async (world) => manyOf(entity, world) },
    );
  if (lookup !== null)
    routes.push({
      ...reading,
      key: `POST /${name}/lookup`,
      method: 'POST',
      draft: async (world) => ({ path: `/${name}/lookup`, body: lookupBody(name, world) }),
    });
  return routes;
}

/** A record to be read; of a view only the server knows which there are. */
async function findOne(
  { name, view }: EntityModel,
  { random, ids, server }: World,
): Promise<number | string> {
  if (!view) return random.pick([...ids(name), NOWHERE]);
  const reply = await (await server.login('admin')).send('GET', `/${name}?range=[0,9]`);
  const rows = reply.status === 200 ? (JSON.parse(reply.body) as { id: number | string }[]) : [];
  return random.pick([...rows.map(({ id }) => id), NOWHERE]);
}

function manyOf(entity: EntityModel, { random, ids }: World): Draft {
  const { name } = entity;
  const served = plainListOf(entity).filters.map(({ key }) => key);
  const key = random.pick(['id', ...served]);
  const filter = { [key]: key === 'id' ? ids(name).slice(0, random.int(1, 5)) : [null] };
  const order = JSON.stringify([random.pick(['id', ...served]), random.pick(['ASC', 'DESC'])]);
  const query: Record<string, string> = random.chance(0.5)
    ? { filter: JSON.stringify(filter) }
    : { range: '[0,9]', sort: random.chance(0.5) ? order : '["id","DESC"]' };
  return { path: `/${name}`, query };
}

const lookupBody = (name: string, { random, ids }: World) =>
  random.pick<object>([
    {},
    { q: random.pick(['a', 'ao', 'nguyễn', '0912']) },
    { ids: ids(name).slice(0, 5) },
    { where: {} },
  ]);

function writeRoutes(entity: EntityModel): FuzzRoute[] {
  const { name, access } = entity;
  const changing = { isChanging: true, entity: name };
  const routes: FuzzRoute[] = [];
  if (access.create)
    routes.push({
      ...changing,
      key: `POST /${name}`,
      method: 'POST',
      draft: async (world) => ({ path: `/${name}`, body: await standaloneBody(entity, world) }),
    });
  if (access.update)
    routes.push({
      ...changing,
      key: `PUT /${name}/:id`,
      method: 'PUT',
      draft: (world) => draftUpdate(entity, world),
    });
  if (access.delete)
    routes.push({
      ...changing,
      key: `DELETE /${name}/:id`,
      method: 'DELETE',
      draft: async (world) => ({ path: `/${name}/${await findDeletable(entity, world)}` }),
    });
  return routes;
}

/** A child row that is created by itself names its parent. */
async function standaloneBody(entity: EntityModel, world: World): Promise<Record<string, unknown>> {
  const { parent } = entity;
  const own = parent ? { [parent.foreignKey]: world.random.pick(world.ids(parent.entity)) } : {};
  const copy = world.random.chance(0.5) ? await copyBody(entity, world) : undefined;
  return { ...own, ...(copy ?? validBody(entity, world, world.random.pick([0, 0.2, 0.6]))) };
}

/** A record that is there, or a new one, on which nothing hangs yet. */
async function findDeletable(entity: EntityModel, world: World): Promise<number> {
  const target = world.target(entity.name);
  if (entity.access.create === null || world.random.chance(0.5)) return target;
  const caller = await world.server.login('admin');
  const { json } = await caller.post(`/${entity.name}`, await standaloneBody(entity, world));
  return Number(json['id'] ?? target);
}

async function draftUpdate(entity: EntityModel, world: World): Promise<Draft> {
  const id = world.target(entity.name);
  const fields = entity.fields.filter((field) => !field.readOnly && !field.rows && !field.number);
  const chosen = fields.filter(() => world.random.chance(0.1));
  return {
    path: `/${entity.name}/${id}`,
    body: {
      version: await versionOf(entity, id, world),
      ...Object.fromEntries(chosen.map((field) => [field.name, validValue(field, world)])),
    },
  };
}

async function versionOf(entity: EntityModel, id: number, world: World): Promise<number> {
  const [row] = await world.run<{ version: number }>(`select version from "${entity.table}" where id = $1`, [
    id,
  ]);
  return row?.version ?? 1;
}

function transitionRoutes(entity: EntityModel, transition: TransitionModel): FuzzRoute[] {
  const { name } = entity;
  const changing = { method: 'POST', isChanging: true, entity: name } as const;
  const one: FuzzRoute = {
    ...changing,
    key: `POST /${name}/:id/${transition.key}`,
    draft: async (world) => {
      const id = await putInState(entity, transition, world);
      return { path: `/${name}/${id}/${transition.key}`, body: inputOf(transition, world) };
    },
  };
  const many: FuzzRoute = {
    ...changing,
    key: `POST /${name}/${transition.key}`,
    draft: async (world) => {
      const id = await putInState(entity, transition, world);
      const target = selectionOf(entity, id, world);
      return { path: `/${name}/${transition.key}`, body: { ...target, ...inputOf(transition, world) } };
    },
  };
  const preview: FuzzRoute = {
    method: 'POST',
    isChanging: false,
    entity: name,
    key: `POST /${name}/${transition.key}/preview`,
    draft: async (world) => {
      const target = selectionOf(entity, world.target(name), world);
      return { path: `/${name}/${transition.key}/preview`, body: target };
    },
  };
  const { bulk, sum } = transition;
  return [one, ...(bulk ? [many] : []), ...(bulk || sum ? [preview] : [])];
}

/** By ids, or by the filter of a list of the entity. */
function selectionOf({ name }: EntityModel, id: number, { random, protectedIds }: World): object {
  const list = model.lists.find((one) => one.entity === name);
  if (!list || random.chance(0.6)) return { ids: [id] };
  return { screen: list.screen, filters: {}, except: protectedIds(name) };
}

/**
 * Puts a record where the transition starts from, behind the server's back; one that the guard lets through, where there is one,
 * or that is given what the guard wants.
 */
async function putInState(entity: EntityModel, transition: TransitionModel, world: World): Promise<number> {
  const fit = await findGuarded(entity, transition.guard, world);
  const id = fit.length > 0 ? world.random.pick(fit) : world.target(entity.name);
  const ready = Object.entries(fit.length > 0 ? {} : (READY[`${entity.name}.${transition.key}`] ?? {}));
  const names = [movedField(entity.workflows, transition), ...ready.map(([name]) => name)];
  const sets = names.map((name, index) => `"${name}" = $${index + 2}`).join(', ');
  const values = [world.random.pick(transition.from), ...ready.map(([, value]) => value)];
  await world
    .run(`update "${entity.table}" set ${sets} where id = $1`, [id, ...values])
    .catch(allowDuplicate);
  return id;
}

/** Of two that may not stand in one state side by side the second stays where it is. */
function allowDuplicate(error: { code?: string }): void {
  if (error.code !== '23505') throw error;
}

/** Records of the first company that a guard lets through. */
async function findGuarded(
  { name, table }: EntityModel,
  guard: TransitionModel['guard'],
  { ids, protectedIds, run }: World,
): Promise<number[]> {
  if (!guard) return [];
  const free = ids(name).filter((id) => !protectedIds(name).includes(id));
  const rows = await run<{ record: { id: number } }>(
    `select to_jsonb(t) as record from "${table}" t where id = any($1::int8[])`,
    [free],
  );
  const now = new Date().toISOString();
  const user = { id: 0, customer: 0, permissions: [], warehouses: [], pos: [], node: null, nodes: [] };
  const context = { user, settings: {}, now, today: now.slice(0, 10), parent: {}, old: null, input: {} };
  return rows.filter(({ record }) => guard({ ...context, record })).map(({ record }) => record.id);
}

function inputOf(transition: TransitionModel, world: World): Record<string, unknown> {
  const form = model.forms.find((one) => one.screen === transition.form);
  const fields = Object.fromEntries(
    (form?.data ?? []).map((field) => [field.name, validValue(field, world)]),
  );
  return transition.note ? { ...fields, note: 'Ghi chú đủ dài để được nhận' } : fields;
}
